/** Opens the conversation that the page's link holds. */
import { showToast } from "../../shell/toasts.tsx";
import { addConversation, openConversation } from "./conversations.ts";
import { readConversation } from "./read-conversation.ts";
import { isShared, sharedText } from "./share-link.ts";

export async function openSharedConversation(): Promise<void> {
  const { hash } = location;
  if (!isShared(hash)) return;
  // A reload must not add it again.
  history.replaceState(undefined, "", "#chat");
  const read = readConversation((await sharedText(hash)) ?? "");
  if (read === undefined) return showToast("The conversation in this link is damaged", { isProblem: true });
  openConversation(await addConversation(read));
  showToast("This conversation came with the link and is stored in this browser now.");
}
