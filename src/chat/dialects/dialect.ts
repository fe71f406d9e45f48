/** The dialect of a family of models: how it marks thinking, answers and tool calls in prompts and replies. Pure data. */

/** An opening tag and its closing tag. */
export interface TagPair {
  open: string;
  close: string;
}

/**
 * The texts around calls: `open first CALL separator CALL last close`, and `between open ...` for a further block.
 * The reader also accepts other white space, and a list of calls as well as a single call.
 */
export interface CallLayout {
  /** The tag before the calls. "": the answer begins with the call. */
  open: string;
  /** A tag that may come before the calls although `open` is "". */
  optionalOpen?: string;
  /** Between the tag and the first call. */
  first: string;
  /** Between the last call and the closing tag. */
  last: string;
  /** The tag after the calls. "": the calls end with the reply. */
  close: string;
  /** The text between the calls of one block. Default: a block holds one call. */
  separator?: string;
  /** The text between two blocks. Default: a reply holds one block. */
  between?: string;
}

/** How one call is written. */
export type CallNotation =
  /** A JSON object with these keys: `{"name": "f", "arguments": {...}}`. `idKey`: the key of a member before the name, with the call's number. */
  | { kind: "json"; nameKey: "name" | "tool_name"; argumentsKey: "arguments" | "parameters"; idKey?: string }
  /** The name, then the arguments as a JSON object: `before f beforeArguments {...} after`. */
  | { kind: "named"; before: string; beforeArguments: string; after: string }
  /** `<function=f>` with a `<parameter=key>` for each argument: strings without quotes, other values as JSON. */
  | { kind: "xml" }
  /** A function call of Python with keywords: `f(a=1, b="x")`. */
  | { kind: "python" }
  /** `call:f{a:1,b:<|"|>x<|"|>}`: bare keys, `quote` on both sides of a string. */
  | { kind: "gemma"; quote: string };

export interface CallSyntax {
  layout: CallLayout;
  notation: CallNotation;
}

/** Conventions of the family's chat templates. */
interface PromptConventions {
  /** Name of the thinking before a call, in addition to `reasoning_content`. */
  thinkingKey?: "tool_plan" | "thinking";
  /** The template's variable that turns thinking on and off. Default: "enable_thinking". */
  thinkingVariable?: "enable_thinking" | "thinking" | "reasoning";
  /** Whether a message may have only one call. Further calls become messages, each before its result. Default: false. */
  oneCallPerMessage?: boolean;
  /** Whether ids of calls must have at least 9 letters or digits; the template keeps the last 9. Default: false. */
  shortCallIds?: boolean;
  /** Tags around the results of tools, for templates without a role for them. */
  toolResult?: TagPair;
}

export interface Dialect {
  /** Tags around the thinking at the start of a reply. Default: the family does not think aloud. */
  thinking?: TagPair;
  /** Whether thinking is the plan of the following calls, if the model is not a reasoning model (contract 2.7). Default: false. */
  thinkingIsPlan?: boolean;
  /** Tags around the answer after the thinking; they are no text of it. `isOpened`: whether the prompt may end with the opening tag. */
  answer?: TagPair & { isOpened: boolean };
  /** Tags that are removed anywhere in the answer. */
  erasedTags?: readonly string[];
  /** Default: the family calls no tools. */
  calls?: CallSyntax;
  prompt?: PromptConventions;
}

/** Returns the dialect of a model. If thinking is the plan of calls and the model is not a reasoning model, its tags are erased. */
export function dialectOf(dialect: Dialect, supportsReasoning: boolean): Dialect {
  if (dialect.thinkingIsPlan !== true || supportsReasoning || dialect.thinking === undefined) return dialect;
  const { thinking, ...others } = dialect;
  return { ...others, erasedTags: [thinking.open, thinking.close] };
}

/** Returns the tags of the dialect that a tokenizer may hold as special tokens. The reader needs their text. */
export function tagsOf({ thinking, answer, erasedTags, calls }: Dialect): string[] {
  const tags: (string | undefined)[] = [thinking?.open, thinking?.close, answer?.open, answer?.close, ...(erasedTags ?? [])];
  if (calls !== undefined) {
    const { layout, notation } = calls;
    tags.push(layout.open, layout.optionalOpen, layout.close);
    if (notation.kind === "gemma") tags.push(notation.quote);
    if (notation.kind === "named") tags.push(...[notation.before, notation.beforeArguments, notation.after].flatMap(specialTexts));
  }
  return tags.flatMap((tag) => (tag === undefined || tag === "" ? [] : [tag]));
}

/** Returns the tags in a text: "<a>" and "<b>" of "<a>text<b>". */
function specialTexts(text: string): string[] {
  return text.match(/<[^<>]+>|\[[^[\]]+\]/gu) ?? [];
}
