import type { CatalogueImport, PriceTables, TakenDelivery } from "@stanza/contract";
import { proposeMapping, textCell } from "@stanza/tables";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { SUPERVISOR } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { ImportPage } from "./ImportPage.tsx";

const CSV =
  "Artikelnr.;Bezeichnung;Breite cm;Höhe cm;Tiefe cm;Listenpreis €\nA 1;Stuhl;45;80;50;120,50\nA 2;Tisch;160;75;90;auf Anfrage\n";
const TAKEN: TakenDelivery = {
  code: "MOEBEL",
  version: "1",
  rows: 2,
  refusedRows: 1,
  added: 1,
  changed: 0,
  unchanged: 0,
  pictures: 0,
  ownRules: [],
  notDelivered: 0,
  unknown: [{ what: "ZZ", place: "moebel 4" }],
  prices: [{ list: "MOEBEL-EUR", item: "A 1", before: "100.00", after: "120.50", percent: "20.5" }],
};
const EARLIER: CatalogueImport = {
  code: "MOEBEL",
  name: "Moebel",
  articles: 1,
  version: "1",
  isDraft: false,
  at: "2026-11-01T10:00:00.000Z",
  mapping: proposeMapping(
    [
      {
        name: "moebel",
        rows: [
          ["Artikelnr.", "Bezeichnung", "Listenpreis €"].map(textCell),
          ["A 1", "Stuhl", "100"].map(textCell),
        ],
      },
    ],
    {
      catalogue: { code: "MOEBEL", name: "Moebel", languages: ["de"], currency: "EUR" },
      validFrom: "2026-01-01",
    },
  ),
};

async function start({
  imports = [] as readonly CatalogueImport[],
  ...context
}: TestContext & { readonly imports?: readonly CatalogueImport[] } = {}) {
  return renderApp(<ImportPage />, {
    profile: SUPERVISOR,
    answers: {
      listCatalogueImports: () => ({ status: 200, body: { imports: [...imports] } }),
      takeInDelivery: () => ({ status: 200, body: TAKEN }),
    },
    ...context,
  });
}

async function choose(text: string, name = "moebel.csv") {
  const input = document.querySelector<HTMLInputElement>('input[data-file="delivery"]');
  if (!input) throw new Error("there is no field for a file");
  await userEvent.upload(input, new File([text], name));
}

test("[CA-08] a dropped table shows its columns with samples and meanings, the good rows and every bad one with its cell", async () => {
  const { calls } = await start();
  await expect.element(page.getByText("Nothing yet.", { exact: false })).toBeVisible();
  await choose(CSV);
  await expect.element(page.getByLabelText("Meaning of A Artikelnr.")).toHaveValue("code");
  await expect.element(page.getByLabelText("Meaning of F Listenpreis €")).toHaveValue("price");
  await expect.element(page.getByLabelText("Detail of C Breite cm")).toHaveValue("cm");
  await expect.element(page.getByText("45 · 160")).toBeVisible();
  await expect.element(page.getByText("1 good row")).toBeVisible();
  await expect.element(page.getByText("moebel F3")).toBeVisible();
  await expect.element(page.getByText("“auf Anfrage” is no price", { exact: false })).toBeVisible();
  await expectAccessible();

  // Another meaning counts at once: without prices both rows are good.
  await page.getByLabelText("Meaning of F Listenpreis €").selectOptions("ignored");
  await expect.element(page.getByText("2 good rows")).toBeVisible();
  await page.getByLabelText("Meaning of F Listenpreis €").selectOptions("price");

  await page.getByRole("button", { name: "Publish 1 row" }).click();
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent(/1 row stays out/);
  await page.getByRole("button", { name: "Take in 1" }).click();
  await expect.element(page.getByText("moebel is on sale")).toBeVisible();
  await expect.element(page.getByText("+20.5 %")).toBeVisible();
  expect(calls.filter(({ operation }) => operation === "takeInDelivery")).toHaveLength(1);
});

test("[CA-08] the next delivery of an earlier catalogue uses its mapping and may take prices alone, with the changes shown first", async () => {
  await start({ imports: [EARLIER] });
  await page.getByRole("button", { name: "Next delivery for Moebel" }).click();
  await choose("Bezeichnung;Listenpreis €;Artikelnr.\nStuhl;120,50;A 1\n");
  await expect.element(page.getByRole("heading", { name: "Next delivery of Moebel" })).toBeVisible();
  await page.getByText("Prices alone").click();
  await page.getByRole("button", { name: "Show changes" }).click();
  await expect.element(page.getByText("1 is in no price list:")).toBeVisible();
});

test("[CA-08] a file that is no table says why; a code that is taken keeps the buttons shut; a refusal stays on the page", async () => {
  await start({
    imports: [EARLIER],
    answers: {
      listCatalogueImports: () => ({ status: 200, body: { imports: [EARLIER] } }),
      takeInDelivery: () => ({ status: 409, body: { error: "code-in-use", message: "taken" } }),
    },
  });
  await choose("PK\u0003\u0004 broken", "broken.xlsx");
  await expect.element(page.getByText("It is damaged.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Another file" }).click();
  await choose(CSV.replace("auf Anfrage", "9,00"));
  await expect.element(page.getByText("The code MOEBEL is in use.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Publish 2 rows" })).toBeDisabled();
  await page.getByLabelText("Code", { exact: true }).fill("OTHER");
  await page.getByRole("button", { name: "Publish 2 rows" }).click();
  await expect.element(page.getByText("The code OTHER is in use.", { exact: false })).toBeVisible();
});

test("earlier catalogues that cannot be loaded say so and can be tried again", async () => {
  await start({
    answers: { listCatalogueImports: () => ({ status: 403, body: { error: "forbidden", message: "no" } }) },
  });
  await expect.element(page.getByText("The earlier catalogues could not be loaded")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

const BEDS: PriceTables = {
  code: "SONNO",
  description: { en: "Sonno beds" },
  lists: [{ code: "SON27", currency: "EUR", validFrom: "2026-01-01" }],
  matrices: [
    {
      list: "SON27",
      code: "HEAD",
      keys: [
        ["900", "1800"],
        ["A", "B"],
      ],
    },
  ],
};

test("[CA-01] [CA-08] new prices of a catalogue that is written by hand: a table by width and price group is recognized, shown and published", async () => {
  const { calls } = await start({
    address: "/catalogues/tables?prices=SONNO",
    answers: {
      listCatalogueImports: () => ({ status: 200, body: { imports: [] } }),
      getPriceTables: () => ({ status: 200, body: BEDS }),
      updatePrices: () => ({ status: 200, body: { ...TAKEN, code: "SONNO", rows: 2, refusedRows: 0 } }),
    },
  });
  await expect.element(page.getByRole("heading", { name: "New prices for Sonno beds" })).toBeVisible();
  await choose("Width cm;PG A;PG B\n90;180,00;215,00\n180;240,00;x\n", "headboards.csv");
  await expect.element(page.getByLabelText("The rows are")).toHaveValue("HEAD");
  await expect.element(page.getByLabelText("Detail of A Width cm")).toHaveValue("1 cm");
  await expect.element(page.getByLabelText("Meaning of B PG A")).toHaveValue("price");
  await expect.element(page.getByText("headboards C3")).toBeVisible();
  await expect.element(page.getByText(/“x” is no price/)).toBeVisible();
  await page.getByLabelText("The rows are").selectOptions("");
  await expect.element(page.getByLabelText("Meaning of B PG A")).toHaveValue("ignored");
  await page.getByLabelText("The rows are").selectOptions("HEAD");
  await page.getByRole("button", { name: "Publish 1 row" }).click();
  await page.getByRole("button", { name: "Take in 1" }).click();
  await expect.element(page.getByText("Sonno beds has the new prices")).toBeVisible();
  expect(calls.filter(({ operation }) => operation === "updatePrices")).toHaveLength(1);
});

test("[CA-01] a catalogue whose prices are not to be changed here says why, and leads back", async () => {
  await start({
    address: "/catalogues/tables?prices=GONE",
    answers: {
      listCatalogueImports: () => ({ status: 200, body: { imports: [] } }),
      getPriceTables: () => ({ status: 404, body: { error: "not-found", message: "no" } }),
    },
  });
  await expect.element(page.getByText("GONE cannot get new prices here", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "To the catalogues" })).toBeVisible();
});
