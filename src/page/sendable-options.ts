import { InvalidOptionsError } from "./errors.ts";

/** Throws `InvalidOptionsError`, naming the option, for values that cannot be sent to a worker, such as functions and URL objects. */
export function assertSendable(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const parts: [string, unknown][] = Array.isArray(value)
      ? value.map((part: unknown, index): [string, unknown] => [`${name}[${index}]`, part])
      : [[name, value]];
    for (const [path, part] of parts) {
      try {
        structuredClone(part);
      } catch {
        throw new InvalidOptionsError(`${path}: must be plain data; a URL is written as a text`);
      }
    }
  }
}
