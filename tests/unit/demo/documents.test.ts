import { expect, test } from "vitest";
import { readConversation } from "../../../demo/chat/conversation/read-conversation.ts";
import { rowsOf, uploadPath } from "../../../demo/chat/documents/passage-rows.ts";
import { freeId, needsPassages, pageInWords } from "../../../demo/chat/documents/source-document.ts";
import { chatRequest } from "../../../demo/chat/request/chat-request.ts";
import { newSetup } from "../../../demo/chat/setup/chat-setup.ts";

const passage = { title: "Rules", heading: "Fees", page: 2, lastPage: 3, text: "A card costs 3 euros. It lasts a year." };

test("the rows of a kept document have the fields that its citations need", async () => {
  const rows = await rowsOf({ passages: [passage, { title: "Rules", heading: "", text: "No page." }] }).text();
  expect(rows.split("\n").map((row): unknown => JSON.parse(row))).toEqual([
    { text: passage.text, title: "Rules", heading: "Fees", page: "2", lastPage: "3" },
    { text: "No page.", title: "Rules", heading: "", page: "", lastPage: "" },
  ]);
  expect(uploadPath("a".repeat(60))).toBe(
    `/v1/datasets?name=${"a".repeat(49)}&type=embed-input&keep_fields=title&keep_fields=heading&keep_fields=page&keep_fields=lastPage`,
  );
});

test("passages are chosen of documents that are cut, are kept as datasets, or are long together", () => {
  const short = { id: "a", title: "A", text: "a".repeat(2500) };
  expect(needsPassages([short], false)).toBe(false);
  expect(needsPassages([short], true)).toBe(true);
  expect(needsPassages([short, { ...short, id: "b" }], false)).toBe(true);
  expect(needsPassages([{ ...short, passages: [passage] }], false)).toBe(true);
  expect(needsPassages([{ id: "c", title: "C", text: "", job: "job" }], false)).toBe(true);
});

test("a passage is sent with the title of its document, its heading, and only the chosen sentences", () => {
  const passages = [{ ...passage, id: "rules.pdf#1", excerpt: "It lasts a year." }];
  const body = chatRequest({ setup: newSetup(), turns: [{ role: "user", text: "How long?", passages }] });
  expect(body["documents"]).toEqual([{ id: "rules.pdf#1", data: { title: "Rules: Fees", text: "It lasts a year." } }]);
});

test("a passage names its pages, and a document gets an id of its own", () => {
  expect([{}, { page: 3 }, passage].map(pageInWords)).toEqual(["", "page 3", "pages 2 to 3"]);
  const taken = ["a.pdf", "a.pdf 2"].map((id) => ({ id, title: "", text: "" }));
  expect([freeId("b.pdf", taken), freeId("a.pdf", taken)]).toEqual(["b.pdf", "a.pdf 3"]);
});

test("an exported conversation keeps the pages of its documents, passages and sources, but no datasets", () => {
  const document = { id: "rules.pdf", title: "Rules", text: passage.text, passages: [passage] };
  const source = { id: "rules.pdf#1", title: "Rules: Fees", text: passage.text, place: "pages 2 to 3" };
  const turns = [
    { role: "user", text: "How long?", passages: [{ ...passage, id: "rules.pdf#1", excerpt: "It lasts a year." }] },
    {
      role: "assistant",
      model: "m",
      state: "done",
      steps: [{ text: "A year", citations: [{ start: 0, end: 6, sources: [source] }] }],
      facts: [],
    },
  ];
  const kept = { id: "long.pdf", title: "Long", text: "", job: "job" };
  const read = readConversation(JSON.stringify({ title: "Cards", setup: { documents: [document, kept] }, turns }));
  expect(read?.setup.documents).toEqual([document]);
  expect(read?.turns[0]).toEqual(turns[0]);
  expect(read?.turns[1]).toMatchObject({ steps: [{ citations: [{ sources: [source] }] }] });
});
