/** Puts a button that copies the code on every code block of a reply. */

const noteMs = 1500;

export function addCopyButtons(content: DocumentFragment): void {
  for (const block of content.querySelectorAll("pre")) {
    const frame = document.createElement("div");
    frame.className = "code-frame";
    block.replaceWith(frame);
    frame.append(block, copyButton(block.textContent));
  }
}

function copyButton(code: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "small code-copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", "Copy the code");
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(code).then(
      () => note(button, "Copied"),
      () => note(button, "Not allowed"),
    );
  });
  return button;
}

function note(button: HTMLButtonElement, text: string): void {
  button.textContent = text;
  setTimeout(() => (button.textContent = "Copy"), noteMs);
}
