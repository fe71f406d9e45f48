/** Checks of a chat completion request that its schema does not make: refused parameters, and ignored ones with a warning. */
import { InvalidRequest, RequiresOther } from "../../response/errors.ts";
import type { CompletionRequest } from "./completion-request.ts";

const maxStops = 5;

/** Throws an ApiError. */
export function checkCompletion(request: CompletionRequest): void {
  const { n, logprobs, top_logprobs, stop, logit_bias, modalities, functions, tool_choice, tools } = request;
  if (n > 1) throw new InvalidRequest("n must be 1: a request has one reply");
  if (top_logprobs > 0 && !logprobs) throw new RequiresOther("top_logprobs", "logprobs");
  if (top_logprobs > 0) throw new InvalidRequest("top_logprobs must be 0: only the log probability of the chosen token is known");
  if (stop && stop.length > maxStops) throw new InvalidRequest(`stop must have at most ${maxStops} entries`);
  if (logit_bias && Object.keys(logit_bias).length > 0) throw new InvalidRequest("logit_bias is not supported");
  if (functions?.length) throw new InvalidRequest("functions is not supported: use tools");
  if (request.function_call !== undefined) throw new InvalidRequest("function_call is not supported: use tool_choice");
  if (modalities?.includes("audio")) throw new InvalidRequest("modalities must be text only");
  if (request.audio !== undefined) throw new InvalidRequest("audio is not supported");
  if (request.web_search_options !== undefined) throw new InvalidRequest("web_search_options is not supported");
  if (typeof tool_choice === "object") {
    const { name } = tool_choice.function;
    if (!tools?.some((tool) => tool.function.name === name)) {
      throw new InvalidRequest(`tool_choice.function.name '${name}' is the name of no tool in tools`);
    }
  }
}

/** Adds a line to `warnings` for each parameter that would change the reply elsewhere and does not here. */
export function warnAboutIgnored({ verbosity, store, prediction, service_tier }: CompletionRequest, warnings: string[]): void {
  if (verbosity !== undefined && verbosity !== "medium") warnings.push("verbosity is ignored");
  if (store === true) warnings.push("store is ignored: nothing is stored");
  if (prediction !== undefined) warnings.push("prediction is ignored");
  if (service_tier !== undefined && service_tier !== "auto" && service_tier !== "default") warnings.push("service_tier is ignored");
}
