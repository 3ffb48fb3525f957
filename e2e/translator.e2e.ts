import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";

test("[TR-01] [SH-18] a button's word is changed where it stands: seen at once on every screen, in its language, and clean when it ends", async ({
  page,
}) => {
  await signIn(page, "supervisor.milano");
  await page.goto("/usersettings?tab=translator");
  await page.getByRole("switch", { name: "Word texts where they stand" }).click();
  const panel = page.getByRole("complementary", { name: "Translator" });
  await expect(panel.getByText("Translator is on")).toBeVisible();
  await page.getByRole("tab", { name: "Appearance" }).click({ modifiers: ["Alt"] });
  await expect(panel.getByText("settings.appearance", { exact: true })).toBeVisible();
  // The click was the translator's: the tab was not chosen.
  await expect(page.getByRole("tab", { name: "Translator" })).toHaveAttribute("aria-selected", "true");
  await panel.getByRole("textbox", { name: "English" }).fill("Looks");
  await panel.getByRole("textbox", { name: "Deutsch" }).fill("Aussehen");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Save 2 texts" }).click();
  await expect(page.getByText("Translations saved")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Looks" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "Language" }).click();
  await page.getByRole("main").getByRole("combobox").first().selectOption("de");
  await expect(page.getByRole("tab", { name: "Aussehen" })).toBeVisible();
  await page.getByRole("button", { name: "Übersetzen beenden" }).click();
  await expect(page.locator("[data-translator]")).toHaveCount(0);
  const rest = await page.evaluate(() => /[\u{E0001}-\u{E007F}]/u.test(document.documentElement.outerHTML));
  expect(rest).toBe(false);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Aussehen" })).toBeVisible();
});
