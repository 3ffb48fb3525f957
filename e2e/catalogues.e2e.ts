import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { signIn } from "./people.ts";

const DESKS = new URL("../examples/desk-catalogue", import.meta.url).pathname;

test("[CA-01] [CA-08] a manufacturer's folder is published, sold, priced anew and stands in an offer", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "stanza-desks-"));
  cpSync(DESKS, folder, { recursive: true });
  await signIn(page, "supervisor.milano");
  await page.goto("/catalogues");

  await test.step("the folder is chosen as it is, looked at and published", async () => {
    await page.getByRole("button", { name: "Publish a catalogue" }).click();
    await page.locator('input[data-file="catalogue-folder"]').setInputFiles(folder);
    await expect(page.getByText(/TAVOLO has no mistakes and has not been published before/)).toBeVisible();
    await page.getByRole("button", { name: "Publish TAVOLO" }).click();
    await expect(page.getByText(/TAVOLO is in use as version 1/)).toBeVisible();
  });

  const card = page.getByRole("region", { name: /desks/i });
  await test.step("the shop sells it by its list", async () => {
    await card.getByRole("combobox", { name: /Milano/ }).selectOption("EUR27");
    await expect(card.getByRole("combobox", { name: /Milano/ })).toHaveValue("EUR27");
  });

  await test.step("a new price list changes one price, shown before it counts", async () => {
    const items = readFileSync(join(DESKS, "prices/EUR27/items.csv"), "utf8");
    const [code = "", before = ""] = items.trim().split("\n").at(-1)?.split(",") ?? [];
    writeFileSync(
      join(folder, "new.csv"),
      `Code;Price EUR\n${code};${(Number(before) + 1).toFixed(2).replace(".", ",")}\n`,
    );
    await card.getByRole("link", { name: /New prices/ }).click();
    await page.locator('input[data-file="delivery"]').setInputFiles(join(folder, "new.csv"));
    await page.getByRole("button", { name: "Show changes" }).click();
    await expect(page.getByRole("row", { name: new RegExp(code) })).toContainText(
      (Number(before) + 1).toFixed(2),
    );
    await page.getByRole("button", { name: "Publish 1 row" }).click();
    await expect(page.getByText(/has the new prices/)).toBeVisible();
  });
  rmSync(folder, { recursive: true });

  await test.step("its article stands in the offer", async () => {
    await page.getByRole("button", { name: "See the catalogue" }).click();
    await expect(page.getByRole("radio", { name: /desks/i })).toBeChecked();
    await page.getByRole("button", { name: /^Add / }).first().click();
    await expect(page.getByText("Click or tap where it should stand")).toBeVisible();
    await page.mouse.click(280, 400);
    await expect(page).toHaveURL(/project=\d+/);
    const project = new URL(page.url()).searchParams.get("project");
    await page.goto(`/offerview?project=${project}`);
    await expect(page.getByRole("main")).toContainText(/desk/i);
    await expect(page.getByRole("region", { name: "Totals" }).locator("strong").last()).toContainText("€");
  });
});
