import { describe, expect, test } from "vitest";
import { ArtifactCaches, artifactUrls } from "../../../../src/worker/engine/web-llm/artifact-caches.ts";
import { withProperty } from "../../../../src/worker/engine/web-llm/scoped-property.ts";
import { EngineFailureError } from "../../../../src/worker/base/engine-failure.ts";
import { MemoryCaches } from "../../storage/memory-caches.ts";

const damaged = new EngineFailureError({ kind: "files-damaged", detail: "params_shard_1.bin does not have the SHA-256 on record" });

function artifacts(asked: string[] = []) {
  return new ArtifactCaches(async (artifact) => {
    const name = artifact === "library" ? artifact : artifact.path;
    asked.push(name);
    if (name === "params_shard_1.bin") throw damaged;
    return new TextEncoder().encode(`content of ${name}`);
  });
}

async function match(from: ArtifactCaches, url: string): Promise<Response | undefined> {
  const cache = await from.storage(new MemoryCaches().asCacheStorage).open("webllm/model");
  return cache.match(new Request(url));
}

describe("ArtifactCaches", () => {
  test("gives files of the folder and the library by the URLs that web-llm makes", async () => {
    const shard = await match(artifacts(), new URL("params_shard_0.bin", artifactUrls.model).href);
    expect(await shard?.text()).toBe("content of params_shard_0.bin");
    expect(await (await match(artifacts(), artifactUrls.library))?.text()).toBe("content of library");
  });

  test("does not read a file that is only looked up", async () => {
    const asked: string[] = [];
    await match(artifacts(asked), `${artifactUrls.model}params_shard_0.bin`);
    expect(asked).toEqual([]);
  });

  test("keeps why a file could not be given", async () => {
    const from = artifacts();
    const response = await match(from, `${artifactUrls.model}params_shard_1.bin`);
    await expect(response?.arrayBuffer()).rejects.toThrow();
    expect(from.failure).toBe(damaged);
  });

  test("refuses a URL that is not a file of the model, and never downloads", async () => {
    const from = artifacts();
    const response = await match(from, "https://elsewhere.test/params_shard_0.bin");
    await expect(response?.arrayBuffer()).rejects.toThrow();
    expect(from.failure).toBeInstanceOf(EngineFailureError);
    const cache = await from.storage(new MemoryCaches().asCacheStorage).open("webllm/config");
    await expect(cache.add(new Request(`${artifactUrls.model}config.json`))).rejects.toThrow(/not a file of the model/);
  });

  test("leaves other caches alone", async () => {
    const real = new MemoryCaches().asCacheStorage;
    await (await real.open("cohabit-models")).put("https://kept.test/", new Response("kept"));
    const cache = await artifacts().storage(real).open("cohabit-models");
    expect(await (await cache.match("https://kept.test/"))?.text()).toBe("kept");
  });
});

describe("withProperty", () => {
  test("replaces a property, own or inherited, until the run has ended, also by an error", async () => {
    const inherited = Object.create({ name: "inherited" }) as { name: string };
    expect(await withProperty(inherited, "name", "replaced", async () => inherited.name)).toBe("replaced");
    expect(inherited.name).toBe("inherited");
    const own = { name: "own" };
    await expect(withProperty(own, "name", "replaced", async () => Promise.reject(new TypeError(own.name)))).rejects.toThrow("replaced");
    expect(own.name).toBe("own");
  });
});
