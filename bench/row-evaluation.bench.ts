import { isDeepStrictEqual } from "node:util";
import type { ArticleRequest, Choices } from "@stanza/catalogue";
import { type PriceBook, priceRow } from "@stanza/pricing";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { type CabinetRequest, openBaseCabinet } from "./hand-written/base-cabinet.ts";
import { openBaseCabinetPrices } from "./hand-written/base-cabinet-price.ts";
import { randomRequests } from "./hand-written/cabinet-requests.ts";
import { type Bench, cpuOfEach, type Measure } from "./measure.ts";

const ROWS = 256;
const TERMS = { currency: "EUR" } as const;
const NO_CHOICES: Choices = {};

/** One row of BASE-1D, and one changed variable of it, against the same article written by hand. */
export const bench: Bench = {
  name: "row-evaluation",
  async run() {
    const { bundle, open, priceLists } = demoCatalogue("cucina");
    const list = priceLists.find(({ code }) => code === "CUC-EUR")!;
    const book: PriceBook = {
      CUCINA: { list, condition: (neutro, when) => open.condition(neutro, when) },
    };
    const byHand = openBaseCabinet(bundle);
    const pricesByHand = openBaseCabinetPrices(list);
    const requests = randomRequests(bundle.optionLists, ROWS);
    const rows = requests.map((request) => {
      const article = `BASE-1D-${request.presetWidth}`;
      const choices = request.choices as Choices;
      return {
        request: { model: request.model, article, header: NO_CHOICES, choices } satisfies ArticleRequest,
        description: open.article(article, request.model)!.description,
        row: {
          id: article,
          catalogue: "CUCINA",
          model: request.model,
          article,
          choices,
          placement: { on: "room", at: [0, 0, 0], rotY: 0 },
          quantity: 1,
        } as const,
      };
    });
    const frame = { at: [0, 0, 0], rotY: 0 } as const;
    const evaluate = (i: number) => open.evaluate(rows[i]!.request).result;
    const price = (i: number) => {
      const { row, description } = rows[i]!;
      return priceRow({ row, frame, article: evaluate(i), description }, book, TERMS);
    };
    const priceByHand = (i: number) => {
      const { row, description } = rows[i]!;
      return pricesByHand(row.id, description, byHand(requests[i]!));
    };
    for (let i = 0; i < ROWS; i++) {
      agree(evaluate(i), byHand(requests[i]!), requests[i]!);
      agree(price(i), priceByHand(i), requests[i]!);
    }

    let next = 0;
    const cycle = (run: (i: number) => unknown) => () => run(next++ % ROWS);
    const [row, rowHand, priced, pricedHand] = await cpuOfEach(
      [cycle(evaluate), cycle((i) => byHand(requests[i]!)), cycle(price), cycle(priceByHand)],
      { calls: 2048, rounds: 9, warmUps: 3 },
    );
    const measures = [
      against("row", row!, rowHand!, "the same article written by hand", { of: "ratio", atMost: 4.5 }),
      against("row, priced with trace", priced!, pricedHand!, "the same written by hand", {
        of: "ratio",
        atMost: 8,
      }),
    ];

    const changes = {
      W: [500, 600, 450],
      FIN: ["L01", "M01", "V01"],
      SIDE: ["R", "L"],
    };
    for (const [code, values] of Object.entries(changes)) {
      const live = open.evaluate({
        model: "CALCE",
        article: "BASE-1D-600",
        header: NO_CHOICES,
        choices: NO_CHOICES,
      });
      let step = 0;
      const change = () => {
        live.set(code, values[step++ % values.length]!);
        return live.result;
      };
      const again = () =>
        byHand({ model: "CALCE", presetWidth: 600, choices: { [code]: values[step++ % values.length] } });
      for (const value of values) {
        live.set(code, value);
        const request = { model: "CALCE", presetWidth: 600, choices: { [code]: value } } as const;
        agree(live.result, byHand(request), request);
      }
      const [changed, hand] = await cpuOfEach([change, again], { calls: 4096, rounds: 9, warmUps: 3 });
      measures.push(
        against(`change of ${code}`, changed!, hand!, "the article by hand, from the start", {
          of: "value",
          atMost: 50,
        }),
      );
    }
    return measures;
  },
};

function against(
  name: string,
  ours: number,
  reference: number,
  by: string,
  bar: NonNullable<Measure["bar"]>,
): Measure {
  return {
    name,
    value: ours * 1000,
    unit: "µs",
    reference: `${by}: ${(reference * 1000).toPrecision(3)} µs`,
    ratio: ours / reference,
    bar,
  };
}

/** A figure beside a reference that does something else would say nothing. */
function agree(ours: unknown, byHand: unknown, request: CabinetRequest): void {
  if (!isDeepStrictEqual(ours, byHand))
    throw new Error(`The hand-written cabinet differs at ${JSON.stringify(request)}.`);
}
