/** The chat model that suits this device, with one button that downloads it and switches the conversation to it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { changeSetup, current } from "../chat/conversation/conversations.ts";
import { addedModels } from "../service/added-models.ts";
import { findModel, loadModel, readiness, recommendedModel, unloadModel, useAddedModels } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import { bytesInWords, deviceNames, progressShare, shortFailure, stateInWords } from "./model-phrases.ts";

const reasons = {
  "built-in": "For open questions: your browser's own model",
  stored: "For open questions: a model that is stored here",
  fits: "For open questions: a larger model for this device",
} as const;

interface Properties {
  /** Shows a button that hides the card. */
  onDismiss?: () => void;
}

/** Renders null if no model is recommended, or if the conversation uses it already. */
export function RecommendedModelCard({ onDismiss }: Properties): JSX.Element | null {
  const problem = useSignal("");
  const isStarting = useSignal(false);
  const model = recommendedModel.value;
  if (model === undefined) return null;
  const { id, title, device, downloadBytes, tokensPerSecond, reason } = model;
  const status = findModel(id);
  if (current.value.data.value.setup.model === id && status?.state === "loaded") return null;
  const isLoading = isStarting.value || status?.state === "loading";
  const share = status?.progress && progressShare(status.progress);
  const use = async (): Promise<void> => {
    problem.value = "";
    isStarting.value = true;
    try {
      if (findModel(id) === undefined) await useAddedModels([...addedModels.peek(), id]);
      await loadModel(id);
      changeSetup(current.peek(), { model: id });
    } catch (error) {
      // A load that the visitor cancelled fails, too.
      if (isStarting.peek()) problem.value = shortFailure(describeError(error));
    } finally {
      isStarting.value = false;
    }
  };
  const cancel = async (): Promise<void> => {
    isStarting.value = false;
    await unloadModel(id).catch(() => undefined);
  };
  const size =
    downloadBytes === undefined || downloadBytes === 0 ? undefined : `${model.isEstimate ? "about " : ""}${bytesInWords(downloadBytes)}`;
  const facts = [
    size === undefined
      ? reason === "built-in"
        ? "the browser keeps it for all sites"
        : "nothing to download"
      : `${size} to download once`,
    ...(device === undefined ? [] : [`runs on ${deviceNames[device]}`]),
    ...(tokensPerSecond === undefined ? [] : [`about ${tokensPerSecond} tokens/s, estimated from a measurement of this device`]),
  ];
  return (
    <section class="recommended" aria-labelledby="recommended-heading">
      <div>
        <h3 id="recommended-heading">{reasons[reason]}</h3>
        <p>
          <strong>{title}</strong> <span class="quiet">{facts.join(", ")}</span>
        </p>
        {isLoading && status !== undefined && (
          <p class="quiet" role="status">
            {stateInWords(status)}
          </p>
        )}
      </div>
      {isLoading ? (
        <button type="button" class="small" onClick={() => void cancel()}>
          Cancel
        </button>
      ) : (
        <div class="recommended-actions">
          {onDismiss !== undefined && (
            <button type="button" class="link-button" onClick={onDismiss}>
              Not now
            </button>
          )}
          <button type="button" class="small" disabled={readiness.value.state === "starting"} onClick={() => void use()}>
            {reason === "fits" && status?.state !== "loaded" ? "Download and use" : "Use it here"}
          </button>
        </div>
      )}
      {isLoading && <progress class="row-progress" aria-label={`Loading ${title}`} {...(share === undefined ? {} : { value: share })} />}
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
