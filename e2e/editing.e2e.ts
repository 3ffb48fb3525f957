import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";

const plan = (page: Page) => page.getByRole("application", { name: /^2D plan/ });
const articles = (page: Page) => page.getByRole("list", { name: "Articles in the plan" }).getByRole("button");
const more = (page: Page) => page.getByRole("button", { name: "More", exact: true });
const units = (page: Page) => articles(page).filter({ hasText: /Base unit/ });

/** The plan has the focus, nothing else does: keys go to it. */
async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  await plan(page).focus();
  for (const key of pressed) await page.keyboard.press(key);
}

async function newKitchen(page: Page): Promise<void> {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
  await page.getByRole("searchbox").fill("base 1 door");
  await page
    .getByRole("button", { name: /^Add Base unit/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Go to design" }).click();
  await expect(units(page)).toHaveCount(1);
}

test("[CD-03] [CD-04] [CD-11] articles are repeated, grouped, mirrored, locked, hidden, put on layers, copied, replaced; every step goes back", async ({
  page,
}) => {
  await newKitchen(page);
  await units(page).first().press("Enter");

  await test.step("repeated three times with a gap, then all of them grouped: one press selects them all", async () => {
    await more(page).click();
    await page.getByRole("menuitem", { name: "Repeat…" }).click();
    const dialog = page.getByRole("dialog", { name: "Repeat" });
    await expect(dialog.getByRole("status")).toContainText("3 copies");
    await expectAccessible(page);
    await dialog.getByRole("spinbutton", { name: "Clear gap" }).fill("100");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(units(page)).toHaveCount(4);
    await keys(page, "g");
    await keys(page, "Escape");
    await expect(plan(page)).not.toHaveAccessibleName(/selected/);
    await keys(page, "Control+a");
    await expect(plan(page)).toHaveAccessibleName(/4 selected/);
    await more(page).click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Mirror left and right" }).click();
    await more(page).click();
    await page.getByRole("menuitem", { name: "Ungroup" }).click();
  });

  await test.step("the distance of the whole selection is typed", async () => {
    await page.getByRole("tab", { name: "Size & position" }).click();
    const left = page.getByRole("spinbutton", { name: /^(Left|Right), to wall/ }).first();
    await left.fill("500");
    await left.press("Enter");
    await expect(left).toHaveValue("500");
    await expect(page.getByRole("spinbutton", { name: "Below the ceiling" })).toBeVisible();
  });

  await test.step("locked it stays, hidden it is in no view and comes back", async () => {
    await units(page).first().press("Enter");
    await keys(page, "l", "Delete");
    await expect(page.getByText("It is locked. Unlock it to change it.")).toBeVisible();
    await expect(units(page)).toHaveCount(4);
    await keys(page, "l", "h");
    await expect(units(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Show 1 hidden article" }).click();
    await expect(units(page)).toHaveCount(4);
  });

  await test.step("a layer hides what lies on it, and the toggle leaves layers out of account", async () => {
    await keys(page, "Escape");
    await page.getByRole("button", { name: "Add a layer" }).click();
    const name = page.getByRole("textbox", { name: "Name of the layer" });
    await name.fill("Base units");
    await name.press("Enter");
    await keys(page, "Control+a");
    await page.getByRole("tab", { name: "Size & position" }).click();
    await page.getByRole("combobox", { name: "Layer" }).selectOption({ label: "Base units" });
    await keys(page, "Escape");
    await page.getByRole("button", { name: "Hide Base units" }).click();
    await expect(units(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "View & snapping" }).click();
    await page.getByRole("switch", { name: "Layers" }).click();
    await expectAccessible(page);
    await page.getByRole("switch", { name: "Magic links" }).click();
    await page.getByRole("switch", { name: "Keep the scale" }).click();
    const scale = page.getByRole("combobox", { name: "Scale 1 :" });
    await scale.fill("100");
    await scale.press("Enter");
    await page.keyboard.press("Escape");
    await expect(units(page)).toHaveCount(4);
    await expect(page.getByRole("region", { name: "Status" })).toContainText("1:100");
    const kept = await page.evaluate(() => localStorage.getItem("stanza.editor-toggles") ?? "");
    expect(JSON.parse(kept)).toMatchObject({ layers: false, magicLinks: true, map2DScale: 100 });
  });

  await test.step("copied and pasted; foreign text is refused kindly", async () => {
    await units(page).first().press("Enter");
    await keys(page, "Control+c");
    await expect(page.getByText("1 article copied")).toBeVisible();
    const paste = (text: string) =>
      page.evaluate((given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", given);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    await plan(page).focus();
    await paste("just words");
    await expect(page.getByText("There is nothing to paste.")).toBeVisible();
    await plan(page).focus();
    await paste("");
    await expect(units(page)).toHaveCount(5);
  });

  await test.step("Choose item position: left and right with a drawing each", async () => {
    await units(page).first().press("Enter");
    await more(page).click();
    await page.getByRole("menuitem", { name: "Choose item position" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose item position" });
    await expect(dialog.getByRole("radio")).toHaveCount(2);
    await expectAccessible(page);
    const other = dialog.getByRole("radio", { checked: false });
    const side = await other.getAttribute("value");
    await other.check();
    await dialog.getByRole("button", { name: "Use this side" }).click();
    await more(page).click();
    await page.getByRole("menuitem", { name: "Choose item position" }).click();
    await expect(dialog.getByRole("radio", { checked: true })).toHaveValue(side ?? "");
    await page.keyboard.press("Escape");
  });

  await test.step("another article in the same place", async () => {
    await page.getByRole("button", { name: "Replace", exact: true }).click();
    await expect(page.getByText(/^Choose what takes the place of Base unit/)).toBeVisible();
    await page.getByRole("searchbox").fill("tall larder");
    await page
      .getByRole("button", { name: /^Add Tall larder/ })
      .first()
      .click();
    await expect(articles(page).filter({ hasText: /Tall larder/ })).toHaveCount(1);
    await expect(units(page)).toHaveCount(4);
  });

  await test.step("in 3D the distances stand at the article and are typed there, and the ring turns it", async () => {
    await units(page).first().press("Enter");
    await keys(page, "3");
    const scene = page.locator('[data-canvas="scene"]');
    const distance = scene.getByRole("button", { name: /^Distance to wall C: / });
    await distance.click();
    await scene.getByRole("textbox", { name: "Distance to wall C, mm" }).fill("4300");
    await page.keyboard.press("Enter");
    await expect(scene.getByRole("button", { name: "Distance to wall C: 4300 mm" })).toBeVisible();
    await expectAccessible(page);
    await scene.getByRole("button", { name: "Turn the selection" }).press("ArrowLeft");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await scene.focus();
    await page.keyboard.press("2");
    await expect(plan(page)).toBeVisible();
  });

  await test.step("in an elevation a gap of the chain is typed, the chain is hidden, a rectangle selects", async () => {
    await keys(page, "Escape", "Escape");
    await page.getByRole("combobox", { name: "Drawing shown" }).selectOption({ label: "Elevation A" });
    const elevation = page.locator('[data-canvas="elevation"]');
    const gap = elevation.getByRole("button", { name: /^Gap along wall A/ }).first();
    const mm = Number(/: ([\d.]+) mm$/.exec((await gap.getAttribute("aria-label")) ?? "")?.[1]);
    const less = Math.round((mm - 10) * 10) / 10;
    await gap.click();
    await elevation.getByRole("textbox", { name: /^Gap along wall A/ }).fill(String(less));
    await page.keyboard.press("Enter");
    await expect(
      elevation.getByRole("button", { name: `Gap along wall A: ${less} mm` }).first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Hide the dimension chain of wall A" }).click();
    await expect(elevation.getByRole("button", { name: /^Gap along wall A/ })).toHaveCount(0);
    await expect(elevation.getByRole("button", { name: /^Clear length of wall A/ })).toBeAttached();
    await expectAccessible(page);
    const box = (await elevation.boundingBox())!;
    await page.mouse.move(box.x + 12, box.y + 70);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 60, box.y + box.height - 12, { steps: 3 });
    await page.mouse.up();
    await expect(elevation).toHaveAccessibleName(/Selected: .*Base unit/);
    await elevation.focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await page.getByRole("combobox", { name: "Drawing shown" }).selectOption({ label: "Plan" });
  });

  await test.step("the history names every step, and a click goes back to it", async () => {
    await page.getByRole("button", { name: "History" }).click();
    const dialog = page.getByRole("dialog", { name: "History" });
    await expect(dialog.getByRole("button", { name: /^Replace / })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^As it was opened/ }).click();
    await dialog.getByRole("button", { name: /^Repeat/ }).click();
    await page.keyboard.press("Escape");
    await expect(units(page)).toHaveCount(4);
  });
});
