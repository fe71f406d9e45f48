import { readFileSync } from "node:fs";
import { HubServer } from "../../../hub/hub-server.ts";
import { openStaticSite } from "../../static-site.ts";
import { openServiceOn, test } from "../service-page.ts";
test("regex bomb in a tokenizer; deep recursion of JSON; big tokenizer", async ({ context }) => {
  test.setTimeout(400_000);
  const hub = new HubServer();
  await hub.start();
  const folder = "tests/models/llama-concat";
  const tokenizer = JSON.parse(readFileSync(`${folder}/tokenizer.json`, "utf8"));
  const bomb = { ...tokenizer, pre_tokenizer: { type: "Split", pattern: { Regex: "^(a+)+$" }, behavior: "Isolated", invert: false } };
  const base = {
    "config.json": readFileSync(`${folder}/config.json`, "utf8"),
    "chat_template.jinja": "{{ messages[0].content }}",
    "onnx/model.onnx": new Uint8Array(readFileSync(`${folder}/onnx/model.onnx`)),
  };
  hub.push("hostile/regex", { ...base, "tokenizer.json": JSON.stringify(bomb) });
  hub.pushFiles("hostile/big", [
    ...Object.entries(base).map(([path, c]) => {
      const b = typeof c === "string" ? new TextEncoder().encode(c) : c;
      return { path, bytes: b.length, read: (s?: number, e?: number) => b.subarray(s, e) };
    }),
    { path: "tokenizer.json", bytes: 300_000_000, read: (s = 0, e = 300_000_000) => new Uint8Array(e - s).fill(32) },
  ]);
  const site = await openStaticSite();
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, {
    models: ["hostile/regex", "hostile/big"],
    hubs: [hub.url],
    device: "wasm",
  });
  page.on("crash", () => console.log("CRASH"));
  page.on("console", (m) => console.log("console:", m.text().slice(0, 400)));
  const ask = (model: string, content: string) =>
    page.evaluate(
      async ([name, text]) => {
        const t = performance.now();
        const r = await fetch("/v2/chat", {
          method: "POST",
          headers: { Authorization: "Bearer any" },
          body: JSON.stringify({ model: name, messages: [{ role: "user", content: text }], max_tokens: 2 }),
        });
        return `${r.status} ${(await r.text()).slice(0, 300)} ${Math.round(performance.now() - t)} ms`;
      },
      [model, content] as const,
    );
  console.log(await ask("hostile/big", "hi"));
  console.log(await ask("hostile/regex", "hi"));
  const b = `${"a".repeat(40)}!`;
  const asking = ask("hostile/regex", b);
  for (let i = 0; i < 3; i++) console.log("starter", await ask("starter-chat", "Hello"));
  console.log(await asking);
  console.log(await ask("hostile/regex", b));
  console.log(await ask("hostile/regex", b));
  console.log(await ask("hostile/regex", "hi"));
  await hub.stop();
  await site.close();
});
