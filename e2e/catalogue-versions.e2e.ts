import { expect, type Page, test } from "@playwright/test";
import { HANGING, hangingKitchen } from "../domain/evaluation/testing/hanging-kitchen.ts";
import { signIn } from "./people.ts";

const total = (page: Page) => page.getByRole("banner").getByText(/€[\d,.]+/);

/** A new room with one article in it, on its way to the design. */
async function newKitchen(page: Page): Promise<void> {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).first().click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
}

async function run(page: Page, command: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(command);
  await page.keyboard.press("Enter");
}

test("[PR-13] [EV-02] [EV-05] a custom article is typed, priced and edited, refused without a line, and everything is re-evaluated", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  await newKitchen(page);
  await page
    .getByRole("button", { name: /^Add Base unit/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Custom article", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Custom article" });
  await dialog.getByRole("button", { name: "Add article" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Insert at least one article");
  await page.getByRole("button", { name: "OK" }).click();
  await dialog.getByLabel("Code").fill("FABRO-1");
  await dialog.getByLabel("Description").fill("Iron shelf");
  await dialog.getByLabel("Quantity").fill("2");
  await dialog.getByLabel("Unit price").fill("120,50");
  await dialog.getByRole("button", { name: "Add article" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Go to design" }).click();

  await page.getByRole("button", { name: "Items", exact: true }).click();
  const row = page.getByRole("option", { name: /Iron shelf/ });
  await expect(row).toContainText("€241.00");
  await row.click();
  await page.getByRole("button", { name: "Edit lines" }).click();
  await dialog.getByLabel("Quantity").fill("1");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("€120.50");

  const before = await total(page).textContent();
  await run(page, "Re-evaluate everything");
  await expect(page.getByText(/articles re-evaluated/)).toBeVisible();
  await expect(total(page)).toHaveText(before ?? "");
});

test("a project stays on its catalogue's version; the newer one is shown with its prices before it is taken, and undone as one step", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  await newKitchen(page);
  const saved = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData()?.includes('"cod":"BASE-') ?? false),
  );
  await page
    .getByRole("button", { name: /^Add Base unit/ })
    .first()
    .click();
  await saved;
  await page.getByRole("button", { name: "Go to design" }).click();
  await expect(page).toHaveURL(/project=\d+/);
  const before = (await total(page).textContent()) ?? "";

  // Tomorrow's version: the same articles, everything at double the price.
  let today = "";
  await page.route(/\/api\/catalogues$/, async (route) => {
    const answer = await route.fetch();
    const { catalogues } = (await answer.json()) as { catalogues: { code: string; version: string }[] };
    const listed = catalogues.map((one) => {
      if (one.code === "CUCINA") today = one.version;
      return one.code === "CUCINA" ? { ...one, version: "2099.1.0" } : one;
    });
    await route.fulfill({ response: answer, json: { catalogues: listed } });
  });
  await page.route(/\/api\/catalogues\/CUCINA\/versions\/2099\.1\.0/, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace("2099.1.0", today) });
    if (!route.request().url().includes("/prices")) return route.fulfill({ response: answer });
    const list = (await answer.json()) as { matrices: Record<string, { cells: (string | null)[][] }> };
    for (const matrix of Object.values(list.matrices))
      matrix.cells = matrix.cells.map((row) => row.map((cell) => cell && (Number(cell) * 2).toFixed(2)));
    await route.fulfill({ response: answer, json: list });
  });
  await page.reload();
  await expect(total(page)).toHaveText(before);
  await page.getByRole("button", { name: "Items", exact: true }).click();
  await expect(page.getByText("There is a newer version of the catalogue")).toBeVisible();
  await expect(page.getByRole("option", { name: /Base unit/ })).toContainText("Price changed");
  await page.getByRole("button", { name: "See what changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Update catalogues" });
  await expect(dialog.getByRole("row", { name: /Base unit/ })).toContainText("Price changed");
  await expect(dialog).toContainText("2099.1.0");
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(total(page)).not.toHaveText(before);
  await expect(page.getByText("There is a newer version of the catalogue")).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(total(page)).toHaveText(before);
});

test("[F14] [T31] a catalogue whose rules hang is stopped in its worker: its row is shown as failed with article and catalogue, the rest of the project works", {
  tag: "@all",
}, async ({ page }) => {
  const { bundle, priceList } = hangingKitchen();
  await page.route(/\/api\/catalogues$/, async (route) => {
    const answer = await route.fetch();
    const { catalogues } = (await answer.json()) as { catalogues: object[] };
    const models = [{ code: "M", base: "M", description: { en: "M" }, isDefault: true }];
    const small = { code: "SMALL", description: { en: "Small kitchen" }, version: "1", isWalls: false };
    await route.fulfill({
      response: answer,
      json: { catalogues: [...catalogues, { ...small, isPriced: true, models }] },
    });
  });
  await page.route(/\/api\/catalogues\/SMALL\/versions\/1$/, (route) => route.fulfill({ json: bundle }));
  await page.route(/\/api\/catalogues\/SMALL\/versions\/1\/prices/, (route) =>
    route.fulfill({ json: priceList }),
  );
  await signIn(page, "dealer.milano");
  await newKitchen(page);
  await page
    .getByRole("button", { name: /^Add Base unit/ })
    .first()
    .click();
  await page.getByText("Small kitchen", { exact: true }).click();
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page.getByRole("button", { name: "Go to design" }).click();
  await page.getByRole("button", { name: "Items", exact: true }).click();
  // What was added is selected once it is evaluated.
  await expect(page.getByRole("option", { name: new RegExp(HANGING), selected: true })).toBeVisible();
  await page.getByRole("application", { name: /^2D plan/ }).focus();
  await page.keyboard.press("Escape");
  // The header decides the unit's colour, and in black its rules do not come to an end.
  const section = page.getByRole("heading", { name: "Small kitchen" }).locator("..");
  await section.getByRole("radio", { name: "Black" }).check();
  await expect(
    page.getByText(new RegExp(`The rules of ${HANGING} in the catalogue SMALL took too long`)).first(),
  ).toBeVisible({ timeout: 40_000 });
  const failed = page.getByRole("option", { name: new RegExp(`${HANGING}.*took too long`) });
  await expect(failed).toBeVisible();
  const other = page.getByRole("option", { name: /Base unit, one door/ }).first();
  await expect(other).toContainText("€");

  // The page answers and the other articles are still worked with.
  await other.click();
  await page.keyboard.press("Delete");
  await expect(other).toBeHidden();
});
