/** The features of each kind of server. docs/remote.md links their documentation. */
import type { RemotePart, ServerName } from "../../models/record/remote-part.ts";

export interface ServerFacts {
  name: ServerName;
  /** Field for a grammar of `/completions`. */
  grammar: "structured_outputs" | "guided_grammar" | "gbnf" | "none";
  /** `/completions` accepts token ids as its prompt. */
  takesIds: boolean;
  /** `/completions` returns token ids if they are requested. */
  tokenIds: boolean;
  /** `/completions` returns log probabilities with token ids. */
  logprobs: boolean;
  /** `echo` returns log probabilities of the prompt. */
  promptLogprobs: boolean;
  topK: boolean;
  /** `frequency_penalty` and `presence_penalty` work as in the contract. */
  penalties: boolean;
  /** The response names the stop sequence that ended it. */
  namesStop: boolean;
  json: boolean;
  requiredCalls: boolean;
  strictCalls: boolean;
  /** `chat_template_kwargs` are passed to the chat template. */
  templateVariables: boolean;
  longTexts: "refused" | "cut";
  scores: "probability" | "logit";
  /** Max requests at the same time. */
  parallel: number;
  /** Setting with which the server allows pages of another origin (CORS). "ORIGIN" stands for the page's origin. */
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
  // A browser opens six connections to an HTTP/1.1 server, and other requests to that origin need some of them.
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
    // The server computes requests one after another; a request that waits there would run into `firstByteMs`.
    parallel: 1,
    corsSetting: "transformers serve --enable-cors",
  },
  infinity: { ...plain, longTexts: "cut", corsSetting: "infinity_emb v2 --permissive-cors" },
  tei: { ...plain, corsSetting: "text-embeddings-inference: --cors-allow-origin ORIGIN" },
  openai: { ...plain, json: true, requiredCalls: true, strictCalls: true, corsSetting: "see the documentation of the server" },
};

/** Returns the features of a server. The record's own values take precedence over the known ones. */
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
