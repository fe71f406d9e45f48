/** Which chat template of a folder counts, and with which special tokens. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { EngineFailureError } from "../../../../src/worker/base/engine-failure.ts";
import { ModelFiles } from "../../../../src/worker/engine/model-folder/model-files.ts";
import { readTokenizer } from "../../../../src/worker/engine/model-folder/parsed-file.ts";
import { readTemplate } from "../../../../src/worker/engine/model-folder/read-template.ts";
import { loadUnstored } from "../../../../src/worker/weights/unstored-file.ts";
import { byteTokenizerFile } from "../../../scripted/byte-tokenizer.ts";
import { immediately } from "../../weights/memory-parts.ts";

const folder = "https://models.test/tiny/";
const show = "{% for m in messages %}{{ m.content }}{% endfor %}";
const message = [{ role: "user", content: "Hi" }] as const;

/** `isListed`: the record says which files there are. */
function open(contents: Record<string, string>, isListed = false) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    const path = url.href.slice(folder.length);
    asked.push(path);
    const content = contents[path];
    return content === undefined ? new Response("", { status: 404 }) : new Response(content);
  });
  const listed = Object.entries(contents).map(([path, content]) => [path, { bytes: new TextEncoder().encode(content).length }]);
  const files = new ModelFiles(folder, { id: "tiny", files: isListed ? Object.fromEntries(listed) : {} }, () => undefined, {
    loader: Promise.resolve({ load: (file, options = {}) => loadUnstored(file, options, { wait: immediately, stallMs: 60_000 }) }),
  });
  return { files, asked };
}

/** `begins`: the tokenizer puts [CLS] before a text. */
const tokenizerOf = (begins = true): TextTokenizer =>
  new TextTokenizer({ ...byteTokenizerFile, ...(!begins && { post_processor: null }) }, {});

async function promptOf(config: unknown, contents: Record<string, string> = {}, isListed = false): Promise<string> {
  return (await readTemplate(open(contents, isListed).files, config, tokenizerOf())).render(message);
}

async function failureOf(config: unknown, contents: Record<string, string> = {}, isListed = true) {
  const caught: unknown = await readTemplate(open(contents, isListed).files, config, tokenizerOf()).then(
    () => undefined,
    (error: unknown) => error,
  );
  return caught instanceof EngineFailureError ? caught.failure : caught;
}

afterEach(() => vi.unstubAllGlobals());

describe("the template", () => {
  test("of chat_template.jinja counts before that of tokenizer_config.json", async () => {
    expect(await promptOf({ chat_template: `A${show}` }, { "chat_template.jinja": `B${show}` })).toBe("BHi");
  });

  test.each(["", "  \n"])("that is empty (%j) is none", async (empty) => {
    expect(await promptOf({ chat_template: empty }, { "chat_template.jinja": `B${show}` })).toBe("BHi");
    expect(await promptOf({ chat_template: `A${show}` }, { "chat_template.jinja": empty })).toBe("AHi");
    expect(await failureOf({ chat_template: empty })).toMatchObject({
      kind: "files-damaged",
      detail: "tokenizer_config.json: neither tokenizer_config.json nor chat_template.jinja holds a chat template",
    });
  });

  test("may stand in the chat_template.json of a processor", async () => {
    const file = { "chat_template.json": JSON.stringify({ chat_template: `P${show}` }) };
    expect(await promptOf({}, file)).toBe("PHi");
    expect(await promptOf({ chat_template: `A${show}` }, file, true)).toBe("PHi");
    expect(await promptOf({}, { ...file, "chat_template.jinja": `B${show}` }, true)).toBe("BHi");
  });

  test("for tools may stand in additional_chat_templates", async () => {
    const contents = { "chat_template.jinja": `B${show}`, "additional_chat_templates/tool_use.jinja": "{{ tools[0].name }}" };
    const template = await readTemplate(open(contents, true).files, {}, tokenizerOf());
    expect(template.render(message)).toBe("BHi");
    expect(template.render(message, { tools: [{ name: "f" }] })).toBe("f");
  });

  test.each([
    [
      {
        chat_template: [
          { name: "rag", template: "a" },
          { name: "tool_use", template: "b" },
        ],
      },
      {},
      "rag, tool_use",
    ],
    [{}, { "additional_chat_templates/rag.jinja": "a" }, "rag"],
  ])("is missing if the folder has only named ones, which the message names: %j", async (config, contents, names) => {
    expect(await failureOf(config, { "tokenizer_config.json": "{}", ...contents })).toMatchObject({
      kind: "files-damaged",
      detail: `tokenizer_config.json: its chat templates are named ${names}: none is named default, and there is no chat_template.jinja`,
    });
  });

  test("that cannot be compiled is named by its file, with what it uses", async () => {
    expect(await failureOf({}, { "chat_template.jinja": "a\n{% do x %}" })).toMatchObject({
      kind: "files-damaged",
      detail: "chat_template.jinja: its chat template cannot be read: there is no tag 'do' (line 2 of the template)",
    });
    expect(await failureOf({ chat_template: "{{ x | urlize }}" })).toMatchObject({
      detail: "tokenizer_config.json: its chat template cannot be read: there is no filter named 'urlize' (line 1 of the template)",
    });
    const forTools = { "chat_template.jinja": show, "additional_chat_templates/tool_use.jinja": "{% if %}" };
    expect(await failureOf({}, forTools)).toMatchObject({
      detail: expect.stringMatching(/^additional_chat_templates\/tool_use\.jinja: its chat template cannot be read: /),
    });
  });

  test.each(["tokenizer_config.json", "chat_template.json"])("in another form is named by its file: %s", async (path) => {
    const holder = { chat_template: 1 };
    const config = path === "tokenizer_config.json" ? holder : {};
    expect(await failureOf(config, { [path]: JSON.stringify(holder) })).toMatchObject({
      kind: "files-damaged",
      detail: `${path}: chat_template is neither a text nor a list of named texts`,
    });
  });

  test("is asked for in no file that cannot count", async () => {
    const { files, asked } = open({});
    await readTemplate(files, { chat_template: show }, tokenizerOf());
    expect(asked).toEqual(["chat_template.jinja"]);
  });
});

describe("special tokens in a template", () => {
  const all = "{{ bos_token }}{{ eos_token }}{{ pad_token }}{{ unk_token }}{{ sep_token }}{{ cls_token }}{{ mask_token }}{{ image_token }}";

  test("are those of tokenizer_config.json, then of special_tokens_map.json", async () => {
    const config = {
      chat_template: all,
      pad_token: "[PAD]",
      unk_token: { content: "UU" },
      eos_token: "E",
      extra_special_tokens: { image_token: "I" },
    };
    const map = {
      "special_tokens_map.json": JSON.stringify({ bos_token: { content: "B" }, eos_token: "no", sep_token: "S", cls_token: null }),
    };
    expect(await promptOf(config, map)).toBe("BE[PAD]UUSI");
  });

  test("begin with the one that the tokenizer puts before a text, if no file names it", async () => {
    expect(await promptOf({ chat_template: "{{ bos_token }}|" })).toBe("[CLS]|");
    expect(await promptOf({ chat_template: "{{ bos_token }}|", bos_token: null })).toBe("|");
    const template = await readTemplate(open({}).files, { chat_template: "{{ bos_token }}|" }, tokenizerOf(false));
    expect(template.render([])).toBe("|");
  });

  test("are written as their files write them", async () => {
    const content = "<begin▁of▁text>";
    const added = byteTokenizerFile.added_tokens.map((token) => (token.content === "[CLS]" ? { ...token, content } : token));
    const decoder = { type: "Metaspace", replacement: "▁", prepend_scheme: "never", split: true };
    const tokenizer = new TextTokenizer({ ...byteTokenizerFile, added_tokens: added, decoder }, {});
    expect((await readTemplate(open({}).files, { chat_template: "{{ bos_token }}|" }, tokenizer)).render([])).toBe(`${content}|`);
  });

  test("are looked for once in a file that the folder lacks", async () => {
    const contents = { "tokenizer.json": JSON.stringify(byteTokenizerFile), "chat_template.jinja": "{{ bos_token }}|" };
    const { files, asked } = open(contents);
    const { tokenizer, tokenizerConfig } = await readTokenizer(files);
    expect((await readTemplate(files, tokenizerConfig, tokenizer)).render([])).toBe("[CLS]|");
    expect(asked.filter((path) => path === "special_tokens_map.json")).toHaveLength(1);
  });

  test("are a list if they have no names", async () => {
    const config = { chat_template: "{{ additional_special_tokens | join(',') }}", additional_special_tokens: ["<a>", { content: "<b>" }] };
    expect(await promptOf(config)).toBe("<a>,<b>");
  });
});
