import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

/** Chooses a language where the page offers one; the choice is named in the language that is spoken. */
const speak = (page: Page, label: string, language: string) =>
  page.getByRole("combobox", { name: label, exact: true }).selectOption(language);

test("[SH-18] the language is switched at run time, on home and in the workspace, to French, Spanish and back", async ({
  page,
}) => {
  test.slow();
  await page.goto("/home");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/Design the room/);
  // What a page keeps in memory is lost with a reload: none happens.
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await speak(page, "Language", "fr");
  await expect(heading).toHaveText(/Concevez la pièce/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await speak(page, "Langue", "es");
  await expect(heading).toHaveText(/Diseña la estancia/);
  await speak(page, "Idioma", "en");
  await expect(heading).toHaveText(/Design the room/);
  expect(await page.evaluate(() => "sameVisit" in window)).toBe(true);

  await signIn(page, "dealer.milano");
  const project = await copyOf(page, "bianchi-studio", "Five languages", "copy");
  await page.goto(`/configurator?project=${project}`);
  const account = page.getByRole("banner").getByRole("button", { name: /^(Account|Compte|Cuenta)/ });
  const tools = page.locator("nav[data-region]").first();
  await expect(tools).toContainText("Add articles");
  await account.click();
  await speak(page, "Language", "fr");
  await expect(tools).toContainText("Ajouter des articles");
  await expect(page.getByRole("banner")).toContainText("Total avec TVA");
  await speak(page, "Langue", "es");
  await expect(tools).toContainText("Añadir artículos");
  await speak(page, "Idioma", "en");
  await expect(tools).toContainText("Add articles");
});

test("[SH-18] in French, the longest, nothing hangs over the side of a phone of 360 px", {
  tag: "@all",
}, async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem("stanza.language", "fr"));
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, "dealer.milano");
  const project = await copyOf(page, "rossi-corner-kitchen", "Trois cent soixante", "copy");
  for (const screen of [
    "/home",
    "/projects",
    `/itemsearch?project=${project}`,
    `/configurator?project=${project}`,
    `/offerview?project=${project}`,
    `/offerview2?project=${project}`,
    `/customerinfo?project=${project}`,
    `/summary?project=${project}`,
    "/usersettings",
  ]) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 }).first(), screen).toBeAttached();
    await page.waitForTimeout(700);
    const found = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const cut = [...document.querySelectorAll("button, a, label, h1, h2, h3")].filter(
        (one) =>
          one.clientWidth > 4 &&
          one.scrollWidth > one.clientWidth + 1 &&
          !["visible", "auto", "scroll"].includes(getComputedStyle(one).overflowX) &&
          getComputedStyle(one).textOverflow !== "ellipsis",
      );
      return { over: scrollWidth - clientWidth, cut: cut.map((one) => one.textContent) };
    });
    expect(found, screen).toEqual({ over: 0, cut: [] });
  }
});
