import { readFileSync } from "node:fs";
import { evaluateProject } from "@stanza/evaluation";
import { priceProject } from "@stanza/pricing";
import { expect, test } from "vitest";
import { PHOTO_LINES } from "../../domain/project/testing/photo-lines.ts";
import { demoCatalogue, demoCatalogues } from "../../fixtures/demo-catalogues.ts";
import { decodeProject } from "./decode-project.ts";
import { type Derived, withDerived } from "./derive.ts";
import { encodeProject } from "./project-codec.ts";
import type { ProjectDocument } from "./project-document.ts";
import type { StoredProject } from "./stored-project.ts";
import { variantChoices } from "./variants.ts";

const catalogues = demoCatalogues();
const { open: kitchens, priceLists } = demoCatalogue("cucina");
const list = priceLists.find(({ currency }) => currency === "EUR")!;

const FILE = new URL("../../fixtures/projects/rossi-corner-kitchen.json", import.meta.url);
const kitchen = (): StoredProject => JSON.parse(readFileSync(FILE, "utf8")) as StoredProject;

function documentOf(stored: unknown): ProjectDocument {
  const decoded = decodeProject(stored);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.document;
}

function derivedOf({ project }: ProjectDocument): Derived {
  const evaluated = evaluateProject(project, catalogues);
  const book = { CUCINA: { list, condition: kitchens.condition.bind(kitchens) } };
  return {
    evaluated,
    priced: priceProject(evaluated, book, { currency: "EUR" }),
    header: () => ({ model: "COTTO-T", reg: "R1" }),
    measures: { length: "MM" },
    currency: "EUR",
  };
}

/** The JSON download of a document, as a file has it. */
const download = (stored: StoredProject): StoredProject =>
  JSON.parse(JSON.stringify(withDerived(stored, derivedOf(documentOf(stored))))) as StoredProject;

const rowOf = (stored: StoredProject, id: string) => stored.rows.find(({ uniqueid }) => uniqueid === id)!;

test("[PR-14] a download states what follows from the choices with the names of spec 1 §3: neutro, rule, var, ERP lines with prices", () => {
  const stored = kitchen();
  const file = download(stored);
  const { evaluated, priced } = derivedOf(documentOf(stored));
  expect(file).toMatchObject({
    measures: { length: "MM" },
    currency: "EUR",
    des: "Casa Rossi, cucina ad angolo",
  });
  const corner = rowOf(file, "corner");
  const article = evaluated.rows.find(({ row }) => row.id === "corner")!.article;
  expect(corner).toMatchObject({
    boxid: "corner",
    model: "COTTO-T",
    reg: "R1",
    cmodel: "COTTO",
    cod: "BASE-CORNER-1050",
    neutro: article.neutro,
    wallItem: false,
    auto: false,
    skipBasket: false,
    jeval3ddone: true,
  });
  const shown = article.variables.filter(({ visible }) => visible);
  expect(variantChoices(corner.var ?? "")).toEqual(
    Object.fromEntries(shown.map(({ code, value }) => [code, String(value)])),
  );
  expect(corner.rule?.map(({ cod }) => cod).sort()).toEqual(shown.map(({ code }) => code).sort());
  expect(corner.rule).toContainEqual({ cod: "SIDE", value: "L", src: "u" });
  expect(corner.rule?.filter(({ src }) => src === "u")).toHaveLength(1);

  const prices = priced?.rows.find(({ rowId }) => rowId === "corner")?.lines ?? [];
  expect(corner.erp).toHaveLength(article.erpLines.length);
  for (const [i, line] of article.erpLines.entries()) {
    const price = prices[i]?.price;
    expect(corner.erp?.[i]).toMatchObject({
      id: line.id,
      cod: line.code,
      qt: line.quantity,
      level: line.level,
    });
    expect(corner.erp?.[i]?.punit).toBe(price?.kind === "priced" ? price.unitPrice : undefined);
  }
  expect(corner.erp?.some(({ punit }) => Number(punit) > 0)).toBe(true);
  expect(rowOf(file, "window").wallItem).toBe(true);
});

test("[PR-14] generated rows stand at the end, marked, with their ERP lines", () => {
  const file = download(kitchen());
  const { evaluated } = derivedOf(documentOf(kitchen()));
  const generated = evaluated.rows.filter(({ automatic }) => automatic).map(({ row }) => row.id);
  expect(generated.length).toBeGreaterThan(1);
  expect(file.rows.slice(-generated.length).map(({ uniqueid }) => uniqueid)).toEqual(generated);
  for (const id of generated) {
    const row = rowOf(file, id);
    expect(row.auto).toBe(true);
    expect(row.erp?.length).toBeGreaterThan(0);
  }
});

test("[PR-14] importing a download gives the same project, and downloading that the same file", () => {
  const stored = { ...kitchen(), autoedits: {} };
  const file = download(stored);
  const { unknown: _derived, ...imported } = documentOf(file);
  const { unknown: _none, ...original } = documentOf(stored);
  expect(imported).toEqual(original);
  expect(download(encodeProject(documentOf(file)))).toEqual(file);
});

test("[PR-14] choices that a host states without a source, or only in the variant text, come through a download", () => {
  const stored = kitchen();
  const rows = stored.rows.map((row) => {
    const { rule, ...rest } = row;
    if (row.uniqueid === "corner") return { ...rest, rule: [{ cod: "SIDE", value: "R" }] };
    return row.uniqueid === "drawers" ? { ...rest, var: "W=900" } : row;
  });
  const imported = documentOf(download({ ...stored, rows })).project;
  const choicesOf = (id: string) => imported.rows.find((row) => row.id === id)?.choices;
  expect(choicesOf("corner")).toEqual({ SIDE: "R" });
  expect(choicesOf("drawers")).toEqual({ W: "900" });
});

test("[PR-14] a repaired choice stays the person's, a row that fails stays as it is, own tax rates go with their lines", () => {
  const stored = kitchen();
  const line = derivedOf(documentOf(stored)).evaluated.rows.find(({ row }) => row.id === "drawers")!.article
    .erpLines[0]!;
  const rows = stored.rows.map((row) => {
    if (row.uniqueid === "corner") return { ...row, rule: [{ cod: "SIDE", value: "NEITHER", src: "u" }] };
    if (row.uniqueid === "larder") return { ...row, cod: "GONE-600" };
    if (row.uniqueid === "drawers")
      return { ...row, rifGmk: "G7", ntp: false, customDataFe: { [line.id]: { iva: 4, check: true } } };
    return row;
  });
  const file = download({ ...stored, rows });
  expect(rowOf(file, "corner").rule).toContainEqual({ cod: "SIDE", value: "NEITHER", src: "u" });
  expect(rowOf(file, "corner").var).not.toContain("NEITHER");
  expect(rowOf(file, "larder")).toEqual(rows.find(({ uniqueid }) => uniqueid === "larder"));
  expect(rowOf(file, "drawers").erp?.[0]).toMatchObject({
    cod: line.code,
    customDataFe: { iva: 4, check: true, rifGmk: "G7" },
  });
});

test("[CD-06] a download has each photograph with its camera, which follows from the marks and is not read back", () => {
  const stored = kitchen();
  const wall = stored.rooms[0]?.walls[0]?.id ?? "";
  const photo = {
    id: "photo",
    urlpic: "ab".repeat(32),
    fileName: "kitchen",
    width: 1600,
    height: 1200,
    wall,
    length: 3000,
    lines: PHOTO_LINES,
  } as NonNullable<StoredProject["photomatch"]>[number];
  const file = download({ ...stored, photomatch: [photo] });
  expect(file.photomatch?.[0]).toMatchObject({ ...photo, camera: { widthPx: 1600, heightPx: 1200 } });
  expect(encodeProject(documentOf(file)).photomatch).toEqual([photo]);
});
