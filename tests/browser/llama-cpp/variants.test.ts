/** Files that differ as publishers' GGUF files do, from a hub, by the engine that the service chooses and by llama.cpp. */
import { readFileSync } from "node:fs";
import { HubServer } from "../../hub/hub-server.ts";
import { ggufVariants, variantMessage } from "../../models/gguf-variants.ts";
import { expect, openServiceOn, test } from "../service/service-page.ts";

const file = "model.gguf";
const gguf = { files: [file], engines: { wasm: ["llama-cpp" as const] } };

test("GGUF files of many kinds write llama.cpp's tokens", async ({ context }) => {
  const hub = new HubServer();
  for (const { name, path } of ggufVariants) hub.push(`tiny/${name}`, { [file]: new Uint8Array(readFileSync(path)) });
  await hub.start();
  const models = ggufVariants.flatMap(({ name }) => [`tiny/${name}`, { hub: `tiny/${name}`, id: `${name} by llama.cpp`, gguf }]);
  const page = await openServiceOn(context, "/service.html", { models, hubs: [hub.url], device: "wasm", replyStallMs: 600_000 });
  for (const { name, prompt, tokens } of ggufVariants) {
    for (const model of [`tiny/${name}`, `${name} by llama.cpp`]) {
      const messages = [{ role: "user", content: variantMessage }];
      const { status, body } = await page.evaluate(
        async (sent) => {
          const init = { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(sent) };
          const response = await fetch("/v2/chat", init);
          return { status: response.status, body: await response.json() };
        },
        { model, messages, max_tokens: tokens.length, temperature: 0, logprobs: true },
      );
      expect(status, `${model}: ${JSON.stringify(body)}`).toBe(200);
      expect(body.usage.tokens.input_tokens, model).toBe(prompt.length);
      expect(
        body.logprobs.flatMap(({ token_ids: ids }: { token_ids: number[] }) => ids),
        model,
      ).toEqual(tokens);
    }
  }
  await hub.stop();
});
