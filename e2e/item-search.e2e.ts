import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";

test("[CA-01][CA-07][SH-06] items are found by size, with mistakes and from the palette; the custom search takes over in a frame", async ({
  page,
}) => {
  const field = page.getByRole("searchbox", { name: "Search articles" });

  await test.step("the standard search says more than what is on this device", async () => {
    await page.goto("/itemsearch");
    await field.fill("60x72");
    await expect(page.getByRole("heading", { name: /Fornace kitchens · / })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Place Wall unit, one door 600/ })).toBeVisible();
    await expectAccessible(page);
    await field.fill("wnadrobe");
    await expect(page.getByRole("button", { name: /^Place Wardrobe/ }).first()).toBeVisible();
  });

  await test.step("nothing found says what may have been meant", async () => {
    await field.fill("dixhwazhar");
    await expect(page.getByText("Did you mean")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^dishwasher/ }).click();
    await expect(field).toHaveValue("dishwasher");
    const first = page.getByRole("button", { name: /^Place .*[Dd]ishwasher/ }).first();
    await expect(first).toBeVisible();
    await field.press("ArrowDown");
    await expect(first).toBeFocused();
  });

  await test.step("a gallery is an answer too, and leads to the ideas", async () => {
    await field.fill("G-LINE");
    await page.getByRole("button", { name: "Straight kitchen 4.2 m" }).click();
    await expect(page).toHaveURL(/\/inspiration\?idea=CUCINA/);
    await page.goBack();
  });

  await test.step("without the server the search goes on with what is here, and says so", async () => {
    await page.route("**/api/articles?**", (route) => route.abort());
    await field.fill("door 45");
    await expect(page.getByText(/cannot be asked at the moment/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Place Base unit, one door 450/ })).toBeVisible();
    await page.unroute("**/api/articles?**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/cannot be asked at the moment/)).toBeHidden();
  });

  await test.step("the palette adds an article", async () => {
    await page.keyboard.press("Control+K");
    await page
      .getByRole("combobox", { name: "Type a command or look for an article" })
      .fill("sink base unit 800");
    const option = page.getByRole("option", { name: /^Sink base unit 800/ }).first();
    await expect(option).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/configurator/);
  });

  await test.step("the custom search offers the site's searches", async () => {
    await page.goto("/citemsearch/newprj");
    await expect(page.getByRole("heading", { name: "Choose the first article" })).toBeVisible();
    await page.getByRole("button", { name: "Wall units 60 × 72" }).click();
    await expect(field).toHaveValue("60x72");
    await expect(page.getByRole("button", { name: /^Place Wall unit, one door 600/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start with an empty room" }).click();
    await expect(page).toHaveURL(/\/configurator/);
  });

  await test.step("in a frame it takes the place of the standard one", async () => {
    const frame = await framed(page, "/itemsearch/newprj");
    await expect.poll(() => new URL(frame.url()).pathname).toBe("/citemsearch/newprj");
    await expect(frame.getByRole("button", { name: "Wardrobes" })).toBeVisible();
  });

  await test.step("new walls are as the wall catalogue's default rule says", async () => {
    await page.goto("/home");
    await page.getByRole("button", { name: "New project" }).click();
    const dialog = page.getByRole("dialog", { name: "Room design" });
    await dialog.getByRole("button", { name: "Rectangular" }).click();
    await expect(dialog.getByLabel(/thickness/i)).toHaveValue("125");
    await dialog.getByRole("button", { name: "Create room" }).click();
    await expect(page.getByRole("heading", { name: "Choose the first article" })).toBeVisible();
  });
});

/** A page of ours in a frame of another one of ours. */
async function framed(page: Page, path: string) {
  await page.goto("/home");
  await page.evaluate((src) => {
    document.body.innerHTML = `<iframe title="Stanza" name="stanza" src="${src}" style="width:100%;height:90vh"></iframe>`;
  }, path);
  await expect.poll(() => page.frame("stanza")?.url()).toContain("itemsearch");
  const frame = page.frame("stanza");
  if (!frame) throw new Error("no frame");
  return frame;
}
