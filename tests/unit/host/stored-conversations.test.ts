import { openDB } from "idb";
import { describe, expect, test } from "vitest";
import type { Message } from "../../../src/inference/conversation.ts";
import { ConversationLocks } from "../../../src/worker/storage/conversation-locks.ts";
import { HostSupersededError } from "../../../src/worker/storage/host-superseded-error.ts";
import { StoredConversations } from "../../../src/worker/storage/stored-conversations.ts";
import { WritingHost } from "../../../src/worker/storage/writing-host.ts";

const openStore = (epoch?: number, site = "site") =>
  new StoredConversations(new ConversationLocks(60_000), epoch === undefined ? undefined : new WritingHost(site, epoch));
const said = (text: string): Message => ({ role: "user", parts: [{ type: "text", text }] });

describe("StoredConversations", () => {
  test("have no messages until some are saved, and then the ones saved last", async () => {
    const store = openStore();
    expect(await store.load("owner", "new")).toEqual([]);
    await store.save("owner", "new", [said("one")]);
    await store.save("owner", "new", [said("one"), said("two")]);
    expect(await store.load("owner", "new")).toEqual([said("one"), said("two")]);
  });

  test("belong to their owner: another one's conversation of the same name is another", async () => {
    const store = openStore();
    await store.save("a", "same", [said("of a")]);
    await store.save("b", "same", [said("of b")]);
    expect(await store.load("a", "same")).toEqual([said("of a")]);
    expect(await store.load("b", "same")).toEqual([said("of b")]);
    expect(await store.load("a,same", "")).toEqual([]);
  });

  test("outlive the store that saved them", async () => {
    await openStore().save("owner", "lasting", [said("kept")]);
    expect(await openStore().load("owner", "lasting")).toEqual([said("kept")]);
  });

  test.each([[undefined], ["?"], [null], [[null]], [[{ role: "user", text: "?" }]]])(
    "are new if their messages are stored as %j",
    async (turns) => {
      await openStore().save("owner", "other version", [said("one")]);
      const database = await openDB("cohabit-conversations");
      await database.put("conversations", { ownerId: "owner", conversationId: "other version", turns, site: 1, epoch: "?" });
      database.close();
      const store = openStore(7);
      expect(await store.load("owner", "other version")).toEqual([]);
      await store.save("owner", "other version", [said("two")]);
      expect(await store.load("owner", "other version")).toEqual([said("two")]);
    },
  );

  test("are not replaced by a host that a later one has replaced", async () => {
    const [old, next] = [openStore(7), openStore(8)];
    await old.save("owner", "handed over", [said("old")]);
    await next.save("owner", "handed over", [said("next")]);
    await expect(old.save("owner", "handed over", [said("late")])).rejects.toThrow(HostSupersededError);
    expect(await next.load("owner", "handed over")).toEqual([said("next")]);
    await next.save("owner", "handed over", [said("next"), said("after")]);
    expect(await old.load("owner", "handed over")).toEqual([said("next"), said("after")]);
  });

  test("are replaced by the host of another version of the site, whichever started first", async () => {
    const [old, next] = [openStore(7, "site protocol-1"), openStore(8, "site protocol-2")];
    await next.save("owner", "of both", [said("next")]);
    await old.save("owner", "of both", [said("next"), said("old")]);
    expect(await next.load("owner", "of both")).toEqual([said("next"), said("old")]);
  });

  test("are replaced atomically: a read during a save sees the old messages or the new ones", async () => {
    const store = openStore();
    const long = (text: string) => Array.from({ length: 50 }, () => said(text));
    await store.save("owner", "busy", long("old"));
    const [, ...seen] = await Promise.all([
      store.save("owner", "busy", long("new")),
      ...Array.from({ length: 5 }, () => store.load("owner", "busy")),
    ]);
    for (const messages of seen) expect([JSON.stringify(long("old")), JSON.stringify(long("new"))]).toContain(JSON.stringify(messages));
  });
});
