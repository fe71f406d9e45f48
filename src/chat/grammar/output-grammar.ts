import type { CallOpening } from "../dialects/calls/call-openings.ts";

/** A grammar of a part of a reply, as it is sent to the engine: pure data. */
export interface OutputGrammar {
  /** EBNF in xgrammar's notation, with the rule "root". Equal texts are equal grammars. */
  text: string;
  begins:
    /** The answer satisfies the grammar from its first token; thinking before it is free. */
    | { at: "answer" }
    /**
     * The grammar describes the text from any of the openings on. If one is required, the answer begins with it; if not,
     * free text may come before it, and the reply may end without it.
     */
    | { at: "opening"; openings: readonly CallOpening[]; isRequired: boolean };
}
