/**
 * Limits on schemas. Compiling a grammar cannot be interrupted, so they are checked before. A schema at the limits is read
 * within a second and compiled within a few seconds for a vocabulary of 150,000 tokens (there each state of a pattern that
 * accepts any letter takes about 10 ms, a letter of a literal 0.02 ms).
 */
export const schemaLimits = {
  /** JSON values in the schema's text, enum values included. */
  values: 30_000,
  /** Nesting of the schema's JSON text; a property takes two levels. */
  depth: 96,
  /** Nesting including references. */
  referenceDepth: 200,
  /** Characters of all names and texts in the schema. */
  characters: 300_000,
  /** Subschemas, counted after `anyOf` and `$ref` are combined with the keywords next to them. */
  subschemas: 1_000,
  /** Values of all enum and const keywords. */
  literals: 4_000,
  /** Characters of these values and of the property names, as JSON. */
  literalCharacters: 60_000,
  /** Characters of one pattern. */
  patternCharacters: 2_000,
  /** Positions of a pattern with its repetitions expanded. */
  patternPositions: 1_500,
  /** States of one pattern's automaton, of all patterns of a schema, and of all patterns of a grammar. */
  patternStates: 500,
  /** Dense states: states with transitions on more than `denseCharacters` ASCII characters. Same scopes as `patternStates`. */
  densePatternStates: 128,
  /** States for the names of unlisted properties: for one list of names, and for a grammar. */
  otherNameStates: 24,
  allOtherNameStates: 96,
  /** Characters of a grammar's text, with all its schemas. */
  grammarCharacters: 200_000,
  denseCharacters: 24,
} as const;
