/** The journal of a call: it records every value that is not a function of the request. */
import { z } from "zod";
import type { CallOrigin, JournalEntry } from "../../inference/call-journal.ts";
import type { ReplyJournal } from "../../inference/inference-service.ts";
import { writtenEndSchema, writtenReplySchema, type WrittenReply } from "../../inference/written-reply.ts";
import { InvalidRequest } from "../response/errors.ts";
import { newSlugSuffix, slugId } from "./slug-id.ts";

const idSchema = z.uuid();
const suffixSchema = z.string().regex(/^[0-9a-z]{6}$/);
const documentOrderSchema = z.array(z.string());
const begunSchema = writtenReplySchema.pick({ cachedTokens: true });
const promptSchema = writtenReplySchema.shape.promptTokens.unwrap();

export class CallJournal {
  /** See `CallOrigin`; undefined if the caller keeps no journal. */
  readonly arrival: number | undefined;
  readonly #values = new Map<string, unknown>();
  readonly #lists = new Map<string, unknown[]>();
  readonly #record: (entries: JournalEntry[]) => void;
  #replies = 0;

  constructor(origin?: CallOrigin) {
    this.arrival = origin?.arrival;
    this.#record = origin === undefined ? () => undefined : (entries) => origin.record(entries);
    for (const entry of origin?.recorded ?? []) {
      if ("items" in entry) this.#lists.set(entry.name, [...(this.#lists.get(entry.name) ?? []), ...entry.items]);
      else this.#values.set(entry.name, entry.value);
    }
  }

  /** Returns the recorded value; without one, calls `draw` and records its result. Throws InvalidRequest if the record does not fit the schema. */
  recall<Value>(name: string, schema: z.ZodType<Value>, draw: () => Value): Value {
    if (this.#values.has(name)) return this.#recorded(name, schema);
    const value = draw();
    this.#keep(name, value);
    return value;
  }

  /** `recall` with an asynchronous `draw`. */
  async recallLater<Value>(name: string, schema: z.ZodType<Value>, draw: () => Promise<Value>): Promise<Value> {
    if (this.#values.has(name)) return this.#recorded(name, schema);
    const value = await draw();
    this.#keep(name, value);
    return value;
  }

  /** Returns a UUID, the same at every host. */
  id(name: string): string {
    return this.recall(name, idSchema, () => crypto.randomUUID());
  }

  /** Returns the slug of `name` and six characters (contract 0.4), the same at every host. `byDefault`: the slug of a name without letters and digits. */
  slugId(name: string, byDefault: string): string {
    // Only the suffix is recorded, so that a forged journal cannot choose the start of an id.
    return slugId(
      name,
      byDefault,
      this.recall(`${byDefault} suffix`, suffixSchema, () => newSlugSuffix()),
    );
  }

  /** Returns id and journal of the call's next reply. A call starts its replies in the same order at every host. */
  nextReply(): { replyId: string; journal: ReplyJournal } {
    const name = `reply ${this.#replies}`;
    this.#replies += 1;
    const written = this.#writtenReply(name);
    return {
      replyId: this.id(`${name} id`),
      journal: {
        ...(written === undefined ? {} : { written }),
        onBegin: (cachedTokens) => this.#keep(name, { cachedTokens }),
        onWritten: ({ pieces, weights, promptTokens, end }) => {
          if (promptTokens !== undefined) this.#keep(`${name} prompt`, promptTokens);
          if (pieces.length > 0) {
            this.#record([
              { name: `${name} pieces`, items: pieces },
              { name: `${name} weights`, items: weights },
            ]);
          }
          if (end !== undefined) this.#keep(`${name} end`, end);
        },
        documentOrder: (order) => this.recallLater(`${name} documents`, documentOrderSchema.optional(), order),
      },
    };
  }

  #writtenReply(name: string): WrittenReply | undefined {
    if (!this.#values.has(name)) return undefined;
    const reply: Record<string, unknown> = {
      ...this.#recorded(name, begunSchema),
      pieces: this.#lists.get(`${name} pieces`) ?? [],
      weights: this.#lists.get(`${name} weights`) ?? [],
    };
    if (this.#values.has(`${name} prompt`)) reply["promptTokens"] = this.#recorded(`${name} prompt`, promptSchema);
    if (this.#values.has(`${name} end`)) reply["end"] = this.#recorded(`${name} end`, writtenEndSchema);
    return parse(name, writtenReplySchema, reply);
  }

  #recorded<Value>(name: string, schema: z.ZodType<Value>): Value {
    return parse(name, schema, this.#values.get(name));
  }

  #keep(name: string, value: unknown): void {
    this.#values.set(name, value);
    this.#record([{ name, value }]);
  }
}

function parse<Value>(name: string, schema: z.ZodType<Value>, value: unknown): Value {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new InvalidRequest(`journal: '${name}' is not what a host records`);
  return data;
}
