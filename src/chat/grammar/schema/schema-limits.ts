/**
 * What a schema may cost. Compiling a grammar cannot be interrupted, so the bounds hold before it starts. They are set
 * so that a schema at the bounds is read within a second, and compiled within a few for a vocabulary of 150,000 tokens
 * (where a pattern goes on with any letter, each of its states costs about 10 ms there; a letter of a literal 0.02 ms).
 */
export const schemaLimits = {
  /** JSON values in the schema's text, enum values included. */
  values: 30_000,
  /** Nesting of the schema's own JSON text; a property takes two levels. */
  depth: 96,
  /** Nesting with references followed. */
  referenceDepth: 200,
  /** Characters of all names and texts in the schema. */
  characters: 300_000,
  /** Subschemas, counted after `anyOf` and `$ref` have been combined with what stands beside them. */
  subschemas: 1_000,
  /** Values of all enum and const keywords. */
  literals: 4_000,
  /** Characters of these values and of the property names, as JSON. */
  literalCharacters: 60_000,
  /** Characters of one pattern. */
  patternCharacters: 2_000,
  /** Positions of a pattern with its repetitions written out. */
  patternPositions: 1_500,
  /** States of one pattern's automaton, of all patterns of a schema, and of all patterns of a grammar together. */
  patternStates: 500,
  /** Those of them that go on with more than `denseCharacters` of the ASCII characters. */
  densePatternStates: 128,
  /** States for the names of properties that objects do not list: of one list of names, and of a grammar together. */
  otherNameStates: 24,
  allOtherNameStates: 96,
  /** Characters of a grammar's text, all its schemas together. */
  grammarCharacters: 200_000,
  denseCharacters: 24,
} as const;
