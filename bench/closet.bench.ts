import { closetFindings, closetSteps } from "@stanza/evaluation";
import { type PriceBook, priceRow } from "@stanza/pricing";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { elevationOf } from "../web/workspace/dclass/elevation.ts";
import { type Bench, cpuOfEach } from "./measure.ts";

const BAYS = 12;
const ITEMS = 80;
const ARTICLE = "CL-3200";

/** Shelves in every bay, as many as are asked for, the first of them this high. */
function items(first: number): string {
  const each = Math.ceil(ITEMS / BAYS);
  return Array.from({ length: ITEMS }, (_, i) => {
    const y = (i === 0 ? first : 60) + Math.floor(i / BAYS) * Math.floor(2000 / each);
    return `${(i % BAYS) + 1},SHELF,${y},25`;
  }).join("|");
}

/** One change in the closet wizard: the article, its steps, what is wrong in it, its price and its front. */
export const bench: Bench = {
  name: "closet",
  async run() {
    const { open, priceLists } = demoCatalogue("armadio");
    const list = priceLists.find(({ code }) => code === "ARM-EUR")!;
    const book: PriceBook = { ARMADIO: { list, condition: (neutro, when) => open.condition(neutro, when) } };
    const evaluation = open.evaluate({ model: "TRAMA", article: ARTICLE, header: {}, choices: {} });
    evaluation.set("W", 4800);
    evaluation.set("CLOSETSTRUCT", Array.from({ length: BAYS }, () => "369").join("|"));
    const row = {
      id: "closet",
      catalogue: "ARMADIO",
      model: "TRAMA",
      article: ARTICLE,
      choices: {},
      placement: { on: "room", at: [0, 0, 0], rotY: 0 },
      quantity: 1,
    } as const;
    const description = open.article(ARTICLE, "TRAMA")!.description;
    const frame = { at: [0, 0, 0], rotY: 0 } as const;
    let step = 0;
    const change = () => {
      evaluation.set("CLITEMS", items(step++ % 2 === 0 ? 60 : 80));
      const { result } = evaluation;
      return {
        steps: closetSteps(evaluation.groups()),
        findings: closetFindings(evaluation),
        priced: priceRow({ row, frame, article: result, description }, book, { currency: "EUR" }),
        front: elevationOf(result.parts, (code) => open.material(code)),
      };
    };
    const made = change();
    if (made.findings.length > 0 || made.priced.lines.length < BAYS + ITEMS)
      throw new Error(`The closet of the bench is not as it should be: ${JSON.stringify(made.findings)}`);
    const copy = JSON.stringify(evaluation.result);
    const [changed, reference] = await cpuOfEach([change, () => JSON.stringify(JSON.parse(copy))], {
      calls: 32,
      rounds: 9,
      warmUps: 3,
    });
    return [
      {
        name: `closet of ${BAYS} bays with ${ITEMS} items: one change to geometry, price and drawing`,
        value: changed!,
        unit: "ms",
        reference: `its result through JSON and back: ${reference!.toPrecision(3)} ms`,
        ratio: changed! / reference!,
        bar: { of: "value", atMost: 16 },
      },
    ];
  },
};
