/** The last lines that llama.cpp wrote about errors. The library's own errors do not have the reason. */
import { causeOf } from "../../../inference/cause-of.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";

const maxLines = 8;
const memory = /failed to allocate|bad_alloc|out of memory|unable to allocate|insufficient memory/i;
const lostDevice = /\bdevice(?: "[^"]*")?\]? (?:was |is )?(?:lost|destroyed)/i;

export class CoreLog {
  readonly #lines: string[] = [];

  add(...parts: readonly unknown[]): void {
    this.#lines.push(parts.map(String).join(" "));
    if (this.#lines.length > maxLines) this.#lines.shift();
  }

  clear(): void {
    this.#lines.length = 0;
  }

  toString(): string {
    return this.#lines.join("\n");
  }

  /** Returns the failure that the lines explain; undefined if they explain none. */
  explain(caught: unknown): EngineFailureError | undefined {
    const cause = [this.toString(), causeOf(caught)].filter((text) => text !== "").join("\n");
    if (memory.test(cause)) return new EngineFailureError({ kind: "out-of-memory", detail: "the model ran out of memory", cause });
    if (lostDevice.test(cause)) {
      return new EngineFailureError({ kind: "device-lost", detail: "the device that the model ran on was lost", cause });
    }
    return undefined;
  }
}
