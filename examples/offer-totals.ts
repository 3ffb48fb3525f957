import { createInterface } from "node:readline";
import { parseExactly, readExchangedOffer, writeTotals } from "@stanza/codecs";
import { totalOffer } from "@stanza/pricing";

/**
 * The totals of offers that come from elsewhere: one offer a line on standard input (JSON with the names of spec 2 §3), one answer a line on
 * standard output: the totals as decimal text, or `error` for an offer that must be refused.
 *
 *   ./run npx tsx examples/offer-totals.ts < offers.jsonl
 */
function answer(line: string): object {
  try {
    const { priced, terms, shop } = readExchangedOffer(parseExactly(line));
    return writeTotals(totalOffer(priced, terms, shop));
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== "") console.log(JSON.stringify(answer(line)));
}
