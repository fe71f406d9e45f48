/** The second model of a comparison, below the title of the conversation. */
import type { JSX } from "preact";
import { Icon } from "../../shell/icons.tsx";
import { ModelSelect } from "../../shell/model-select.tsx";
import { current, isWriting } from "../conversation/conversations.ts";
import { chooseSecondModel, endComparison } from "./comparison.ts";

export function ComparisonBar(): JSX.Element | null {
  const conversation = current.value;
  const second = conversation.second.value?.conversation;
  if (second === undefined) return null;
  return (
    <div class="comparison-bar" role="group" aria-label="Comparison">
      <ModelSelect
        role="chat"
        label="Compared with"
        chosen={second.data.value.setup.model}
        onChoose={(model) => chooseSecondModel(second, model)}
      />
      <p class="quiet">Both write at once, so each is slower than alone.</p>
      <button
        type="button"
        class="quiet-button"
        aria-label="End the comparison"
        title="End the comparison"
        disabled={isWriting(conversation)}
        onClick={() => void endComparison(conversation)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
