import { type Catalogue, type OpenCatalogue, openCatalogue, type PriceList } from "@stanza/catalogue";
import { publishCatalogue } from "@stanza/publish";

/** A kitchen of four articles with one automatic rule of each kind; lengths are round so that results can be checked by eye. */
const FILES: Readonly<Record<string, string>> = {
  "catalogue.yaml": `
format: 1
cod: SMALL
des: Small kitchen
version: 1.0.0
languages: [en]
currency: EUR
models: [M]
articles: [UNIT, HOB, TOP, FILLER, PANEL, CUT]
auto: [A-TOP, A-FILL, A-END, A-CUT]
priceLists: [L]
services: services.yaml
dclass: {HOLES: {comp: holes, des: Holes}}
`,
  "variables.yaml": `
- {cod: COL, kind: option, inherit: true, default: W, options: [{cod: W, des: White}, {cod: B, des: Black}]}
`,
  "models/M.yaml": `
cod: M
basemodel: M
des: M
fldef: true
header: {variables: [COL], out: {cModel: M, model: M, reg: M}}
tree: models/M.tree.yaml
`,
  "models/M.tree.yaml": `
- cod: ALL
  des: All
  articles:
    - {cod: UNIT-600, neutro: UNIT}
    - {cod: HOB-600, neutro: HOB}
    - {cod: 99-FREE, neutro: '99', des: Custom article}
`,
  "articles/UNIT.yaml": `
neutro: UNIT
des: Base unit
tags: [base]
use: [COL]
variables: [{cod: W, kind: number, unit: mm, min: 100, max: 1200, default: 600}]
box: [W, 800, 600]
anchors: [{id: TOP, kind: top, at: [0, 800, 0], dir: [0, 1, 0], size: [W, 600]}]
erp: [{id: main, cod: 'U{W:0000}', price: {item: UNIT}}]
`,
  "articles/HOB.yaml": `
neutro: HOB
des: Hob
tags: [hob]
mount: worktop
elevation: 840
variables: [{cod: W, kind: number, default: 580}]
box: [W, 50, 510]
erp: [{id: main, cod: HOB, price: {item: HOB}}]
`,
  "articles/TOP.yaml": `
neutro: TOP
des: Worktop
tags: [worktop]
mount: worktop
variables:
  - {cod: LEN, kind: number, default: 1000, readonly: true}
  - {cod: CUTS, kind: dclass, dclass: HOLES, fields: {x: num, z: num, w: num, d: num}, readonly: true}
  - {cod: EDGE, kind: option, default: SQ, options: [{cod: SQ}, {cod: RD}]}
box: [LEN, 40, 620]
parts:
  # The slab between the holes, and the strips behind and before each of them.
  - {id: slab, type: panel, repeat: {as: i, from: 1, to: count(CUTS) + 1}, at: ['i > 1 ? at(CUTS, i - 1).x + at(CUTS, i - 1).w : 0', 0, 0], size: ['(i > count(CUTS) ? LEN : at(CUTS, i).x) - (i > 1 ? at(CUTS, i - 1).x + at(CUTS, i - 1).w : 0)', 40, 620]}
  - {id: behind, type: panel, repeat: {as: h, over: CUTS}, at: [h.x, 0, 0], size: [h.w, 40, h.z]}
  - {id: before, type: panel, repeat: {as: h, over: CUTS}, at: [h.x, 0, h.z + h.d], size: [h.w, 40, 620 - h.z - h.d]}
erp: [{id: main, cod: 'T{LEN:0000}', qt: LEN / 1000, um: m, var: [LEN, EDGE], price: {item: TOP}}]
`,
  "articles/FILLER.yaml": `
neutro: FILLER
des: Filler
tags: [base]
use: [COL]
variables: [{cod: W, kind: number, min: 1, max: 200, default: 50}]
box: [W, 800, 600]
anchors: [{id: TOP, kind: top, at: [0, 800, 0], dir: [0, 1, 0], size: [W, 600]}]
erp: [{id: main, cod: 'F{W:000}', var: [COL], price: {item: FILLER}}]
`,
  "articles/PANEL.yaml": `
neutro: PANEL
des: End panel
use: [COL]
variables: [{cod: D, kind: number, default: 600}, {cod: LEFT, kind: boolean, default: false}]
box: [20, 800, D]
erp: [{id: main, cod: 'P{D:000}{LEFT ? "L" : "R"}', var: [COL], price: {item: PANEL}}]
`,
  "articles/CUT.yaml": `
neutro: CUT
des: Hob cut-out
mount: worktop
variables:
  - {cod: W, kind: number, default: 1}
  - {cod: D, kind: number, default: 1}
  - {cod: FLUSH, kind: boolean, default: false}
box: [W, 0, D]
erp: [{id: main, cod: 'CUT{FLUSH ? "F" : "S"}', var: [W, D], price: {item: CUT}}]
`,
  "auto/A-TOP.yaml": `
cod: A-TOP
des: Worktop
kind: run
source: {tag: base}
overhang: {start: 'wallStart ? 0 : 30', end: 'wallEnd ? 0 : 30', front: 20}
article: TOP
set: {LEN: length + overhangStart + overhangEnd, CUTS: cutouts}
`,
  "auto/A-FILL.yaml": `
cod: A-FILL
des: Filler
kind: gap
source: {tag: base}
gap: {min: 10, max: 150}
article: FILLER
set: {W: length}
`,
  "auto/A-END.yaml": `
cod: A-END
des: End panel
kind: end
source: {tag: base}
width: 20
article: PANEL
set: {D: depth, LEFT: atStart}
`,
  "auto/A-CUT.yaml": `
cod: A-CUT
des: Hob cut-out
kind: cutout
source: {tag: hob}
into: A-TOP
hole: {w: width - 20, d: depth - 20}
when: width > 100
article: CUT
set: {W: width, D: depth}
`,
  "services.yaml": `
- {cod: DELIVERY, des: Delivery, price: {percentOfGoods: '10', min: '90.00'}, vat: '22'}
- {cod: TILES, des: Tiles, price: {perUnit: '12.50', qt: 2}}
- {cod: GLOSS, des: Polishing, when: 'COL == "B"', price: {fixed: '40.00'}}
`,
  "prices/L/list.yaml": `
cod: L
des: List
currency: EUR
validFrom: "2026-01-01"
items: items.csv
`,
  "prices/L/items.csv":
    "cod,price\nUNIT,100.00\nHOB,300.00\nTOP,90.00\nFILLER,20.00\nPANEL,50.00\nCUT,35.00\n",
};

export const smallKitchen = (): OpenCatalogue => smallKitchenWith().open;

export interface SmallKitchen {
  readonly bundle: Catalogue;
  readonly open: OpenCatalogue;
  readonly priceList: PriceList;
}

/** Another version of the kitchen, with texts in its files replaced. Throws for a text that is not there, and for faults. */
export function smallKitchenWith(
  ...changes: readonly (readonly [file: string, from: string, to: string])[]
): SmallKitchen {
  const files = new Map(Object.entries(FILES).map(([path, text]) => [path, text.trimStart()]));
  for (const [path, from, to] of changes) {
    const before = files.get(path);
    if (!before?.includes(from)) throw new Error(`${path} does not contain ${from}`);
    files.set(path, before.replace(from, to));
  }
  const published = publishCatalogue(files);
  if (!published.ok)
    throw new Error(
      published.faults.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"),
    );
  const { catalogue, priceLists } = published;
  return { bundle: catalogue, open: openCatalogue(catalogue), priceList: priceLists[0]! };
}
