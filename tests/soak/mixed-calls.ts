/** Calls of several kinds, one after another, as a tab makes them, and whether each got its own answer. */
import type { Page } from "playwright/test";

export type CallKind =
  | "chat"
  | "chat stream"
  | "long stream"
  | "embed"
  | "rerank"
  | "aborted stream"
  | "aborted before the head"
  | "refused"
  | "real embed"
  | "dataset";

export interface MixedCalls {
  kinds: readonly CallKind[];
  /** How many, or for how long. */
  limit: { calls: number } | { milliseconds: number };
  pauseMs: number;
  token: string;
  /** In the text of every call, so that no two callers send the same. */
  caller: string;
  /** `runtime`: without the service worker. */
  way: "fetch" | "runtime";
}

export interface MixedTally {
  answered: number;
  /** Errors by call: no answer, another status, or other content than the call's own. */
  wrong: string[];
  slowestMs: number;
  /** Vectors and orders of documents, which are not known beforehand: the same request must have the same answer later. */
  computed: ComputedAnswer[];
}

interface ComputedAnswer {
  path: string;
  body: string;
  content: string;
}

/** Calls in `page` until the limit. */
export const makeMixedCalls = (page: Page, calls: MixedCalls): Promise<MixedTally> => page.evaluate(callAgainAndAgain, calls);

/** Repeats earlier requests, and returns the ones that got another response. */
export function unlikeBefore(page: Page, computed: readonly ComputedAnswer[], token: string): Promise<string[]> {
  return page.evaluate(
    async ([answers, bearer]) => {
      const unlike: string[] = [];
      for (const { path, body, content } of answers) {
        const response = await fetch(path, { method: "POST", headers: { Authorization: `Bearer ${bearer}` }, body });
        const { embeddings, results } = await response.json();
        const now = JSON.stringify(embeddings ?? results);
        if (now !== content) unlike.push(`${body}: ${content} before, now ${now}`);
      }
      return unlike;
    },
    [computed, token] as const,
  );
}

/** Runs in the page. */
async function callAgainAndAgain({ kinds, limit, pauseMs, token, caller, way }: MixedCalls): Promise<MixedTally> {
  const tally: MixedTally = { answered: 0, wrong: [], slowestMs: 0, computed: [] };
  const headers = { Authorization: `Bearer ${token}` };
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await (way === "runtime" ? window.cohabit?.fetch : window.fetch)?.(path, { ...init, headers });
    if (response === undefined) throw new Error("the runtime is not started");
    return response;
  };
  const post = (path: string, body: object, init: RequestInit = {}) => send(path, { ...init, method: "POST", body: JSON.stringify(body) });
  const compute = async (path: string, request: object) => {
    const body = JSON.stringify(request);
    const response = await send(path, { method: "POST", body });
    const answer = await response.json();
    tally.computed.push({ path, body, content: JSON.stringify(answer.embeddings ?? answer.results) });
    return { ...answer, status: response.status };
  };
  const textOf = (stream: string): string =>
    [...stream.matchAll(/^data: (\{"type":"content-delta".*)$/gm)]
      .map(([, data]) => JSON.parse(data ?? "").delta.message.content.text)
      .join("");
  const messages = (content: string) => [{ role: "user", content }];
  const answers: Record<CallKind, (mark: string) => Promise<readonly [answer: unknown, expected: unknown]>> = {
    chat: async (mark) => {
      const response = await post("/v2/chat", { model: "scripted-chat", messages: messages(mark) });
      const answer = await response.json();
      return [
        [response.status, answer.message?.content?.[0]?.text],
        [200, `You said: ${mark}`],
      ];
    },
    "chat stream": async (mark) => {
      const response = await post("/v2/chat", { model: "scripted-chat", messages: messages(mark), stream: true });
      return [
        [response.status, textOf(await response.text())],
        [200, `You said: ${mark}`],
      ];
    },
    "long stream": async () => {
      const response = await post("/v2/chat", { model: "scripted-chat", messages: messages("slow:10"), stream: true, max_tokens: 50 });
      return [
        [response.status, textOf(await response.text())],
        [200, "word ".repeat(10)],
      ];
    },
    embed: async (mark) => {
      const request = { model: "scripted-embed", texts: [mark], input_type: "search_query", embedding_types: ["float"] };
      const { status, texts, embeddings } = await compute("/v2/embed", request);
      return [
        [status, texts, embeddings?.float?.[0]?.length],
        [200, [mark], 32],
      ];
    },
    rerank: async (mark) => {
      const request = { model: "scripted-rerank", query: mark, documents: [`${mark} a`, `${mark} b`, mark] };
      const { status, results } = await compute("/v2/rerank", request);
      const indexes: number[] | undefined = results?.map(({ index }: { index: number }) => index);
      return [
        [status, indexes?.toSorted((one, other) => one - other)],
        [200, [0, 1, 2]],
      ];
    },
    "aborted stream": async () => {
      const stop = new AbortController();
      const request = { model: "scripted-chat", messages: messages("slow:10"), stream: true, max_tokens: 1000 };
      const reader = (await post("/v2/chat", request, { signal: stop.signal })).body?.getReader();
      await reader?.read();
      await reader?.read();
      stop.abort();
      const end = await reader?.read().catch((error: unknown) => (error instanceof Error ? error.name : error));
      return [end, "AbortError"];
    },
    "aborted before the head": async (mark) => {
      const request = { model: "scripted-embed", texts: [mark], input_type: "search_query" };
      // It may be answered before.
      const isExpected = await post("/v2/embed", request, { signal: AbortSignal.timeout(1) })
        .then((response) => response.text())
        .then(
          () => true,
          (error: unknown) => error instanceof Error && error.name === "TimeoutError",
        );
      return [isExpected, true];
    },
    refused: async () => {
      const response = await post("/v2/chat", { model: "scripted-chat" });
      // Chromium keeps unread bodies that must not be stored until the page closes: see docs/hand-over.md.
      const { message } = await response.json();
      return [
        [response.status, typeof message],
        [400, "string"],
      ];
    },
    "real embed": async () => {
      const request = { model: "starter-embed", texts: ["the sea"], input_type: "search_query", embedding_types: ["float"] };
      const { status, embeddings } = await compute("/v2/embed", request);
      return [
        [status, embeddings?.float?.length],
        [200, 1],
      ];
    },
    dataset: async (mark) => {
      const body = new FormData();
      body.append("data", new Blob([`${JSON.stringify({ text: mark })}\n`]), "rows.jsonl");
      const made = await send(`/v1/datasets?${new URLSearchParams({ name: mark, type: "embed-input" })}`, { method: "POST", body });
      const { id } = await made.json();
      const deleted = await send(`/v1/datasets/${id}`, { method: "DELETE" });
      return [
        [made.status, deleted.status, Object.keys(await deleted.json())],
        [200, 200, []],
      ];
    },
  };
  const until = "milliseconds" in limit ? performance.now() + limit.milliseconds : Infinity;
  const count = "calls" in limit ? limit.calls : Infinity;
  for (let call = 0; call < count && performance.now() < until; call++) {
    const kind = kinds[call % kinds.length] ?? "chat";
    const mark = `${caller} call ${call}`;
    const startedAt = performance.now();
    try {
      const [answer, expected] = await answers[kind](mark);
      if (JSON.stringify(answer) === JSON.stringify(expected)) tally.answered += 1;
      else tally.wrong.push(`${kind}, ${mark}: ${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`);
    } catch (caught) {
      tally.wrong.push(`${kind}, ${mark}: ${String(caught)}`);
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return tally;
}
