import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";
import { openOwnKitchen } from "./projects.ts";

const table = (page: Page) => page.getByRole("table", { name: "Plan as a table" });

async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(name);
  await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
}

test("[CD-03] the plan as a table and the checks: type a place, see what it breaks, go there, put it right", async ({
  page,
}) => {
  await signIn(page, "seller.milano");
  await openOwnKitchen(page, "Casa Rossi, checked", "plan");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(table(page).getByRole("rowheader", { name: "Wall A" })).toBeVisible();

  await test.step("a wall's thickness is typed, and the history has it", async () => {
    const thickness = table(page).getByRole("textbox", { name: "Depth, Wall A, mm" });
    await thickness.fill("150");
    await thickness.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Wall A, Depth: 150 mm" })).toHaveCount(1);
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
    await expectAccessible(page);
  });

  await test.step("[PR-10] what is saved has pictures of its rows, which the offer shows", async () => {
    const photos = () =>
      page.evaluate(async () => {
        const id = new URLSearchParams(location.search).get("project");
        const answer = await fetch(`/api/projects/${id}/row-photos`);
        return ((await answer.json()) as { photos: unknown[] }).photos.length;
      });
    await expect.poll(photos, { timeout: 60_000 }).toBeGreaterThan(2);
    await page.getByRole("link", { name: "Offer", exact: true }).first().click();
    const picture = page.locator('img[src*="/row-photos/"]').first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  });

  await test.step("before the PDF what must be fixed is signed for, or its line leads into the room", async () => {
    await page.getByRole("button", { name: "Create PDF" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Before the PDF" });
    const create = dialog.getByRole("button", { name: "Create the PDF" });
    await expect(create).toHaveAttribute("aria-disabled", "true");
    await dialog.getByRole("checkbox", { name: /meant so/ }).check();
    await expect(create).not.toHaveAttribute("aria-disabled", "true");
    await expectAccessible(page);
    await dialog.getByRole("button").filter({ hasText: "Overlaps" }).first().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/configurator\?project=/);
    await expect(page.getByRole("region", { name: "Must be fixed" })).toBeVisible();
    const chosen = await page.evaluate(async () => (await window.stanza.cad()).editor.state.selection.length);
    expect(chosen).toBe(2);
    const count = page.getByRole("region", { name: "Status" }).getByRole("button", { name: /to fix/ });
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(count).toHaveCount(0);
  });
});

test("[CD-10] the editor is driven from code as by hand; a value that is no project or no callback is refused in the specification's words", async ({
  page,
}) => {
  await signIn(page, "seller.milano");
  await openOwnKitchen(page, "Casa Rossi, driven", "plan");
  const seen = await page.evaluate(async () => {
    const cad = await window.stanza.cad();
    const said = (run: () => unknown) => {
      try {
        run();
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    };
    const events: string[] = [];
    cad.on("selection", ({ rows }) => events.push(`selection ${rows.length}`));
    cad.on("project", () => events.push("project"));
    const first = cad.driver.rows.find(({ row }) => row.placement.on === "room" && !row.locked);
    if (!first) throw new Error("There is no row.");
    const id = first.row.id;
    const [x, , z] = first.frame.at;
    cad.driver.click(x + 100, z + 200);
    cad.editor.select([id]);
    const before = cad.frameOf(id)?.at;
    cad.editor.nudge([50, 0]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const photo = await cad.rowPhotoshot({ prjRow: id, width: 120, height: 120 });
    return {
      events,
      moved: Math.abs((cad.frameOf(id)?.at[0] ?? 0) - (before?.[0] ?? 0)),
      photo: [photo.type, photo.size > 500],
      noProject: said(() => cad.open({ rows: [] })),
      noCallback: said(() => cad.on("selection", "no function" as never)),
      missing: await cad.rowPhotoshot({ prjRow: "nobody" }).catch((error: Error) => error.message),
      unknown: said(() => cad.on("explosion" as never, () => undefined)),
    };
  });
  expect(seen).toMatchObject({
    noProject: "Param must be an instance of Project",
    noCallback: "CAD callback must be a function",
    missing: "Missing image",
    unknown: "",
    photo: ["image/jpeg", true],
  });
  expect(seen.events).toContain("selection 1");
  expect(seen.events).toContain("project");
  expect(seen.moved).toBeGreaterThan(0);
});

test("[CD-06] photo match: what is no picture is a Missing image; a picture shows the furniture and is exported", {
  tag: "@all",
}, async ({ page }) => {
  await signIn(page, "seller.milano");
  await openOwnKitchen(page, "Casa Rossi, photographed", "plan");
  await command(page, "Furniture in a photograph");
  const dialog = page.getByRole("dialog", { name: "Furniture in a photograph" });
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles({ name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("alert")).toHaveText("Missing image");
  // A picture of one colour, as large as a small photograph.
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

  await test.step("it has a name and stays with the project, beside others, for whoever opens it", async () => {
    const name = dialog.getByRole("textbox", { name: "Name of the photograph" });
    await name.fill("The wall with the window");
    await name.press("Enter");
    await file.setInputFiles({
      name: "second.png",
      mimeType: "image/png",
      buffer: Buffer.from(picture, "base64"),
    });
    const shown = dialog.getByRole("combobox", { name: "Photograph shown" });
    await expect(shown.getByRole("option")).toHaveText(["The wall with the window", "second"]);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(
      page
        .getByRole("button", { name: /^Saved/ })
        .or(page.getByText(/^Saved/))
        .first(),
    ).toBeVisible({
      timeout: 20_000,
    });
    await page.reload();
    await expect(page.getByRole("region", { name: "Status" })).toBeVisible();
    await command(page, "Furniture in a photograph");
    await shown.selectOption("The wall with the window");
    await expect(said).toHaveText(/Lens of/);
    await expect(dialog.getByRole("img", { name: "Photograph", exact: true })).toHaveJSProperty(
      "naturalWidth",
      800,
    );
    await dialog.getByRole("button", { name: "Remove the photograph" }).click();
    await expect(shown).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  });

  await test.step("[PR-10] plan, elevations and perspectives are saved as one file", async () => {
    await command(page, "Generate views");
    const views = page.getByRole("dialog", { name: "Generate views" });
    await views.getByText("Drawings only").click();
    const zip = page.waitForEvent("download");
    await views.getByRole("button", { name: "Save all" }).click();
    expect((await zip).suggestedFilename()).toBe("Casa Rossi, photographed Generate views.zip");
  });
});
