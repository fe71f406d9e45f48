/**
 * The abilities of a chat template, found by rendering small conversations: templates of one family differ between
 * versions, and repositories carry repaired copies. Each ability is tested once, when it is first needed.
 */
import { once } from "./once.ts";
import type { TemplateMessage, TemplateTool } from "./template-messages.ts";

type Render = (messages: readonly TemplateMessage[], variables?: Readonly<Record<string, unknown>>) => string;

type Documents = "titled" | "untitled" | "none";

/** Words that no template contains. */
const probe = {
  question: "zquestion",
  system: "zsystem",
  tool: "zfunction",
  key: "zkey",
  value: "zvalue",
  result: "zresult",
  title: "ztitle",
  document: "zdocument",
};

const user: TemplateMessage = { role: "user", content: probe.question };
const argumentsText = `{"${probe.key}": "${probe.value}"}`;
const callArguments = [argumentsText, { [probe.key]: probe.value }] as const;
const tool: TemplateTool = {
  type: "function",
  function: {
    name: probe.tool,
    description: "d",
    parameters: { type: "object", properties: { [probe.key]: { type: "string", description: "d" } }, required: [probe.key] },
  },
};

export class TemplateTraits {
  /** How the template reads tools: as objects or as JSON texts in the variable `tools`, or from the member `tools` of the system message. */
  readonly tools: () => "objects" | "texts" | "system" | "none";
  /** How the template reads arguments of earlier calls: as JSON text or as an object. */
  readonly calls: () => "text" | "object" | "none";
  /** Whether the template renders `tool_responses` of the message with the calls. */
  readonly takesResponses: () => boolean;
  /** Whether the template renders calls only in messages with the content null. */
  readonly needsNullContent: () => boolean;
  /** Whether the template renders messages of the role "tool". */
  readonly hasToolRole: () => boolean;
  readonly hasSystemRole: () => boolean;
  readonly #documents: () => Documents;
  readonly #documentsWithTools: () => Documents;
  readonly #render: Render;

  constructor(render: Render) {
    this.#render = render;
    this.tools = once(() => this.#findTools());
    this.calls = once(() => this.#findCalls());
    this.takesResponses = once(() => this.#findResponses());
    this.needsNullContent = once(() => callArguments.every((given) => this.#withCall(given, "")?.includes(probe.value) !== true));
    this.hasToolRole = once(() => callArguments.some((given) => this.#withCall(given)?.includes(probe.result)));
    this.hasSystemRole = once(
      () =>
        this.#try([user]) === undefined || this.#try([{ role: "system", content: probe.system }, user])?.includes(probe.system) === true,
    );
    this.#documents = once(() => this.#findDocuments(false));
    this.#documentsWithTools = once(() => this.#findDocuments(true));
  }

  /** Whether the template renders the variable `documents`, with or without titles. `withTools`: in a prompt with tools. */
  documents(withTools: boolean): Documents {
    return withTools ? this.#documentsWithTools() : this.#documents();
  }

  #findTools(): "objects" | "texts" | "system" | "none" {
    if (this.#try([user], { tools: [tool] })?.includes(probe.tool) === true) return "objects";
    // Some templates concatenate tools as strings.
    if (this.#try([user], { tools: [JSON.stringify(tool)] })?.includes(`"${probe.tool}"`) === true) return "texts";
    const system: TemplateMessage = { role: "system", content: probe.system, tools: JSON.stringify([tool.function]) };
    return this.#try([system, user])?.includes(probe.tool) === true ? "system" : "none";
  }

  #findCalls(): "text" | "object" | "none" {
    const [text, object] = callArguments.map((given) => this.#withCall(given));
    if (text !== undefined && text === object) return text.includes(probe.value) ? "text" : "none";
    if (object?.includes(probe.key) === true && object.includes(probe.value)) return "object";
    return text?.includes(argumentsText) === true ? "text" : "none";
  }

  #findResponses(): boolean {
    const message: TemplateMessage = {
      role: "assistant",
      content: "",
      tool_calls: [{ id: "zcall1234", type: "function", function: { name: probe.tool, arguments: { [probe.key]: probe.value } } }],
      tool_responses: [{ name: probe.tool, response: probe.result }],
    };
    return this.#try([user, message], this.#toolVariables())?.includes(probe.result) === true;
  }

  #findDocuments(withTools: boolean): Documents {
    const documents = [{ doc_id: "1", title: probe.title, text: probe.document }];
    const text = this.#try([user], { documents, ...(withTools ? { tools: [tool] } : {}) });
    if (text?.includes(probe.document) !== true || (withTools && !text.includes(probe.tool))) return "none";
    return text.includes(probe.title) ? "titled" : "untitled";
  }

  #toolVariables(): { tools?: unknown[] } {
    const style = this.tools();
    if (style === "texts") return { tools: [JSON.stringify(tool)] };
    return style === "objects" ? { tools: [tool] } : {};
  }

  /** Renders a call and its result, or the call alone if the template refuses results. Returns the first prompt with the call. */
  #withCall(given: unknown, ...contents: (string | null)[]): string | undefined {
    const call = { id: "zcall1234", type: "function", function: { name: probe.tool, arguments: given } } as const;
    const result: TemplateMessage = { role: "tool", content: probe.result, tool_call_id: call.id, name: probe.tool };
    const messages = (contents.length > 0 ? contents : ["", null]).map((content): TemplateMessage => ({
      role: "assistant",
      content,
      tool_calls: [call],
      tool_plan: "p",
    }));
    const rendered = [
      ...messages.map((message) => this.#try([user, message, result], this.#toolVariables())),
      ...messages.map((message) => this.#try([user, message], this.#toolVariables())),
    ];
    return rendered.find((text) => text?.includes(probe.value)) ?? rendered.find((text) => text !== undefined);
  }

  #try(messages: readonly TemplateMessage[], variables?: Readonly<Record<string, unknown>>): string | undefined {
    try {
      return this.#render(messages, variables);
    } catch {
      return undefined;
    }
  }
}
