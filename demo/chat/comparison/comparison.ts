/** Starts and ends the comparison of two models in the open conversation. */
import { modelsOf } from "../../service/playground.ts";
import { showToast } from "../../shell/toasts.tsx";
import { showView } from "../../shell/views.ts";
import { addConversation, addSecond, change, openConversation, save, type LiveConversation } from "../conversation/conversations.ts";

/** The next messages go to a second model, too. A loaded model is preferred, because it replies at once. */
export function startComparison(conversation: LiveConversation): void {
  const { setup, turns } = conversation.data.peek();
  const others = modelsOf("chat").filter(({ id }) => id !== setup.model);
  const chosen = others.find(({ state }) => state === "loaded") ?? others[0];
  if (chosen === undefined) {
    showToast("There is only one chat model here. Add a second one to compare it with.", {
      action: { label: "Models", run: () => showView("models") },
    });
    return;
  }
  addSecond(conversation, { model: chosen.id, startsAt: turns.length, turns: [] });
  void save(conversation);
}

export function chooseSecondModel(second: LiveConversation, model: string): void {
  change(second, { setup: { ...second.data.peek().setup, model } });
  void save(second);
}

/** The first model keeps the conversation. The replies of the second one become a conversation of their own. */
export async function endComparison(conversation: LiveConversation): Promise<void> {
  const compared = conversation.second.peek();
  conversation.second.value = undefined;
  await save(conversation);
  if (compared === undefined) return;
  const { setup, turns, title } = compared.conversation.data.peek();
  if (turns.length === compared.startsAt) return;
  const kept = await addConversation({ setup, turns, title: `${title} (${setup.model})` });
  showToast(`The replies of ${setup.model} are a conversation of their own now`, {
    action: { label: "Open", run: () => openConversation(kept) },
  });
}
