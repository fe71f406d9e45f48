/** Recorded requests of a client and responses of the service (fixtures/clients). */
import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";
import { z } from "zod";
import { createHostDriver } from "../host-driver.ts";

const baseUrl = "http://page.test";

/** Headers that mean something to the service or to a client; the others name versions and times. */
const kept = { request: ["accept", "accepts", "content-type"], response: ["content-type", "x-api-warning"] } as const;

const headersSchema = z.record(z.string(), z.string());

const exchangeSchema = z.object({
  request: z.object({ method: z.string(), path: z.string(), headers: headersSchema, body: z.unknown() }),
  /** `body` of a JSON response; `lines` of a stream. */
  response: z.object({ status: z.int(), headers: headersSchema, body: z.unknown().optional(), lines: z.array(z.string()).optional() }),
});

/** Number of ids drawn for a request; undefined in other code of the realm, such as hosts of other tests, which draws uncounted ids. */
const drawn = new AsyncLocalStorage<{ ids: number }>();

export type Exchange = z.output<typeof exchangeSchema>;
export const recordSchema = z.array(exchangeSchema);

/** A service over scripted models. Its ids count up from 0 in each exchange, so that responses are reproducible. */
export class RecordedService {
  readonly baseUrl = baseUrl;
  /** All that has passed so far, in order. */
  readonly exchanges: Exchange[] = [];
  readonly #driver = createHostDriver();

  /** For clients: calls the service and records request and response. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    const answer = await this.#answer(request);
    this.exchanges.push({
      request: {
        method: request.method,
        path: pathname + search,
        headers: pick(request.headers, kept.request),
        body: text === "" ? null : JSON.parse(text),
      },
      response: await recorded(answer.clone()),
    });
    return answer;
  };

  /** The response to a recorded request. */
  async replay({ method, path, headers, body }: Exchange["request"]): Promise<Exchange["response"]> {
    const request = new Request(baseUrl + path, {
      method,
      headers: { ...headers, Authorization: "Bearer full" },
      ...(body !== null && { body: JSON.stringify(body) }),
    });
    return recorded(await this.#answer(request));
  }

  /** Read completely before a client sees it: a client that draws its own ids while it reads would disturb the count. */
  async #answer(request: Request): Promise<Response> {
    const draw = crypto.randomUUID.bind(crypto);
    const ids = vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
      const counted = drawn.getStore();
      return counted === undefined ? draw() : `00000000-0000-4000-8000-${String(counted.ids++).padStart(12, "0")}`;
    });
    try {
      const { status, headers, ...answer } = await drawn.run({ ids: 0 }, async () => {
        const response = await this.#driver.fetch(request);
        return { status: response.status, headers: response.headers, body: await response.text() };
      });
      return new Response(answer.body, { status, headers });
    } finally {
      ids.mockRestore();
    }
  }
}

async function recorded(answer: Response): Promise<Exchange["response"]> {
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return {
    status: answer.status,
    headers: pick(answer.headers, kept.response),
    ...(isJson ? { body: JSON.parse(text) } : { lines: text.split("\n") }),
  };
}

const pick = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])));
