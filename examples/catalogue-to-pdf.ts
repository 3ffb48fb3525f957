import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openCatalogue } from "@stanza/catalogue";
import { drawArticle, drawElevation, drawPlan, drawScene } from "@stanza/drawing";
import { evaluateProject } from "@stanza/evaluation";
import { composeOffer, newCustomerFields } from "@stanza/offer";
import { priceProject, type Shop } from "@stanza/pricing";
import { openPrinter } from "@stanza/print";
import { accepted, addRoom, addRow, newProject, type Project, useCatalogue } from "@stanza/project";
import { publishCatalogue } from "@stanza/publish";
import { SAMPLE_CUSTOMER } from "../fixtures/sample-customer.ts";
import { readCatalogueFolder } from "../tools/catalogue/read-catalogue-folder.ts";

/**
 * The whole flow without server or database: a catalogue's files become a room with furniture, prices, an offer and its PDF. Prints the
 * totals as JSON.
 *
 *   ./run npx tsx examples/catalogue-to-pdf.ts --out offer.pdf
 */
const { values } = parseArgs({
  options: { out: { type: "string" }, language: { type: "string", default: "en" } },
});

// catalogue: files to a checked bundle
const read = readCatalogueFolder(join(import.meta.dirname, "../catalogues/cucina"));
if (!read.ok) throw new Error(read.message);
const published = publishCatalogue(read.files);
if (!published.ok) throw new Error(published.faults.map(({ message }) => message).join("\n"));
const catalogue = openCatalogue(published.catalogue);
const list = published.priceLists.find(({ currency }) => currency === "EUR");
if (list === undefined) throw new Error("The catalogue has no price list in EUR.");

// project: a room and what stands in it
let ids = 0;
const newId = () => `id${++ids}`;
const model = catalogue.defaultModel().code;
let project = accepted(
  useCatalogue(newProject(), { catalogue: catalogue.code, version: catalogue.version, model }),
);
project = accepted(addRoom(project, { template: "rt1", dimensions: [4200, 3000], newId }));
project = stand(project, "BASE-1D-600", 0);
project = stand(project, "BASE-SINK-800", 600);
project = stand(project, "DW-FRONT-600", 1400);
project = stand(project, "BASE-DR-900", 2000);
project = stand(project, "WALL-1D-600", 0, 1400);
project = stand(project, "WALL-2D-800", 600, 1400);

function stand(to: Project, article: string, x: number, y = 0): Project {
  const placement = { on: "room", at: [x, y, 0], rotY: 0 } as const;
  return accepted(addRow(to, { id: newId(), catalogue: catalogue.code, model, article, placement }));
}

// evaluation: parts, ERP lines, the worktop and plinth that follow
const evaluated = evaluateProject(project, new Map([[catalogue.code, catalogue]]));

// pricing: every line from the list
const condition = catalogue.condition.bind(catalogue);
const priced = priceProject(evaluated, { [catalogue.code]: { list, condition } }, { currency: "EUR" });

// offer: the frozen document
const shop: Shop = {
  code: "DEMO",
  name: "Stanza demo",
  country: "IT",
  documentKind: "ITA",
  language: "it",
  priceList: list.code,
};
const fields = newCustomerFields(shop, values.language);
const offer = composeOffer(
  priced,
  { ...fields, terms: { ...fields.terms, discounts: { ...fields.terms.discounts, standard: ["10", "5"] } } },
  SAMPLE_CUSTOMER,
  shop,
  {
    now: "2026-11-20T12:00:00Z",
    number: "2026-0001",
    project: { id: "1", description: "Kitchen Rossi" },
    language: values.language,
    brand: "stanza",
    catalogueTitles: { [catalogue.code]: "Fornace" },
  },
);

// PDF: lines with pictures, plan and elevation at true scale
if (values.out !== undefined) {
  const look = (code: string) => catalogue.material(code);
  const [room] = project.rooms;
  const wall = room?.walls[0]?.id;
  const elevation =
    room && wall ? drawElevation({ room, wall, evaluated, materials: look, language: offer.language }) : null;
  const drawings = [
    drawPlan({ rooms: project.rooms, evaluated, language: offer.language }),
    ...(elevation ? [elevation] : []),
  ];
  const printer = openPrinter();
  try {
    const { pdf, standards, diagnostics } = await printer.print(offer, drawings, {
      sender: { name: shop.name, lines: ["Via Manzoni 1", "20121 Milano"] },
      hero: drawScene({ rooms: project.rooms, evaluated, materials: look }),
      pictures: Object.fromEntries(
        evaluated.rows.map(({ row, article }) => [row.id, drawArticle(article, look)]),
      ),
    });
    await writeFile(values.out, pdf);
    for (const { message } of diagnostics) console.error(message);
    console.error(
      `${values.out}: ${Math.round(pdf.length / 1024)} KB, ${standards.join(" and ") || "tagged"}`,
    );
  } finally {
    await printer.close();
  }
}

const { currency, gross, goods, netTotal, taxes, tax, total, payable, deposit } = offer;
console.log(
  JSON.stringify({ currency, gross, goods, netTotal, taxes, tax, total, payable, deposit }, null, 2),
);
