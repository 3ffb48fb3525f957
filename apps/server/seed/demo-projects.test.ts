import { readFileSync } from "node:fs";
import { decodeProject, type StoredProject } from "@stanza/codecs";
import { evaluateProject, preflight } from "@stanza/evaluation";
import { type PriceBook, priceProject } from "@stanza/pricing";
import { expect, test } from "vitest";
import { type DemoName, demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { seedDocument, seedProjects, seedShops, seedUsers } from "./fixtures.ts";

const NAMES: readonly DemoName[] = ["cucina", "muri", "fuoco", "luce", "smalto", "soggiorno"];
const demos = NAMES.map(demoCatalogue);
const catalogues = new Map(demos.map(({ open }) => [open.code, open]));

/** A project of the demo, evaluated and priced as the first shop of its owner does. */
function demoProject({ file, owner }: { readonly file: string; readonly owner: string }) {
  const [shop] = seedUsers().find(({ login }) => login === owner)?.shops ?? [];
  return priced(seedDocument(file), seedShops().find(({ code }) => code === shop)?.currency ?? "");
}

function priced(document: StoredProject, currency: string) {
  const decoded = decodeProject(document);
  if (!decoded.ok) throw new Error(`${document.des} cannot be read.`);
  const book: PriceBook = Object.fromEntries(
    demos.map(({ open, priceLists }): [string, PriceBook[string]] => [
      open.code,
      {
        list: priceLists.find((list) => list.currency === currency)!,
        condition: (neutro, when) => open.condition(neutro, when),
      },
    ]),
  );
  const { project } = decoded.document;
  const evaluated = evaluateProject(project, catalogues);
  return { project, evaluated, priced: priceProject(evaluated, book, { currency }) };
}

const rulesOf = ({ evaluated }: ReturnType<typeof demoProject>) =>
  evaluated.rows.flatMap(({ automatic }) => automatic?.rule ?? []);

test.each(seedProjects())(
  "[EV-04] $file has nothing to put right, no open end, and every line a price",
  (seed) => {
    const { project, evaluated, priced } = demoProject(seed);
    expect(evaluated.failed).toEqual([]);
    expect(priced.unpriced).toEqual([]);
    expect(preflight(project, evaluated, { catalogues, unpriced: priced.unpriced })).toEqual([]);
    for (const { models } of seedDocument(seed.file).history)
      for (const { header } of models) expect(header).not.toMatchObject({ FIT: false });
  },
);

test.each(seedProjects())("$file has sink and hob let in, dishwasher, ovens, tiles and lamps", (seed) => {
  const { evaluated } = demoProject(seed);
  const tags = new Set(evaluated.rows.flatMap(({ article }) => article.tags));
  expect([...tags]).toEqual(expect.arrayContaining(["inset", "light", "tiles"]));
  const codes = evaluated.rows.map(({ row }) => row.article).join(" ");
  expect(codes).toMatch(/TALL-OVENM/);
  expect(codes).toMatch(/DW-FRONT/);
});

test.each(seedProjects())(
  "$file is written in the language, country and price list of its shop",
  ({ file, owner }) => {
    const [code] = seedUsers().find(({ login }) => login === owner)?.shops ?? [];
    const shop = seedShops().find((one) => one.code === code)!;
    const { customerFields: fields, offer } = seedDocument(file);
    expect([fields?.lang, fields?.country]).toEqual([shop.language, shop.country]);
    expect(Object.values(shop.priceLists)).toContain(fields?.L_ListSel);
    const words = { it: /Acconto/, de: /Anzahlung/, en: /Deposit/ }[shop.language as "it" | "de" | "en"];
    expect(offer?.paymentTerms).toMatch(words);
  },
);

test("[CA-06] what guests look around in is finished too, and names nobody", () => {
  const url = new URL("../../../customers/demo/showcase.json", import.meta.url);
  const showcase = JSON.parse(readFileSync(url, "utf8")) as StoredProject;
  for (const { currency } of seedShops()) {
    const { project, evaluated, priced: amounts } = priced(showcase, currency);
    expect(amounts.unpriced).toEqual([]);
    expect(preflight(project, evaluated, { catalogues, unpriced: amounts.unpriced })).toEqual([]);
  }
  expect(showcase.orderaddress).toEqual([]);
});

test("everybody who signs in by a demo profile that sells or buys meets a project of their shop", () => {
  const shopsOf = (login: string) => seedUsers().find((user) => user.login === login)?.shops ?? [];
  const shown = new Set(seedProjects().map(({ owner }) => shopsOf(owner)[0]));
  const without = seedUsers()
    .filter(({ kind }) => kind === "pro")
    .filter(({ shops }) => !shops.some((shop) => shown.has(shop)));
  expect(without).toEqual([]);
  const assigned = seedProjects().map(({ assignedTo }) => assignedTo);
  const customers = seedUsers().filter(({ kind }) => kind === "customer");
  expect(customers.map(({ login }) => login).filter((login) => !assigned.includes(login))).toEqual([]);
});

test("[EV-04] the kitchen that a newcomer opens makes its worktops, plinths, fillers, end panels and cut-outs itself", () => {
  const seed = seedProjects().at(-1)!;
  expect(seed).toEqual({ file: "moretti-island-kitchen", owner: "seller.milano" });
  const rules = rulesOf(demoProject(seed));
  const count = (rule: string) => rules.filter((one) => one === rule).length;
  expect(count("AUTO-CUT"), "the sink and the hob of another catalogue").toBe(2);
  expect(count("AUTO-FILLER-T"), "between the larder and the wall").toBe(1);
  expect(count("AUTO-END"), "at the free end of the base units").toBe(1);
  expect(count("AUTO-END-ISLAND")).toBe(2);
  expect(count("AUTO-ISLAND")).toBe(1);
});
