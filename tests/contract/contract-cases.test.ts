import { describe, expect, it } from "vitest";
import { contractCases } from "./cases/contract-cases.ts";
import { canRun } from "./cases/contract-driver.ts";
import { createHostDriver } from "./host-driver.ts";

describe("contract 17", () => {
  for (const contractCase of contractCases) {
    it(`${contractCase.number}: ${contractCase.name}`, async () => {
      const driver = createHostDriver();
      expect(canRun(contractCase, driver), "the scripted host has all that cases need").toBe(true);
      await contractCase.run(driver);
    });
  }

  it("has a case for every line that needs neither tools, documents, JSON output, v1 chat nor storage", () => {
    const numbers = new Set(contractCases.map(({ number }) => number));
    const lines = [
      ...range(1, 25), 32, 33, ...range(38, 46), 49, 50, 51, ...range(64, 74), ...range(83, 85),
    ];
    expect([...numbers].toSorted((one, other) => one - other)).toEqual(lines);
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
