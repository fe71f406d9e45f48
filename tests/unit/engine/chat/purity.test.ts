/**
 * A reply is a pure function of request, reply id, seed and token ids: a replay of the recorded token ids writes the
 * streamed reply again, byte for byte.
 */
import { afterEach, describe, expect, test, vi } from "vitest";
import { recordDialects } from "../../../../src/chat/dialects/record-dialects.ts";
import { ReplyWriter } from "../../../../src/chat/reply/reply-writer.ts";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { byteTokenizerConfig, byteTokenizerFile } from "../../../scripted/byte-tokenizer.ts";
import { defaultForm, defaultGeneration, readReply, startScriptedEngine, userSays } from "../../../scripted/start-scripted-engine.ts";
import { recordings } from "./recordings.ts";

const tokens = new TextTokenizer(byteTokenizerFile, byteTokenizerConfig).table;
afterEach(() => vi.restoreAllMocks());

describe("a reply written again from its recorded tokens", () => {
  test.for(Object.keys(recordings))("is the same, byte for byte: %s", async (name) => {
    const { conversation, generation = {}, form = {} } = recordings[name] ?? { conversation: userSays("") };
    const { engine } = await startScriptedEngine({ contextLength: 4000, features: ["reasoning"] });
    // What the engine's token loop hands over is all that the replay gets.
    const pushed = vi.spyOn(ReplyWriter.prototype, "push");
    const live = await readReply(engine, conversation, generation, undefined, form);
    const recorded = pushed.mock.calls.slice();
    vi.restoreAllMocks();

    const { inputTokens = 0, billedInputTokens = 0, cachedTokens = 0 } = live.end?.usage ?? {};
    const writer = new ReplyWriter({
      replyId: "reply",
      tokens,
      dialect: recordDialects.qwen,
      conversation,
      generation: { ...defaultGeneration, ...generation },
      form: { ...defaultForm, ...form },
      inputTokens,
      billedInputTokens,
      startsInThinking: false,
      supportsReasoning: true,
    });
    const replayed: ReplyEvent[] = writer.start(cachedTokens);
    for (const [id, logprob] of recorded) replayed.push(...writer.push(id, logprob).events);
    const reason = live.end?.finishReason ?? "ERROR";
    replayed.push(...writer.end(reason === "TOOL_CALL" ? "COMPLETE" : reason, live.end?.error));
    expect(JSON.stringify(replayed)).toBe(JSON.stringify(live.events));
    expect(recorded.length).toBe(live.end?.usage.outputTokens);
  });
});
