/** How a family of models writes what is not plain text, in prompts and in replies. Data: the code that reads it is beside it. */

/** A tag and the tag that ends what it began. */
export interface TagPair {
  open: string;
  close: string;
}

/**
 * What stands around calls: `open first CALL separator CALL last close`, and for a further block `between open ...`.
 * Models are read more leniently than this: any white space, one call or a list.
 */
export interface CallFrame {
  /** "": no tag, the answer itself begins with the call. */
  open: string;
  /** If `open` is "": a tag that may stand before the calls nevertheless. */
  optionalOpen?: string;
  /** Between the tag and the first call. */
  first: string;
  /** Between the last call and the closing tag. */
  last: string;
  /** "": nothing closes the calls but the end of the reply. */
  close: string;
  /** Between the calls of one block; absent: a block holds one call. */
  separator?: string;
  /** Between two blocks; absent: a reply holds one block. */
  between?: string;
}

/** How one call is written. */
export type CallNotation =
  /** A JSON object: `{"name": "f", "arguments": {...}}`, the keys as given; `idKey`: a member before the name that numbers the calls. */
  | { kind: "json"; nameKey: "name" | "tool_name"; argumentsKey: "arguments" | "parameters"; idKey?: string }
  /** The name, then the arguments as a JSON object: `before f beforeArguments {...} after`. */
  | { kind: "named"; before: string; beforeArguments: string; after: string }
  /** `<function=f>` with a `<parameter=key>` for each argument; strings as they are, other values as JSON. */
  | { kind: "xml" }
  /** A function call of Python with keywords: `f(a=1, b="x")`. */
  | { kind: "python" }
  /** `call:f{a:1,b:<|"|>x<|"|>}`: bare keys, `quote` on both sides of a string. */
  | { kind: "gemma"; quote: string };

export interface CallSyntax {
  frame: CallFrame;
  notation: CallNotation;
}

/** What the templates of a family expect beyond what all of them do. */
interface PromptConventions {
  /** Further names under which templates look for the thinking before a call, beside `reasoning_content`. */
  thinkingKey?: "tool_plan" | "thinking";
  /** The template's variable that turns thinking on and off. Default: "enable_thinking". */
  thinkingVariable?: "enable_thinking" | "thinking" | "reasoning";
  /** The template takes one call a message: others become messages of their own, each before its result. */
  oneCallPerMessage?: boolean;
  /** Ids of calls have at least 9 letters or digits, of which the template takes the last 9. */
  shortCallIds?: boolean;
  /** Around the results of tools, if the template has no role for them. */
  toolResult?: TagPair;
}

export interface Dialect {
  /** Around thinking at the start of a reply; absent if the family does not think aloud. */
  thinking?: TagPair;
  /** Thinking is the plan of the calls that follow, unless the model is one for reasoning (contract 2.7). */
  thinkingIsPlan?: boolean;
  /** Around the answer behind the thinking, in no text of it. `isOpened`: the prompt may open it already. */
  answer?: TagPair & { isOpened: boolean };
  /** Tags that are left out wherever they stand in the answer. */
  erasedTags?: readonly string[];
  /** Absent if the family calls no tools. */
  calls?: CallSyntax;
  prompt?: PromptConventions;
}

/** The dialect of a model: thinking that is the plan of calls is text before them, unless the model is one for reasoning. */
export function dialectOf(dialect: Dialect, supportsReasoning: boolean): Dialect {
  if (dialect.thinkingIsPlan !== true || supportsReasoning || dialect.thinking === undefined) return dialect;
  const { thinking, ...others } = dialect;
  return { ...others, erasedTags: [thinking.open, thinking.close] };
}

/** The texts of the dialect that a tokenizer may hold as special tokens, which otherwise write nothing. */
export function tagsOf({ thinking, answer, erasedTags, calls }: Dialect): string[] {
  const tags: (string | undefined)[] = [thinking?.open, thinking?.close, answer?.open, answer?.close, ...(erasedTags ?? [])];
  if (calls !== undefined) {
    const { frame, notation } = calls;
    tags.push(frame.open, frame.optionalOpen, frame.close);
    if (notation.kind === "gemma") tags.push(notation.quote);
    if (notation.kind === "named") tags.push(...[notation.before, notation.beforeArguments, notation.after].flatMap(specialTexts));
  }
  return tags.flatMap((tag) => (tag === undefined || tag === "" ? [] : [tag]));
}

/** "<a>text<b>" holds the tokens "<a>" and "<b>". */
function specialTexts(text: string): string[] {
  return text.match(/<[^<>]+>|\[[^[\]]+\]/gu) ?? [];
}
