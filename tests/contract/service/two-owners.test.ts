/** Two owners, 500 mixed calls at random: no response to one contains data of the other. `CALLS` sets their number. */
import { expect, test } from "vitest";
import { seededRandom } from "../../hub/seeded-bytes.ts";
import type { CaseRequest } from "../cases/contract-driver.ts";
import { jsonLines, upload, validatedDataset } from "../cases/stored-requests.ts";
import { createHostDriver } from "../host-driver.ts";

const calls = Number(process.env["CALLS"] ?? 500);
const json = (body: object): CaseRequest => ({ body: JSON.stringify(body) });

interface Party {
  /** A text in every resource of the owner, which no response to the other owner may contain. */
  mark: string;
  token: string;
  /** Paths of its stored resources. */
  paths: string[];
  datasets: { embed: string; chat: string };
}

test(`two owners do not see each other in ${calls} calls`, { timeout: 600_000 }, async () => {
  const driver = createHostDriver({ connectorTestSearch: false });
  const as = (token: string, path: string, request: CaseRequest = {}): Promise<Response> =>
    driver.call(path, { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } });
  const partyOf = async (mark: string, token: string): Promise<Party> => {
    const caller = { ...driver, call: (path: string, request?: CaseRequest) => as(token, path, request) };
    const messages = [{ role: "user", content: `say:${mark}` }];
    const embed = await validatedDataset(caller, "embed-input", [{ text: mark }]);
    const chat = await validatedDataset(caller, "batch-chat-v2-input", [{ custom_id: mark, body: { messages } }]);
    return { mark, token, paths: [`/v1/datasets/${embed.id}`, `/v1/datasets/${chat.id}`], datasets: { embed: embed.id, chat: chat.id } };
  };
  const parties = [await partyOf("marka", "full"), await partyOf("markb", driver.otherToken)] as const;
  const random = seededRandom(26);
  const lists = ["/v1/datasets", "/v1/embed-jobs", "/v2/batches", "/v1/connectors"];
  const create = [
    ({ mark }: Party) => ({ path: `/v1/datasets?name=${mark}&type=embed-input`, request: upload(jsonLines([{ text: mark }])) }),
    ({ mark, datasets }: Party) => ({
      path: "/v1/embed-jobs",
      request: json({ name: mark, model: "scripted-embed", dataset_id: datasets.embed, input_type: "clustering" }),
    }),
    ({ mark, datasets }: Party) => ({
      path: "/v2/batches",
      request: json({ name: mark, model: "scripted-chat", input_dataset_id: datasets.chat }),
    }),
    ({ mark }: Party) => ({ path: "/v1/connectors", request: json({ name: mark, url: `http://localhost:9/${mark}` }) }),
  ];
  let seen = 0;
  let foreign = 0;
  for (let index = 0; index < calls; index++) {
    const [own, other] = random() < 0.5 ? parties : [parties[1], parties[0]];
    const choice = random();
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    if (choice < 0.3) {
      const { path, request } = pick(create)(own);
      const answer = await as(own.token, path, request);
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      const [, id = ""] = /"(?:id|job_id)":"([^"]+)"/.exec(text) ?? [];
      own.paths.push(`${path.split("?")[0]}/${id}`);
      if (text.includes(other.mark)) seen += 1;
    } else if (choice < 0.6) {
      const text = await (await as(own.token, pick(lists))).text();
      if (text.includes(other.mark)) seen += 1;
      for (const path of other.paths) if (text.includes(path.split("/").at(-1) ?? "")) seen += 1;
    } else {
      // Read, cancel, change and delete the resources of the other owner.
      foreign += 1;
      const path = pick(other.paths);
      const attempts: [string, CaseRequest][] = [[path, {}]];
      if (path.includes("embed-jobs")) attempts.push([`${path}/cancel`, { method: "POST", body: "{}" }]);
      else if (path.includes("batches")) attempts.push([`${path}:cancel`, { method: "POST", body: "{}" }]);
      else attempts.push([path, { method: "DELETE" }]);
      if (path.includes("connectors")) attempts.push([path, { method: "PATCH", body: JSON.stringify({ name: "taken" }) }]);
      const [target, request] = pick(attempts);
      const answer = await as(own.token, target, request);
      if (answer.status !== 404 || (await answer.text()).includes(`"name"`)) seen += 1;
    }
  }
  await driver.host.data.idle();
  expect(seen).toBe(0);
  expect(foreign).toBeGreaterThan(calls / 4);
  // The owner still has all of its resources.
  for (const { token, paths } of parties) for (const path of paths) expect((await as(token, path)).status, path).toBe(200);
});
