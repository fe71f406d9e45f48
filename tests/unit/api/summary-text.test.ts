import { describe, expect, it } from "vitest";
import { partsOf, summaryText } from "../../../src/api/summarize/summary-text.ts";

describe("a summary", () => {
  const reply = " The bridge is closed. \n\nShops fear for their guests. The town ex";

  it("is the reply in the format auto, and lines or a line of its sentences in the others", () => {
    expect(summaryText(" One.\nTwo. ", "auto", false)).toBe("One.\nTwo.");
    expect(summaryText(" One.\nTwo. ", "paragraph", false)).toBe("One. Two.");
    expect(summaryText("One. Two.", "bullets", false)).toBe("- One.\n- Two.");
  });

  it("of one sentence is a list of one line, and of none is empty", () => {
    expect(summaryText("The bridge is closed.", "bullets", false)).toBe("- The bridge is closed.");
    expect(summaryText("  ", "bullets", false)).toBe("");
  });

  it("of a reply that was cut leaves out the incomplete sentence, unless it is the only one", () => {
    expect(summaryText(reply, "paragraph", true)).toBe("The bridge is closed. Shops fear for their guests.");
    expect(summaryText(reply, "paragraph", false)).toBe("The bridge is closed. Shops fear for their guests. The town ex");
    expect(summaryText("The bridge is cl", "paragraph", true)).toBe("The bridge is cl");
  });
});

describe("parts of a text", () => {
  it("are cut between sentences, and hold as many of them as fit", () => {
    expect(partsOf("One two. Three four. Five.", 20)).toEqual(["One two. Three four.", "Five."]);
  });

  it("are cut within a sentence that is longer than a part", () => {
    expect(partsOf("abcdefgh", 3)).toEqual(["abc", "def", "gh"]);
    expect(partsOf("", 3)).toEqual([]);
  });
});
