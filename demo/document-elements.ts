/** Elements of index.html by id, checked for their kind, and elements made here. Text only ever enters as text. */

/** index.html and the code disagree. */
class MissingElementError extends Error {
  readonly id: string;

  constructor(id: string) {
    super(`index.html has no fitting element with the id ${id}`);
    this.name = "MissingElementError";
    this.id = id;
  }
}

export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new MissingElementError(id);
  return found;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}
