import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";

const table = (page: Page) => page.getByRole("table", { name: "Plan as a table" });

async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(name);
  await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
}

/** A copy of Casa Rossi of one's own, so that other journeys find it as it was. */
async function openOwnCopy(page: Page, name: string): Promise<void> {
  await signIn(page, "seller.milano");
  await page.goto("/projects");
  await page.getByText("Casa Rossi, cucina ad angolo").first().click();
  await expect(page).toHaveURL(/\/configurator/);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save as a copy", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the copy").fill(name);
  await dialog.getByRole("button", { name: "Save as a copy" }).click();
  await expect(page.getByText(`you are now in “${name}”`)).toBeVisible();
}

test("[CD-03] the plan as a table and the checks: type a place, see what it breaks, go there, put it right", async ({
  page,
}) => {
  await openOwnCopy(page, "Casa Rossi, checked");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(table(page).getByRole("rowheader", { name: "Wall A" })).toBeVisible();

  await test.step("a wall's thickness is typed, and the history has it", async () => {
    const thickness = table(page).getByRole("textbox", { name: "Depth, Wall A, mm" });
    await thickness.fill("150");
    await thickness.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Wall A, Depth: 150 mm" })).toHaveCount(1);
    // Beside the table the plan is small: its own journeys look at its handles.
    await page
      .getByRole("radio", { name: "3D", exact: true })
      .or(page.getByRole("button", { name: "3D", exact: true }))
      .first()
      .click();
    await expectAccessible(page);
  });

  await test.step("an article that is typed into another one is a thing to fix, which leads to its place", async () => {
    const along = table(page)
      .getByRole("row")
      .filter({ hasText: /Larder|Tall|Fridge/i })
      .getByRole("textbox", { name: /^Along X/ })
      .first();
    await along.scrollIntoViewIfNeeded();
    await along.fill("1100");
    await along.press("Enter");
    const count = page.getByRole("region", { name: "Status" }).getByRole("button", { name: /to fix/ });
    await count.click();
    const list = page.getByRole("region", { name: "Must be fixed" });
    const overlap = list.getByRole("button").filter({ hasText: "Overlaps" }).first();
    await expect(overlap).toBeVisible();
    await overlap.click();
    await expect(
      table(page).getByRole("rowheader").getByRole("button", { pressed: true }).first(),
    ).toBeAttached();
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(count).toHaveCount(0);
  });
});

test("[CD-06] photo match: what is no picture is a Missing image; a picture shows the furniture and is exported", async ({
  page,
}) => {
  await openOwnCopy(page, "Casa Rossi, photographed");
  await command(page, "Furniture in a photograph");
  const dialog = page.getByRole("dialog", { name: "Furniture in a photograph" });
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles({ name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("alert")).toHaveText("Missing image");
  // As large as a small photograph, of one colour.
  const picture = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 600 });
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "#ddd6cc";
      context.fillRect(0, 0, 800, 600);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  await file.setInputFiles({
    name: "room.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture, "base64"),
  });
  await expect(dialog.getByRole("status").filter({ hasText: /Lens of \d+°/ })).toBeVisible();
  await expect(dialog.getByRole("img", { name: "The furniture as seen from there" })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);
  const said = dialog.getByRole("status").filter({ hasText: /Lens of/ });
  const before = await said.textContent();
  const point = dialog.getByRole("button", { name: "First line along the wall, point 1" });
  await point.focus();
  for (let i = 0; i < 3; i++) await point.press("Shift+ArrowUp");
  await expect(said).not.toHaveText(before ?? "");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the picture" }).click();
  expect((await download).suggestedFilename()).toBe("room – Stanza.png");
});
