import { unpackFiles } from "@stanza/codecs";
import type { AssortmentCatalogue, AssortmentShop, PublishedSource } from "@stanza/contract";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { AssortmentPage } from "./AssortmentPage.tsx";

const KITCHENS: AssortmentCatalogue = {
  code: "CUCINA",
  description: { en: "Fornace kitchens", it: "Fornace cucine" },
  version: "2026.11.0-bbb",
  priceLists: [
    { code: "CUC-EUR", description: { en: "Price list 2026" }, currency: "EUR", validFrom: "2026-01-01" },
    {
      code: "CUC-CHF",
      description: { en: "Switzerland" },
      currency: "CHF",
      validFrom: "2026-01-01",
      validTo: "2026-12-31",
    },
  ],
  versions: [
    { version: "2026.11.0-bbb", number: 2, publishedAt: "2026-11-20T10:00:00.000Z", isInUse: true },
    { version: "2026.10.0-aaa", number: 1, publishedAt: "2026-10-01T10:00:00.000Z", isInUse: false },
  ],
  isSoldElsewhere: false,
  isOfTables: false,
};
const MILANO: AssortmentShop = {
  code: "MILANO",
  name: "Milano",
  currency: "EUR",
  priceLists: { CUCINA: "CUC-EUR" },
};
const ZUERICH: AssortmentShop = { code: "ZUERICH", name: "Zürich", currency: "CHF", priceLists: {} };
const NOTHING: PublishedSource = {
  code: "CUCINA",
  faults: [],
  warnings: [],
  findings: [],
  changes: [],
  changeCount: 0,
};

const shown = (answers: TestContext["answers"] = {}) =>
  renderApp(<AssortmentPage />, {
    address: "/catalogues",
    answers: {
      getAssortment: () => ({ status: 200, body: { catalogues: [KITCHENS], shops: [MILANO, ZUERICH] } }),
      ...answers,
    },
  });
const zuerich = page.getByRole("combobox", { name: "Zürich (CHF)" });

async function chooseZip(): Promise<void> {
  await userEvent.click(page.getByRole("button", { name: "Publish a catalogue" }));
  const input = document.querySelector<HTMLInputElement>("[data-file=catalogue]")!;
  await userEvent.upload(input, new File([new Uint8Array([80, 75])], "cucina.zip"));
}

test("[CA-01] a supervisor sees lists, versions and who sells what, and lets a shop sell by a list", async () => {
  const { calls } = await shown({
    setShopPriceList: () => ({ status: 200, body: { ...ZUERICH, priceLists: { CUCINA: "CUC-CHF" } } }),
  });
  await expect.element(page.getByRole("heading", { name: "Fornace kitchens" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Milano (EUR)" })).toHaveValue("CUC-EUR");
  await expect.element(zuerich).toHaveValue("");
  await expect.element(page.getByText("In use", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "New prices for Fornace kitchens" }))
    .toHaveAttribute("href", "/catalogues/tables?prices=CUCINA");
  await expectAccessible();
  await userEvent.selectOptions(zuerich, "CUC-CHF");
  await expect.element(zuerich).toHaveValue("CUC-CHF");
  expect(calls.at(-1)).toMatchObject({ operation: "setShopPriceList", body: { list: "CUC-CHF" } });
});

test("a list that the server refuses goes back to what it was, and says so", async () => {
  await shown({
    setShopPriceList: () => ({ status: 422, body: { error: "unknown-list", message: "No such list" } }),
  });
  await userEvent.selectOptions(zuerich, "CUC-CHF");
  await expect.element(page.getByText("The list of Zürich could not be changed.")).toBeVisible();
  await expect.element(zuerich).toHaveValue("");
});

test("[CA-08] a zip with mistakes shows each with its place, and cannot be published", async () => {
  const fault = {
    file: "articles/BASE.yaml",
    line: 7,
    column: 12,
    code: "E_NAME",
    message: "there is no variable 'WD'",
    suggestion: "W",
  };
  await shown({ publishSource: () => ({ status: 200, body: { ...NOTHING, code: "", faults: [fault] } }) });
  await chooseZip();
  await expect.element(page.getByText("1 mistake; nothing can be published")).toBeVisible();
  await expect.element(page.getByText("articles/BASE.yaml:7:12")).toBeVisible();
  await expect.element(page.getByText("there is no variable 'WD' → W")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Publish CUCINA" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("[CA-08] a folder is published as it is: packed in the page, without its hidden files", async () => {
  let sent: ReadonlyMap<string, Uint8Array> = new Map();
  await shown({
    publishSource: async ({ body }) => {
      const bytes = new Uint8Array(await (body as Blob).arrayBuffer());
      sent = unpackFiles(bytes, {
        maxZipEntries: 9,
        maxInflatedBytes: 999,
        maxInflateRatio: 99,
        maxBytesTogether: 999,
      });
      return { status: 200, body: { ...NOTHING, before: "1" } };
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Publish a catalogue" }));
  await expect.element(page.getByRole("button", { name: "Choose a folder" })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("[data-file=catalogue-folder]")!;
  const files = ["cucina/catalogue.yaml", "cucina/articles/BASE.yaml", "cucina/.vscode/settings.json"].map(
    (path) => {
      const file = new File(["x"], path.split("/").at(-1)!);
      Object.defineProperty(file, "webkitRelativePath", { value: path });
      return file;
    },
  );
  Object.defineProperty(input, "files", { value: files, configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(page.getByText("cucina", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/No mistakes, 0 differences/)).toBeVisible();
  expect([...sent.keys()].sort()).toEqual(["cucina/articles/BASE.yaml", "cucina/catalogue.yaml"]);
});

test("[CA-08] a sound zip shows what it changes before it is published, and an earlier version comes back", async () => {
  const change = {
    area: "price",
    change: "changed",
    what: "CUC-EUR BASE1[600, 1]",
    from: "171.00",
    to: "175.00",
  } as const;
  const { calls } = await shown({
    publishSource: ({ query }) => ({
      status: 200,
      body: {
        ...NOTHING,
        before: "2026.11.0-bbb",
        changes: [change],
        changeCount: 1,
        ...(query?.save === "publish" ? { published: { version: "2026.12.0-ccc", number: 3 } } : {}),
      },
    }),
    restoreCatalogueVersion: () => ({ status: 200, body: { version: "2026.10.0-aaa", number: 1 } }),
  });
  await chooseZip();
  await expect.element(page.getByText("No mistakes, 1 difference from 2026.11.0-bbb")).toBeVisible();
  await expect.element(page.getByText("171.00 → 175.00")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Publish CUCINA" }));
  await expect.element(page.getByText("CUCINA is in use as version 3.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Use version 1" }));
  await expect.poll(() => calls.some(({ operation }) => operation === "restoreCatalogueVersion")).toBe(true);
});

test("what cannot be loaded says so and is asked again; no catalogue at all says so too", async () => {
  let isDown = true;
  await shown({
    getAssortment: () =>
      isDown
        ? { status: 403, body: { error: "forbidden", message: "No" } }
        : { status: 200, body: { catalogues: [], shops: [] } },
  });
  await expect
    .element(page.getByRole("heading", { name: "The catalogues could not be loaded" }), { timeout: 15000 })
    .toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("There is no catalogue yet.")).toBeVisible();
});

test("on a phone the card is one column within the screen", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  await shown();
  await expect.element(zuerich).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test("[CA-08] what another site sells too shows its versions without a way to change them", async () => {
  const shared = { ...KITCHENS, isSoldElsewhere: true };
  await shown({ getAssortment: () => ({ status: 200, body: { catalogues: [shared], shops: [MILANO] } }) });
  await expect.element(page.getByText(/Shops of another site sell it too/)).toBeVisible();
  await expect.element(page.getByText("Version 1")).toBeVisible();
  expect(page.getByRole("button", { name: "Use version 1" }).elements()).toEqual([]);
  expect(page.getByRole("link", { name: /New prices/ }).elements()).toEqual([]);
});
