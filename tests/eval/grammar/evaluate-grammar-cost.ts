import type { Page } from "playwright/test";
import { type Evaluation, shareAtMost } from "../figures.ts";
import { median } from "../median.ts";

const rounds = 30;
const tokens = 600;
const mostCost = 0.05;

/** Measures the additional time of a token under a grammar: the median over pairs of neighbouring measurements. */
export async function evaluateGrammarCost(page: Page): Promise<Evaluation> {
  const pairs = await page.evaluate(([count, length]) => window.evaluation.measureGrammarRates(count, length), [rounds, tokens] as const);
  const figures = (["permissive", "typical"] as const).map((schema) => {
    const own = pairs.filter((pair) => pair.schema === schema);
    const cost = median(own.map(({ guided, free }) => free / guided)) - 1;
    const rates = `${median(own.map(({ guided }) => guided)).toFixed(0)} against ${median(own.map(({ free }) => free)).toFixed(0)} tokens/s`;
    return shareAtMost(`grammar cost per token, ${schema} schema`, cost, mostCost, `${own.length} pairs of ${tokens} tokens, ${rates}`);
  });
  return { figures, samples: pairs };
}
