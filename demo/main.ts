/** The playground: starts the runtime and passes it to the panels. Uses the public interface only. */
import { ServiceWorkerError, start } from "../src/index.ts";
import { startCallPanel } from "./call-panel.ts";
import { startChat } from "./chat-panel.ts";
import { startEmbed } from "./embed-panel.ts";
import { ModelList } from "./model-list.ts";
import { startModelsPanel } from "./models-panel.ts";
import { startRerank } from "./rerank-panel.ts";
import { describeError } from "./service-error.ts";
import { Service } from "./service.ts";
import { showFailure, showReady, startServiceFacts } from "./service-state.ts";
import { startSkillsPanel } from "./skills-panel.ts";
import { startViews } from "./views.ts";

startViews();
startSkillsPanel();
try {
  const runtime = await start();
  // Without a service worker (for example in a private window) runtime.fetch works.
  const ready = runtime.ready().catch((error: unknown) => {
    if (!(error instanceof ServiceWorkerError)) throw error;
  });
  const models = new ModelList(runtime);
  const service = new Service(runtime, ready);
  startCallPanel(service.calls);
  startModelsPanel(runtime, models);
  startChat(service, models);
  startEmbed(service, models);
  startRerank(service, models);
  const refresh = async (): Promise<void> => {
    try {
      await models.refresh();
      await ready;
      showReady();
    } catch (error) {
      showFailure(describeError(error));
    }
  };
  await refresh();
  startServiceFacts(runtime, () => void refresh());
} catch (error) {
  showFailure(describeError(error));
}
