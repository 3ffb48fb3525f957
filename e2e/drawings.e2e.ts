import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { openOwnKitchen } from "./projects.ts";

test("[CD-05] a dimension and a note are made, moved, hidden and undone; an elevation is worked in; drawings are saved, printed and come back", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  await openOwnKitchen(page, "Casa Rossi, drawn", "plan");
  const plan = page.getByRole("application", { name: /^2D plan/ });

  await test.step("a dimension is made by keyboard, nudged, hidden by its flag, undone", async () => {
    const dimensions = page.getByRole("button", { name: /^Dimension .* mm$/ });
    const had = await dimensions.count();
    await plan.focus();
    await page.keyboard.press("m");
    const bar = page.getByRole("region", { name: "Measure" });
    await expect(bar).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(bar.getByText("Point at the other end")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dimensions).toHaveCount(had + 1);
    const dimension = dimensions.last();
    const before = await dimension.boundingBox();
    await dimension.press("Shift+ArrowDown");
    expect((await dimension.boundingBox())?.y).not.toBe(before?.y);
    await bar.getByRole("checkbox", { name: "Lengths" }).uncheck();
    await expect(dimensions).toHaveCount(0);
    await bar.getByRole("checkbox", { name: "Lengths" }).check();
    await expect(dimensions).toHaveCount(had + 1);
    await page.getByRole("button", { name: "Hide the dimension chain of wall A" }).click();
    await page.getByRole("button", { name: "Show the dimension chain of wall A" }).click();
  });

  await test.step("a note is written where the pointer shows, and deleted", async () => {
    await page.getByRole("radio", { name: "Note" }).check({ force: true });
    const box = (await plan.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.click(box.x + box.width / 2 + 60, box.y + box.height / 2 + 60);
    await page.getByRole("textbox", { name: "Words of the note" }).fill("Gas tap");
    await page.keyboard.press("Enter");
    const notes = page.getByRole("button", { name: "Note: Gas tap" });
    const note = notes.last();
    await expect(note).toBeVisible();
    const count = await notes.count();
    await note.press("Delete");
    await expect(notes).toHaveCount(count - 1);
    await page.keyboard.press("Control+z");
    await expect(note).toBeVisible();
    await page.getByRole("region", { name: "Measure" }).getByRole("button", { name: "Done" }).click();
  });

  await test.step("in an elevation a wall unit is selected and moved along the wall, in step with the other views", async () => {
    await page.getByRole("combobox", { name: "Drawing shown" }).selectOption({ label: "Elevation A" });
    const elevation = page.getByRole("application", { name: /^Elevation A/ });
    await expect(elevation).toBeVisible();
    const rows = page.getByRole("list", { name: "Articles in the plan" });
    await rows
      .getByRole("button")
      .filter({ hasText: /pensile|wall unit/i })
      .first()
      .press("Enter");
    await expect(elevation).toHaveAccessibleName(/Selected: /);
    await elevation.focus();
    const below = page.getByRole("button", { name: /^Distance below/ });
    const before = await below.textContent();
    await page.keyboard.press("Shift+ArrowUp");
    await expect(below).not.toHaveText(before ?? "");
    await page.keyboard.press("Control+z");
    await expect(below).toHaveText(before ?? "");
    await page.keyboard.press("Escape");
  });

  await test.step("the plan is saved as DXF and SVG, and sheets are printed", async () => {
    await page.getByRole("button", { name: "Menu" }).first().click();
    await page.getByRole("menuitem", { name: "Drawings and print sheets" }).click();
    const saved = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name }).click(),
      ]);
      return readFileSync(await file.path());
    };
    const dxf = (await saved("Save Plan as DXF")).toString();
    expect(dxf).toMatch(/AC1009[\s\S]*\$INSUNITS\r\n +70\r\n4/);
    expect(dxf).toContain("Gas tap");
    expect((await saved("Save Plan as SVG")).toString()).toContain("Gas tap");
    expect((await saved("Create PDF")).subarray(0, 5).toString()).toBe("%PDF-");
    await page.getByRole("button", { name: "Menu" }).first().click();
    await page.getByRole("menuitem", { name: "Import a plan" }).click();
    await page.setInputFiles('[data-file="plan"]', {
      name: "own.dxf",
      mimeType: "",
      buffer: Buffer.from(dxf),
    });
    await expect(page.getByText(/^Rooms as Stanza wrote them/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
  });
});
