/** The playground: starts the runtime and hands it to the panels. Built on the public surface alone. */
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
  // Where there can be no service worker (a private window, say), runtime.fetch answers all the same.
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
