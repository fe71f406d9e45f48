/** The playground. Uses the public interface only. */
import { render } from "preact";
import { App } from "./app.tsx";
import { openSharedConversation } from "./chat/conversation/open-shared.ts";
import { listStoredConversations } from "./chat/conversation/conversations.ts";
import { watchPlayground } from "./service/playground.ts";

const root = document.getElementById("playground");
if (root !== null) render(<App />, root);
void listStoredConversations();
void openSharedConversation();
window.addEventListener("hashchange", () => void openSharedConversation());
await watchPlayground();
