/** The target of the official clients' calls, and their questions: in the browser and in Node alike. */

export interface ClientTarget {
  /** Origin of the service, without a path. */
  baseUrl: string;
  /** Default: the platform's own. */
  fetch?: typeof fetch;
  /** Sampling parameters of most calls. Default: `greedySampling`. */
  sampling?: { seed?: number; temperature?: number };
}

export const greedySampling = { seed: 7, temperature: 0 };

/** A token that every test's service accepts. */
export const token = "full";

/** Models that follow the script in the last user message (tests/scripted/script.ts). */
export const scripted = {
  chat: "scripted-chat",
  reasoning: "scripted-reasoning",
  embed: "scripted-embed",
  rerank: "scripted-rerank",
} as const;

/** The script for a model that follows one, else the question. */
export const promptFor = (model: string, script: string, question: string) => (model.startsWith("scripted-") ? script : question);

export const kites = {
  sentence: "Red kites nest in the oak woods of central Wales.",
  question: "Where do red kites nest?",
  other: "The ferry to the island leaves at seven every morning.",
} as const;

/** The schema allows a few cities, so that a small model finishes one too. */
export const cities = ["Oslo", "Lisbon"] as const;
export const citySchema = { type: "string", enum: cities };

/** A tool loop: the script calls the tool, and then repeats its answer. */
export const weather = {
  toolName: "get_weather",
  description: "Current weather in a city",
  script: 'call:get_weather {"city":"Oslo"}',
  question: "What is the weather in Oslo?",
  result: "In Oslo the evening brings heavy snow and strong winds.",
} as const;

export const trip = {
  schema: {
    type: "object",
    properties: { city: citySchema, days: { type: "integer" } },
    required: ["city", "days"],
    additionalProperties: false,
  },
  script: 'say:{"city": "Lisbon", "days": 3}',
  question: "Generate a JSON object with a city and a number of days.",
} as const;
