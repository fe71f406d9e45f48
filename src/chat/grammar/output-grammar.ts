/** A grammar that holds for a part of a reply, in the form in which it goes to the engine: pure data. */
export interface OutputGrammar {
  /** EBNF in xgrammar's notation, with the rule "root". Equal texts mean equal grammars. */
  text: string;
  begins:
    /** The answer satisfies the grammar from its first token; thinking before it is free. */
    | { at: "answer" }
    /**
     * The grammar describes the text from `tag` on; what comes before is free. Without `within` the reply may also
     * end before any tag. With it a tag is certain: the reply cannot end earlier, and after `within` free tokens
     * (0 = none) nothing but the grammar may come.
     */
    | { at: "tag"; tag: string; within?: number };
}
