/** What is known of each kind of server; its documentation is named in docs/remote.md. */
import type { RemotePart, ServerName } from "../../models/record/remote-part.ts";

export interface ServerFacts {
  name: ServerName;
  /** Field that takes a grammar for `/completions`. */
  grammar: "structured_outputs" | "guided_grammar" | "gbnf" | "none";
  /** `/completions` takes token ids as its prompt. */
  takesIds: boolean;
  /** `/completions` answers with token ids if it is asked to. */
  tokenIds: boolean;
  /** Log probabilities of `/completions` come with token ids. */
  logprobs: boolean;
  /** `echo` gives log probabilities of the prompt. */
  promptLogprobs: boolean;
  topK: boolean;
  /** `frequency_penalty` and `presence_penalty` are what the contract says. */
  penalties: boolean;
  /** A stop sequence that was found is named. */
  namesStop: boolean;
  json: boolean;
  requiredCalls: boolean;
  strictCalls: boolean;
  /** `chat_template_kwargs` reach the chat template. */
  templateVariables: boolean;
  longTexts: "refused" | "cut";
  scores: "probability" | "logit";
  /** Requests that it gets at a time. */
  parallel: number;
  /** How the server is told to let pages of another origin read its answers. */
  corsSetting: string;
}

const plain: Omit<ServerFacts, "name" | "corsSetting"> = {
  grammar: "none",
  takesIds: false,
  tokenIds: false,
  logprobs: false,
  promptLogprobs: false,
  topK: false,
  penalties: true,
  namesStop: false,
  json: false,
  requiredCalls: false,
  strictCalls: false,
  templateVariables: false,
  longTexts: "refused",
  scores: "probability",
  // A browser opens six connections to a server that speaks HTTP/1.1, and what else the page wants of that origin needs some.
  parallel: 4,
};

const facts: Readonly<Record<ServerName, Omit<ServerFacts, "name">>> = {
  vllm: {
    ...plain,
    grammar: "structured_outputs",
    takesIds: true,
    tokenIds: true,
    logprobs: true,
    promptLogprobs: true,
    topK: true,
    namesStop: true,
    json: true,
    requiredCalls: true,
    templateVariables: true,
    corsSetting: `vLLM: vllm serve ... --allowed-origins '["ORIGIN"]'`,
  },
  "llama.cpp": {
    ...plain,
    grammar: "gbnf",
    takesIds: true,
    logprobs: true,
    topK: true,
    json: true,
    requiredCalls: true,
    strictCalls: true,
    templateVariables: true,
    scores: "logit",
    corsSetting: "llama-server allows every origin by itself: look at the proxy in front of it",
  },
  tgi: { ...plain, json: true, requiredCalls: true, corsSetting: "TGI: --cors-allow-origin ORIGIN" },
  transformers: {
    ...plain,
    topK: true,
    penalties: false,
    templateVariables: true,
    // It computes one after the other: whoever waits there would be near the limit for the first event.
    parallel: 1,
    corsSetting: "transformers serve --enable-cors",
  },
  infinity: { ...plain, longTexts: "cut", corsSetting: "infinity_emb v2 --permissive-cors" },
  tei: { ...plain, corsSetting: "text-embeddings-inference: --cors-allow-origin ORIGIN" },
  openai: { ...plain, json: true, requiredCalls: true, strictCalls: true, corsSetting: "see the documentation of the server" },
};

/** What the record says wins over what is known of the server. */
export function serverFacts(name: ServerName, { supports, longTexts, scores, parallel }: RemotePart): ServerFacts {
  const known = facts[name];
  return {
    ...known,
    name,
    grammar: supports.grammar ?? known.grammar,
    tokenIds: supports.tokenIds ?? known.tokenIds,
    json: supports.json ?? known.json,
    requiredCalls: supports.requiredCalls ?? known.requiredCalls,
    strictCalls: supports.strictCalls ?? known.strictCalls,
    topK: supports.topK ?? known.topK,
    longTexts: longTexts ?? known.longTexts,
    scores: scores ?? known.scores,
    parallel: parallel ?? known.parallel,
  };
}
