import { drawArticle, drawPlan, drawScene } from "@stanza/drawing";
import { evaluateProject } from "@stanza/evaluation";
import { composeOffer, newCustomerFields, type Offer } from "@stanza/offer";
import { priceProject, type Shop } from "@stanza/pricing";
import { type OfferPrinter, openPrinter, type PrintOptions } from "@stanza/print";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { SAMPLE_CUSTOMER } from "../fixtures/sample-customer.ts";
import { openCompiler } from "../media/print/compiler/open-compiler.ts";
import { CATALOGUE, kitchens } from "./kitchens.ts";
import { type Bench, cpuOfEach, type Measure } from "./measure.ts";
import { processCpuMs } from "./process-cpu.ts";

const SIZES = [
  { lines: 20, rounds: 7, calls: 2, cpuBarMs: 100, sizeBarMb: undefined },
  { lines: 200, rounds: 5, calls: 1, cpuBarMs: 500, sizeBarMb: 2 },
  { lines: 1000, rounds: 3, calls: 1, cpuBarMs: 1600, sizeBarMb: 8 },
] as const;

const SHOP: Shop = {
  code: "BENCH",
  name: "Stanza bench",
  country: "IT",
  documentKind: "ITA",
  language: "it",
  priceList: "CUC-EUR",
};

/**
 * Offers of the demo kitchen by the warm engine: every line an article with its own picture, its ERP lines and choices, then the plan.
 * Beside them the same engine sets a bare table of as many pages.
 */
export const bench: Bench = {
  name: "offer-pdf",
  async run() {
    const printer = openPrinter();
    const compiler = openCompiler({});
    const bare = (pages: number) =>
      compiler.compile({
        files: new Map(),
        main: `#set document(title: "Bare")\n#set text(lang: "en")\n#for n in range(${pages}) [#table(columns: 4, ..range(96).map(i => [Text #i])) #pagebreak(weak: true)]`,
        timestamp: 0,
      });
    try {
      const measures: Measure[] = [];
      for (const { lines, rounds, calls, cpuBarMs, sizeBarMb } of SIZES) {
        const document = documentOf(lines);
        const { pdf } = await document.print(printer);
        const pages = pagesOf(pdf);
        await bare(pages);
        const [engine, reference] = await cpuOfEach([() => document.print(printer), () => bare(pages)], {
          rounds,
          calls,
          warmUps: 1,
          clock: () =>
            processCpuMs(printer.pid ?? 0) +
            processCpuMs(printer.largePid ?? 0) +
            processCpuMs(compiler.pid ?? 0),
        });
        const [own] = await cpuOfEach([() => document.print(printer)], { rounds: 3, warmUps: 0 });
        measures.push(
          {
            name: `offer PDF, ${lines} lines, ${pages} pages: engine`,
            value: engine!,
            unit: "ms",
            reference: `a bare table of ${pages} pages by the same engine: ${reference!.toFixed(0)} ms`,
            ratio: engine! / reference!,
            bar: { of: "value", atMost: cpuBarMs },
          },
          {
            name: `offer PDF, ${lines} lines: preparing its pictures and data`,
            value: own!,
            unit: "ms",
            reference: "in the server's process, drawings made before",
            ratio: null,
          },
          {
            name: `offer PDF, ${lines} lines: size`,
            value: pdf.length / 1e6,
            unit: "MB",
            reference: "PDF/UA-1 and PDF/A-3a, the offer attached",
            ratio: null,
            ...(sizeBarMb === undefined ? {} : { bar: { of: "value", atMost: sizeBarMb } as const }),
          },
        );
      }
      return measures;
    } finally {
      await printer.close();
      await compiler.close();
    }
  },
};

function documentOf(lines: number) {
  const { open, priceLists } = demoCatalogue("cucina");
  const list = priceLists.find(({ code }) => code === SHOP.priceList)!;
  const project = kitchens(lines);
  const all = evaluateProject(project, new Map([[CATALOGUE, open]]));
  const evaluated = { rows: all.rows.slice(0, lines), failed: [] };
  const book = { [CATALOGUE]: { list, condition: open.condition.bind(open) } };
  const priced = priceProject(evaluated, book, { currency: "EUR" });
  const fields = newCustomerFields(SHOP, "it");
  const offer: Offer = composeOffer(priced, fields, SAMPLE_CUSTOMER, SHOP, {
    now: "2026-11-20T12:00:00Z",
    number: "2026-0001",
    project: { id: "1", description: "Cucine" },
    language: "it",
    brand: "stanza",
    catalogueTitles: { [CATALOGUE]: "Fornace" },
  });
  const look = (code: string) => open.material(code);
  const [room] = project.rooms;
  const drawings = [drawPlan({ rooms: [room!], evaluated, language: "it" })];
  const options: PrintOptions = {
    sender: { name: SHOP.name, lines: ["Via Manzoni 1", "20121 Milano"] },
    hero: drawScene({
      rooms: [room!],
      evaluated: { rows: evaluated.rows.slice(0, 40), failed: [] },
      materials: look,
    }),
    pictures: Object.fromEntries(
      evaluated.rows.map(({ row, article }) => [row.id, drawArticle(article, look)]),
    ),
  };
  return { print: (printer: OfferPrinter) => printer.print(offer, drawings, options) };
}

/** Page objects of a PDF whose page tree is not compressed; else its page count as the tree states it. */
function pagesOf(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString("latin1");
  const counts = [...text.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count));
  return Math.max(1, ...counts);
}
