import { type OpenCatalogue, openCatalogue } from "@stanza/catalogue";
import { publishCatalogue } from "@stanza/publish";

/** A catalogue whose two articles take values from every possible source. */
const FILES: Readonly<Record<string, string>> = {
  "catalogue.yaml": `
format: 1
cod: PLACES
des: Places
version: 1.0.0
languages: [en]
currency: EUR
models: [M]
articles: [UNIT, SHELF]
priceLists: [L]
`,
  "variables.yaml": `
- {cod: FIN, kind: option, inherit: true, default: OAK, options: [{cod: OAK, des: Oak}, {cod: ASH, des: Ash}, {cod: RED, des: Red}]}
- {cod: SIDE, kind: option, default: PLAIN, options: [{cod: PLAIN, des: Plain}, {cod: FLUTED, des: Fluted}]}
- {cod: GRIP, kind: option, default: KNOB, options: [{cod: KNOB, des: Knob}, {cod: BAR, des: Bar, when: W <= 600, because: The bar goes up to 600 mm}]}
`,
  "models/M.yaml": `
cod: M
basemodel: M
des: Model M
fldef: true
forcedvariants: {SIDE: FLUTED}
header: {variables: [FIN], out: {cModel: M, model: M, reg: M}}
tree: models/M.tree.yaml
`,
  "models/M.tree.yaml": `
- cod: ALL
  des: All
  articles:
    - {cod: UNIT-450, neutro: UNIT, preset: {W: 450}}
    - {cod: SHELF, neutro: SHELF}
`,
  "articles/UNIT.yaml": `
neutro: UNIT
des: Base unit
use: [FIN, SIDE, GRIP]
variables:
  - {cod: W, kind: number, unit: mm, min: 300, max: 1200, step: 50, default: 600}
  - {cod: DOORS, kind: number, decimals: 0, default: 'W > 600 ? 2 : 1', readonly: true}
  - {cod: NOTE, kind: text}
box: [W, 800, 600]
erp: [{id: main, cod: 'U{W:0000}', price: {item: UNIT}}]
`,
  "articles/SHELF.yaml": `
neutro: SHELF
des: Shelf
variables:
  - {cod: FIN, kind: option, inherit: true, default: OAK, options: [{cod: OAK, des: Oak}, {cod: ASH, des: Ash}]}
box: [600, 20, 300]
erp: [{id: main, cod: SHELF, price: {item: SHELF}}]
`,
  "prices/L/list.yaml": `
cod: L
des: List
currency: EUR
validFrom: "2026-01-01"
items: items.csv
`,
  "prices/L/items.csv": "cod,price\nUNIT,100.00\nSHELF,30.00\n",
};

/** Every variable of `UNIT` has another origin; `SHELF` cannot have the header's red. */
export function placesCatalogue(): OpenCatalogue {
  const published = publishCatalogue(
    new Map(Object.entries(FILES).map(([path, text]) => [path, text.trimStart()])),
  );
  if (!published.ok)
    throw new Error(
      published.faults.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"),
    );
  return openCatalogue(published.catalogue);
}
