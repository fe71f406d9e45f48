/** Finds elements of index.html by id, with a check of their type, and creates elements. Strings are inserted as text only. */

/** index.html lacks an element, or it has another type. */
class MissingElementError extends Error {
  readonly id: string;

  constructor(id: string) {
    super(`index.html has no element of the required type with the id ${id}`);
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
  const created = document.createElement(tag);
  if (className !== "") created.className = className;
  created.append(...children);
  return created;
}
