/**
 * Markdown of a model as elements. The text is not trusted: HTML in it is shown as text, images are left out, and links
 * lead to the web only.
 */
import createDOMPurify from "dompurify";
import { Marked } from "marked";

const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: { html: ({ text }) => escaped(text), image: ({ text, href }) => escaped(text === "" ? href : text) },
});

const purify = createDOMPurify(window);
const allowedTags = "p br strong em del code pre blockquote ul ol li a h1 h2 h3 h4 h5 h6 table thead tbody tr th td hr".split(" ");

export function renderMarkdown(text: string): DocumentFragment {
  const fragment = purify.sanitize(marked.parse(text, { async: false }), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ["href", "start"],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll("a")) {
    link.target = "_blank";
    link.rel = "noopener noreferrer";
  }
  // Long lines scroll inside their block, by keyboard too.
  for (const block of fragment.querySelectorAll("pre")) {
    block.tabIndex = 0;
    block.setAttribute("role", "group");
    block.setAttribute("aria-label", "Code");
  }
  return demotedHeadings(fragment);
}

/** Headings of a reply are at levels below the headings of the page. */
function demotedHeadings(fragment: DocumentFragment): DocumentFragment {
  for (const heading of fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = document.createElement("p");
    level.className = "reply-heading";
    level.append(...heading.childNodes);
    heading.replaceWith(level);
  }
  return fragment;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
