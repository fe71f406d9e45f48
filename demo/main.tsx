/** The playground. Uses the public interface only. */
import { render } from "preact";
import { App } from "./app.tsx";
import { listStoredConversations } from "./chat/conversation/conversations.ts";
import { watchPlayground } from "./service/playground.ts";

const root = document.getElementById("playground");
if (root !== null) render(<App />, root);
void listStoredConversations();
await watchPlayground();
