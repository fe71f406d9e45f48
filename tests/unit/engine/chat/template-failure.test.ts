/** The error that a request gets if the model's template does not take its messages, or fails. */
import { describe, expect, test } from "vitest";
import { dialects } from "../../../../src/chat/dialects/dialects.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { fittingPrompt } from "../../../../src/worker/engine/chat/prompt/prompt-plan.ts";
import { TokenCounts } from "../../../../src/worker/engine/chat/prompt/token-counts.ts";
import { byteTokenizerConfig, byteTokenizerFile } from "../../../scripted/byte-tokenizer.ts";
import { defaultForm, userSays } from "../../../scripted/start-scripted-engine.ts";

const tokenizer = new TextTokenizer(byteTokenizerFile, byteTokenizerConfig);

function prompt(source: string): string {
  const parts = { tokenizer, template: new ChatTemplate({}, source), dialect: dialects.plain, supportsReasoning: false };
  return tokenizer.decode(fittingPrompt(parts, userSays("Hi"), defaultForm, 1000, new TokenCounts(tokenizer)).ids);
}

describe("a template", () => {
  test("that takes the messages writes the prompt", () => {
    expect(prompt("[{{ messages[0].content }}]")).toBe("[Hi]");
  });

  test.each([
    [
      "refuses them makes the request unprocessable, in its own words",
      "{{ raise_exception('Only poems.') }}",
      { kind: "unprocessable", detail: "messages: the model's chat template refuses them: Only poems." },
    ],
    [
      "fails says what failed",
      "{{ guideline.x }}",
      {
        kind: "internal",
        detail: "its chat template fails: 'guideline' is undefined",
        cause: "TemplateRuntimeError: 'guideline' is undefined",
      },
    ],
    [
      "takes too long says so",
      "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
      { kind: "internal", detail: "its chat template fails: it takes too many steps or too much memory" },
    ],
  ])("that %s", (_, source, failure) => {
    expect(() => prompt(source)).toThrow(expect.objectContaining({ failure: expect.objectContaining(failure) }));
  });
});
