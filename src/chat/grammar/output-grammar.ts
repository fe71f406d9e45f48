/** A grammar for a part of a reply, as plain data for the engine. */
export interface OutputGrammar {
  /** EBNF in xgrammar's notation, with the rule "root". Equal texts are equal grammars. */
  text: string;
  begins:
    /** The answer satisfies the grammar from its first token; thinking before it is free. */
    | { at: "answer" }
    /**
     * The grammar applies to the text from `tag` on. If the tag is required, the answer begins with it; otherwise free text
     * may precede it, and the reply may end without it.
     */
    | { at: "tag"; tag: string; isRequired: boolean };
}
