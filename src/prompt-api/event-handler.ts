/** Event handler IDL attributes, such as `oncontextoverflow`. */

type Handler = ((this: EventTarget, event: Event) => unknown) | null;

/** Defines the attribute `on<type>` on a prototype. */
export function defineEventHandler(prototype: EventTarget, type: string): void {
  const handlers = new WeakMap<EventTarget, { handler: Handler; listener: (event: Event) => void }>();
  Object.defineProperty(prototype, `on${type}`, {
    enumerable: true,
    configurable: true,
    get(this: EventTarget) {
      return handlers.get(this)?.handler ?? null;
    },
    set(this: EventTarget, value: unknown) {
      const handler = isHandler(value) ? value : null;
      const known = handlers.get(this);
      // A handler keeps its position among the listeners when it is replaced.
      if (known !== undefined && handler !== null) known.handler = handler;
      else if (known !== undefined) {
        this.removeEventListener(type, known.listener);
        handlers.delete(this);
      } else if (handler !== null) {
        const entry = { handler, listener: (event: Event) => void entry.handler.call(this, event) };
        handlers.set(this, entry);
        this.addEventListener(type, entry.listener);
      }
    },
  });
}

function isHandler(value: unknown): value is NonNullable<Handler> {
  return typeof value === "function";
}
