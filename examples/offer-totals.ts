import { parseExactly, readExchangedOffer, writeTotals } from "@stanza/codecs";
import { totalOffer } from "@stanza/pricing";

/**
 * The totals of offers that come from elsewhere: one offer a line on standard input (JSON with the names of spec 2 §3), one answer a line on
 * standard output: the totals as decimal text, or `error` for an offer that must be refused and for a line that is none.
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

// Lines end at line feeds alone: other separators may stand in a JSON text as they are.
const decoder = new TextDecoder();
let rest = "";
for await (const chunk of process.stdin) {
  rest += decoder.decode(chunk, { stream: true });
  const lines = rest.split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) console.log(JSON.stringify(answer(line)));
}
if (rest !== "") console.log(JSON.stringify(answer(rest)));
