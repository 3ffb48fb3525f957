import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { countEffort } from "./effort.ts";
import { signIn } from "./people.ts";

/** What is read aloud: the one region that speaks. */
const heard = (page: Page) => page.locator("[role=status][aria-live=polite]");

const keys = async (page: Page, ...all: string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

/** Tab, as often as it takes to get to what is called so, or to the radio buttons of a group that is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement | null;
      const group = active?.closest("[role=radiogroup]")?.getAttribute("aria-labelledby");
      const words = group ? document.getElementById(group)?.textContent : active?.getAttribute("aria-label");
      return words ?? active?.labels?.[0]?.textContent ?? active?.textContent ?? "";
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Finds a command or an article and takes the first. */
async function palette(page: Page, words: string, first: RegExp): Promise<void> {
  await keys(page, "Control+k");
  await expect(page.getByRole("combobox", { name: /^Type a command/ })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveAccessibleName(first);
  await keys(page, "Enter");
}

/** Adds the article that a search finds first. */
async function add(page: Page, name: string, said: RegExp): Promise<void> {
  await page.keyboard.type(name);
  await expect(page.getByRole("button", { name: `Add ${name}`, exact: true })).toBeVisible();
  await keys(page, "Enter");
  await expect(heard(page)).toHaveText(said);
}

test("[CD-15] a kitchen of five units is placed, changed, priced and offered by keyboard alone, each change spoken", async ({
  page,
}) => {
  const effort = await countEffort(page);
  await signIn(page, "dealer.milano");
  await page.goto("/home");
  await expect(page).toHaveTitle(/ – Stanza$/);
  const search = page.getByRole("searchbox", { name: "Search articles" });
  const plan = page.getByRole("application", { name: /^2D plan/ });

  await test.step("a room; the next page names itself and takes the focus", async () => {
    await tabTo(page, /^New project$/);
    await keys(page, "Enter");
    await expect(page.getByRole("button", { name: "Rectangular" })).toBeFocused();
    await keys(page, "Enter");
    await expect(page.getByLabel("Width", { exact: true })).toBeFocused();
    await page.keyboard.type("4000x3000x2700");
    await keys(page, "Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Choose the first article" })).toBeFocused();
    await expect(page).toHaveTitle("Choose the first article – Stanza");
  });

  await test.step("A searches, Enter adds the first hit, which docks by itself", async () => {
    await keys(page, "a");
    await expect(search).toBeFocused();
    await add(
      page,
      "Base unit, one door 600",
      /^Base unit, one door 600 placed against wall A, 0 mm from the left\. Item €310\.70, total €[\d.,]+\.$/,
    );
    await add(
      page,
      "Sink base unit 800",
      /^Sink base unit 800 placed against wall A, beside Base unit, one door 600\. Item €386\.60, total/,
    );
    await palette(page, "design", /^Design/);
    await expect(page.getByRole("heading", { level: 1, name: "Design" })).toBeFocused();
    await expect(page).toHaveTitle("Design – Stanza");
  });

  await test.step("in hand: along the wall, to the next one, by a typed distance", async () => {
    await keys(page, "a");
    await expect(search).toBeFocused();
    await page.keyboard.type("Base unit, drawers 600");
    await expect(page.getByRole("button", { name: "Add Base unit, drawers 600", exact: true })).toBeVisible();
    await keys(page, "ArrowDown", "Enter");
    await expect(heard(page)).toHaveText(
      /^Base unit, drawers 600, wall A, beside Sink base unit 800\. Arrows move it along the wall, Tab/,
    );
    await keys(page, "Shift+ArrowRight", "ArrowRight");
    await expect(heard(page)).toHaveText("Base unit, drawers 600, wall A, 110 mm from Sink base unit 800.");
    await keys(page, "Tab");
    await expect(heard(page)).toHaveText("Base unit, drawers 600, wall B, at the left corner.");
    await page.keyboard.type("900");
    await expect(heard(page)).toHaveText("900 from the left corner.");
    await keys(page, "Enter");
    await expect(heard(page)).toHaveText(
      /^Base unit, drawers 600 placed against wall B, 900 mm from the left\. Item €572\.60, total/,
    );
    await expect(plan).toBeFocused();
  });

  await test.step("a finish, its price, undone and chosen anew: never redone", async () => {
    await keys(page, "Enter");
    const properties = page.getByRole("region", { name: "Properties" });
    await expect(properties.getByRole("heading", { name: "Base unit, drawers 600" })).toBeFocused();
    await expect(properties).toMatchAriaSnapshot(`
      - heading "Base unit, drawers 600" [level=2]
      - 'button "Why this price: €572.60"'
      - spinbutton "Quantity": "1"
      - tablist "Properties":
        - tab "Variants" [selected]
        - tab "Size & position"
        - tab "Details"
      - tabpanel "Variants"
    `);
    await tabTo(page, /^Front finish/);
    await keys(page, "ArrowRight");
    await expect(heard(page)).toHaveText("Clay matt. Item €572.60 as before.");
    await keys(page, "ArrowLeft", "ArrowLeft");
    await expect(heard(page)).toHaveText("Graphite elm. Item €463.60, minus €109.00.");
    await keys(page, "Control+z");
    await expect(heard(page)).toHaveText(
      /^Undone: Choose a variant of Base unit, drawers 600\. Item €572\.60/,
    );
    await keys(page, "ArrowLeft");
    await expect(heard(page)).toHaveText("Honey oak. Item €463.60, minus €109.00.");
    await expectAccessible(page, "[data-region=properties]");
    await keys(page, "Escape");
    await expect(plan).toBeFocused();
  });

  await test.step("two more from the palette, F6 through the parts of the page, Esc leaves panel and selection", async () => {
    for (const name of ["Tall larder unit 600", "Wall unit, one door 600"]) {
      await palette(page, name, new RegExp(`^${name}`));
      await expect(heard(page)).toHaveText(new RegExp(`^${name} placed .* Item €`));
    }
    await expect(plan).toHaveAccessibleName(/^2D plan, 5 articles\. Wall unit, one door 600 selected/);
    await plan.waitFor();
    const parts: string[] = [];
    for (let i = 0; i < 7; i++) {
      await keys(page, "F6");
      parts.push(
        await page.evaluate(
          () => document.activeElement?.closest("[data-region]")?.getAttribute("aria-label") ?? "header",
        ),
      );
    }
    expect(parts.map((part) => part.replace(/,.*$/, "")).toSorted()).toEqual(
      ["2D plan", "3D view", "Add articles", "Properties", "Status", "Tools", "header"].toSorted(),
    );
    await keys(page, "a", "Escape", "Escape");
    await expect(page.getByRole("region", { name: "Add articles" })).toHaveCount(0);
    await keys(page, "Escape");
    await expect(plan).toHaveAccessibleName("2D plan, 5 articles.");
  });

  await test.step("the offer is priced, shown and printed", async () => {
    await palette(page, "offer", /^Offer/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("region", { name: "Totals" }).getByRole("strong").last()).toContainText("€");
  });
  expect((await effort()).clicks).toBe(0);
});

/** By their codes, as a dealer knows them. */
const EIGHT = [
  "base-1d-600",
  "base-sink-800",
  "base-dr-600",
  "base-2d-900",
  "base-1d-450",
  "base-1d-300",
  "wall-1d-600",
  "wall-2d-800",
];

test("[CD-15] a dealer's kitchen of eight units comes to its PDF in 25 clicks and 120 keys", async ({
  page,
}) => {
  const effort = await countEffort(page);
  await signIn(page, "dealer.milano");
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Choose the first article" })).toBeFocused();
  await keys(page, "a");
  for (const [index, code] of EIGHT.entries()) {
    await page.keyboard.type(code);
    await keys(page, "Enter");
    await expect(page.getByText(new RegExp(`^${index + 1} articles? added to`))).toBeVisible();
  }
  await page.getByRole("link", { name: "Offer", exact: true }).click();
  await page.getByRole("button", { name: "Create PDF" }).click();
  const options = page.getByRole("dialog", { name: "Print options" });
  await options.getByLabel("Name of the project").click();
  await page.keyboard.type("Rossi");
  await options.getByLabel("Last name").click();
  await page.keyboard.type("Rossi");
  await options.getByRole("button", { name: "Create PDF" }).click();
  await expect(page.getByRole("link", { name: "Download" })).toBeVisible({ timeout: 60_000 });
  const { clicks, keys: pressed } = await effort();
  expect(clicks).toBeLessThanOrEqual(25);
  expect(pressed).toBeLessThanOrEqual(120);
});
