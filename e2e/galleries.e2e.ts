import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";

test("[CA-04][CA-05][CA-06][SH-13] a seller starts from an idea, adds another, divides the closet and equips it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, "seller.milano");
  await page.goto("/home");

  await test.step("the galleries of all catalogues, filtered and searched", async () => {
    await page.getByRole("link", { name: "Inspiration" }).click();
    await expect(page).toHaveURL(/\/inspiration$/);
    const cards = page.getByRole("article");
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
    await expect(cards.first().getByText("€")).toBeVisible();
    await expectAccessible(page);
    await page.getByText("Bathroom", { exact: true }).first().click();
    await expect(cards).toHaveCount(3);
    await page.getByLabel("Style").selectOption("Dark and elegant");
    await expect(cards).toHaveCount(1);
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await page.getByRole("searchbox", { name: "Search ideas" }).fill("walk-in clozet island");
    await expect(cards.first()).toContainText("Walk-in closet with island");
  });

  let price = "";
  await test.step("one of them in detail, turned in 3D", async () => {
    await page.getByRole("link", { name: "Walk-in closet with island" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Walk-in closet with island");
    const priced = page.locator("dd").filter({ hasText: "€" });
    await expect(priced).toBeVisible();
    price = (await priced.textContent()) ?? "";
    await expect(page.getByText("Drawer island 1200")).toBeVisible();
    await page.getByRole("button", { name: "Turn in 3D" }).click();
    const turntable = page.getByRole("application", { name: /Walk-in closet with island in 3D/ });
    await expect(turntable).toHaveAttribute("data-ready", "true");
    await turntable.press("ArrowRight");
    await expectAccessible(page);
  });

  await test.step("a project is started with it, at the price that was shown", async () => {
    await page.getByRole("button", { name: "Start a project with this" }).click();
    await page.getByRole("button", { name: "Rectangular" }).click();
    await page.getByRole("button", { name: "Create room" }).click();
    await expect(page).toHaveURL(/\/configurator/);
    await page.getByText("2D", { exact: true }).click();
    await total(page).click();
    await expect(page.getByRole("region", { name: "What the total is made of" })).toContainText(price);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(articleButtons(page)).toHaveCount(0);
    await page.getByRole("button", { name: /^Redo:/ }).click();
    await expect(articleButtons(page)).toHaveCount(3);
  });

  await test.step("another one from the drawer, by itself and by hand", async () => {
    await page.getByRole("button", { name: "Add articles" }).first().click();
    await expect(page.getByRole("searchbox", { name: "Search ideas" })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search ideas" }).fill("lounge");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Place Lounge with chaise longue by hand" }).click();
    const plan = page.locator('[data-canvas="plan"]');
    const box = await plan.boundingBox();
    if (!box) throw new Error("The plan is not shown.");
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    await page.keyboard.press("Escape");
    await expect(articleButtons(page)).toHaveCount(3);
    await page.getByRole("searchbox", { name: "Search ideas" }).fill("guest bathroom");
    await page.getByRole("button", { name: "Add Guest bathroom in oak to the project" }).click();
    await expect(articleButtons(page)).toHaveCount(10);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(articleButtons(page)).toHaveCount(3);
  });

  await test.step("the divider maker: typed, dragged, moved with keys; one undo takes all of it back", async () => {
    await page.getByRole("button", { name: "Items", exact: true }).click();
    await page.getByRole("region", { name: "Items" }).getByText("Closet 3200, four sections").click();
    await opened(page, /^Sections/);
    await page.getByRole("button", { name: /^Edit… Sections/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Sections/ });
    await expect(dialog).toBeVisible();
    expect(await widthOf(dialog)).toBe(1200);
    await expectAccessible(page);
    await dialog.getByLabel("Type a division").fill("2:2:3:3");
    await page.keyboard.press("Enter");
    const first = dialog.getByRole("slider", { name: "Divider between section 1 and 2" });
    await expect(first).toHaveAttribute("aria-valuenow", "615");
    await first.press("ArrowRight");
    await expect(first).toHaveAttribute("aria-valuenow", "625");
    const knob = await first.boundingBox();
    if (!knob) throw new Error("The divider is not shown.");
    await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 3);
    await page.mouse.down();
    await page.mouse.move(knob.x + knob.width / 2 + 20, knob.y + knob.height / 3, { steps: 4 });
    await page.mouse.up();
    const dragged = Number(await first.getAttribute("aria-valuenow"));
    expect(dragged).toBeGreaterThan(650);
    await dialog.getByLabel("Clear width, section 1").fill("250");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Clear width, section 1")).toHaveValue("300");
    await dialog.getByRole("button", { name: "Distribute evenly" }).click();
    await dialog.getByRole("button", { name: "Choose" }).click();
    await expect(page.getByText("769 · 769 · 769 · 768")).toBeVisible();
    await page
      .getByRole("button", { name: /^Undo:/ })
      .first()
      .click();
    await expect(page.getByText("900 · 700 · 700 · 775")).toBeVisible();
  });

  await test.step("fittings: an element is added, moved and put where it cannot be", async () => {
    await opened(page, /^Interior|^Fittings/);
    await page.getByRole("button", { name: /^Edit… Fittings/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Fittings/ });
    const elements = dialog.getByRole("slider");
    await expect(elements.first()).toBeVisible();
    expect(await widthOf(dialog)).toBe(1000);
    const before = await elements.count();
    await dialog.getByRole("button", { name: /^Shelf/ }).click();
    await expect(elements).toHaveCount(before + 1);
    await expectAccessible(page);
    const rail = dialog.getByRole("slider", { name: "Hanging rail, section 1" }).first();
    const height = Number(await rail.getAttribute("aria-valuenow"));
    await rail.press("ArrowDown");
    await expect(rail).toHaveAttribute("aria-valuenow", String(height - 10));
    await dialog.getByLabel(/^Height above floor/).fill("100");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText("The hanging rail sits at 900 mm or more");
    await expect(dialog.getByRole("button", { name: /^Choose/ })).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a mandatory variant cannot be dismissed", async () => {
    await opened(page, /^Carcass/);
    await page.getByRole("button", { name: "Choose Carcass with a large preview" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose: Carcass" });
    expect(await widthOf(dialog)).toBe(800);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByText("Anthracite", { exact: true }).click();
    await dialog.getByRole("button", { name: "Choose" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("radio", { name: "Anthracite" })).toBeChecked();
  });
});

const total = (page: Page) => page.getByRole("banner").getByText(/€[\d,.]+/);

/** The articles of the plan as a screen reader lists them. */
const articleButtons = (page: Page) =>
  page
    .getByRole("list", { name: /^Articles in/ })
    .first()
    .getByRole("button");

/** A group of the properties, opened if it is not. */
async function opened(page: Page, name: RegExp): Promise<void> {
  const group = page
    .getByRole("region", { name: "Properties" })
    .getByRole("button", { name, expanded: false });
  if ((await group.count()) > 0) await group.first().click();
}

/** Its layout width, px: the one it has when it has come to rest. */
const widthOf = (dialog: Locator) =>
  dialog.evaluate((element) => (element instanceof HTMLElement ? element.offsetWidth : 0));
