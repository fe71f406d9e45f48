import { test } from "vitest";
import { PassageCases } from "./passage-cases.ts";
import { report, scoreCases } from "./score.ts";

test("citations over real passages", () => {
  const halves = process.env["HALF"] === "tuning" ? (["tuning"] as const) : (["tuning", "held-out"] as const);
  for (const half of halves) {
    const scores = scoreCases(new PassageCases(half, 11).cases);
    process.stdout.write(`\nreal passages, ${half}\n${report(scores)}\n`);
    const wanted = process.env["SHOW"];
    if (wanted !== undefined && half === "tuning") {
      for (const score of scores.values()) for (const mistake of score.mistakes) if (new RegExp(wanted, "u").test(mistake)) process.stdout.write(`\n${mistake}\n`);
    }
  }
});
