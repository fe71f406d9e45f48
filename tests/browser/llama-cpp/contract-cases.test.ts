/**
 * The chat cases of contract 17 on llama.cpp: the cases of `../service/contract-cases.test.ts` that an engine answers. Cases 34, 36, 37 and 46
 * to 49 ask a scripted model, because they need a skill or a certain text.
 */
import { contractCases } from "../../contract/cases/contract-cases.ts";
import { browserDriver } from "../service/browser-driver.ts";
import { llamaCppTiny, test } from "./tiny-model.ts";

const numbers = new Set([15, 16, 18, 20, 21, 24, 29, 33, 38, 42, 43, 44, 45, 52, 54, 57, 58, 59, 61, 63]);

test.describe("contract 17 on llama.cpp", () => {
  for (const contractCase of contractCases.filter(({ number }) => numbers.has(number))) {
    test(`${contractCase.number}: ${contractCase.name}`, async ({ tiny }) => {
      await contractCase.run(browserDriver(tiny, llamaCppTiny.id));
    });
  }
});
