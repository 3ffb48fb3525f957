import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";

const plan = (page: Page) => page.locator('[data-canvas="plan"]');
const scene = (page: Page) => page.locator('[data-canvas="scene"]');

/** Presses the middle of something, moves by so many pixels, and lets go; `held` runs before. */
async function dragBy(
  page: Page,
  thing: Locator,
  dx: number,
  dy: number,
  held?: () => Promise<void>,
): Promise<void> {
  const box = (await thing.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await held?.();
  await page.mouse.up();
}

// Three rooms side by side need a wide plan: on a narrower one the labels of their walls lie on each other.
test.use({ viewport: { width: 1440, height: 900 } });

test("[CD-01][CD-02][CD-03] a template's sizes before and after, walls changed in plan and 3D, several rooms, a survey", async ({
  page,
}) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();

  await test.step("one line fills all fields; other sizes afterwards keep the room", async () => {
    await page.getByRole("button", { name: "Rectangular" }).click();
    await page.getByLabel("Width", { exact: true }).fill("4000x3000x2700");
    await page.getByRole("button", { name: "Create room" }).click();
    await page.getByRole("button", { name: "Start with an empty room" }).click();
    await expect(page.getByText("12.0 m²")).toBeVisible();
    await page.getByRole("button", { name: "Change dimensions…" }).click();
    await expect(page.getByLabel("Width", { exact: true })).toHaveValue("4000");
    await page.getByLabel("Depth", { exact: true }).fill("0");
    await expect(page.getByText("Type a length, for example 4000 or 4 m")).toBeVisible();
    await page.getByLabel("Depth", { exact: true }).fill("3500");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("14.0 m²")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByText("12.0 m²")).toBeVisible();
  });

  await test.step("a wall's length is typed on the plan with its end fixed, and refused with a sentence", async () => {
    await page.getByRole("button", { name: /^Clear length of wall A/ }).click();
    await page.getByRole("button", { name: /^The start of wall A stays/ }).click();
    const field = page.getByLabel("Clear length of wall A, mm");
    await field.fill("0");
    await field.press("Enter");
    await expect(page.getByText("Walls are between 1 mm and 100 m.")).toBeVisible();
    await field.fill("4.2m");
    await field.press("Enter");
    await expect(
      page.getByRole("button", { name: "Clear length of wall A: 4200 mm" }).first(),
    ).toBeAttached();
    await page.getByRole("button", { name: "Show wall A" }).click();
    await expect(page.getByRole("radio", { name: "End" })).toBeChecked();
  });

  await test.step("a wall is bent in the plan and raised in 3D; what is typed counts instead of the hand", async () => {
    await expectAccessible(page);
    const bend = plan(page).getByRole("button", { name: "Bend wall A" });
    await dragBy(page, bend, 0, -12, () => page.keyboard.type("400"));
    await expect(page.getByRole("spinbutton", { name: "Bulge (sagitta)" })).toHaveValue("400");
    await expect(page.getByText(/mm along the arc$/)).toBeVisible();
    await page.getByRole("button", { name: "Straighten the wall" }).click();
    await expect(page.getByRole("spinbutton", { name: "Bulge (sagitta)" })).toHaveCount(0);
    await dragBy(page, scene(page).getByRole("button", { name: "Height of wall A at its end" }), 0, 40);
    await expect(page.getByRole("spinbutton", { name: "Height at its start" })).toHaveValue("2700");
    await expect(page.getByRole("spinbutton", { name: "Height at its end" })).not.toHaveValue("2700");
    await dragBy(page, scene(page).getByRole("button", { name: "Shift wall A" }), 0, 8, () =>
      page.keyboard.type("250"),
    );
    await expect(page.getByRole("spinbutton", { name: "Wall B" })).toHaveValue("2750");
    await plan(page).getByRole("button", { name: "Shift wall A" }).focus();
    await page.keyboard.press("Shift+ArrowUp");
    await expect(page.getByRole("spinbutton", { name: "Wall B" })).toHaveValue("2850");
  });

  await test.step("a window goes into the wall, and its wall can be divided and painted", async () => {
    await page.getByRole("button", { name: "Add a door or window here" }).click();
    await page.getByRole("menuitem", { name: "Window, two sashes 1200" }).click();
    await expect(page.getByRole("application", { name: /^2D plan, 1 article.*selected/ })).toBeVisible();
    await plan(page).focus();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Show wall C" }).click();
    await page.getByRole("button", { name: "Divide the wall" }).click();
    await page.getByRole("button", { name: "In the middle" }).click();
    await expect(page.getByRole("button", { name: "Show wall E" })).toBeVisible();
    await page.getByRole("radio", { name: "Clay" }).first().press("Space");
    await expect(page.getByText("Wall paint")).toBeVisible();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("button", { name: "Show wall E" })).toHaveCount(0);
  });

  await test.step("measures that do not agree say so, by how much, and which one", async () => {
    await page.getByRole("button", { name: "Room from measures…" }).click();
    const dialog = page.getByRole("dialog", { name: "Room from measures" });
    for (const [wall, mm] of [
      ["A", "3210"],
      ["B", "2120"],
      ["C", "3310"],
      ["D", "2120"],
    ])
      await dialog.getByLabel(`Wall ${wall}, mm`).fill(mm!);
    await expect(dialog.getByText("The walls miss their beginning by 100 mm.")).toBeVisible();
    await expect(dialog.getByText("Does not agree with the others: 3210 mm would fit.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Wall C, mm").fill("3210");
    await expect(dialog.getByText("The walls close, 0 mm apart.")).toBeVisible();
    await dialog.getByRole("button", { name: "Create room" }).click();
  });

  await test.step("two rooms are listed with their areas and the sum; one is moved, then deleted", async () => {
    const rooms = page.getByRole("list", { name: "Which room" });
    await expect(rooms.getByRole("button")).toHaveCount(2);
    await expect(rooms.getByRole("button", { name: /Room 2/ })).toContainText("6.81 m²");
    await expectAccessible(page);
    await page.getByRole("spinbutton", { name: "From the top" }).fill("1500");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("spinbutton", { name: "From the top" })).toHaveValue("1500");
    await page.getByRole("button", { name: "Delete room" }).click();
    await expect(rooms).toHaveCount(0);
  });
});

test("[CD-02] a room drawn by lengths and angles, with an arc, by keyboard alone; what is open says what is missing", async ({
  page,
}) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Draw your own room" }).click();
  await expect(plan(page)).toHaveAttribute("data-tool", "walls");
  await plan(page).focus();
  const keys = async (...all: string[]) => {
    for (const key of all) {
      if (/^[\d.m]+$/.test(key)) await page.keyboard.type(key);
      else await page.keyboard.press(key);
    }
  };
  await keys("Enter", "ArrowRight", "4m", "Enter", "ArrowDown", "3000", "Enter");
  await page.getByRole("button", { name: "Snapping: Lines. Press for the next way." }).click();
  await expect(page.getByRole("button", { name: /^Snapping: Angles/ })).toBeVisible();
  await plan(page).focus();
  await keys("s", "s", "s");
  await expect(page.getByRole("button", { name: /^Snapping: Lines/ })).toBeVisible();
  await keys("a", "ArrowLeft", "4000", "Enter", "500", "Enter");
  await expectAccessible(page);
  await keys("Escape", "Escape");
  await expect(plan(page)).not.toHaveAttribute("data-tool", "walls");
  await expect(page.getByText("The room is not closed: 3000 mm are missing.")).toBeVisible();
  await page.getByRole("button", { name: "Close it" }).click();
  await expect(page.getByText(/^Wall C, curved$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show wall D" })).toBeVisible();
  await expect(page.getByText(/13\.3\d m²/).first()).toBeVisible();
});

test("[CD-02] [CD-03] walls are drawn in 3D; a curved one takes a window, is divided where one points and joined; a locked one says so", async ({
  page,
}) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Draw your own room" }).click();
  await plan(page).focus();
  await page.keyboard.press("Escape");
  await expect(plan(page)).not.toHaveAttribute("data-tool", "walls");
  const keys = async (...all: string[]) => {
    for (const key of all) {
      if (/^[\d.m]+$/.test(key)) await page.keyboard.type(key);
      else await page.keyboard.press(key);
    }
  };
  const wall = (name: string) => page.getByRole("button", { name: `Show wall ${name}` });
  const on3D = scene(page);

  await test.step("the first corner by a click on the floor, the others by numbers; the last is taken back and drawn again", async () => {
    await keys("3");
    await expect(on3D.locator("canvas")).toBeVisible();
    await on3D.focus();
    await keys("w");
    await expect(on3D).toHaveAttribute("data-tool", "walls");
    const box = (await on3D.boundingBox())!;
    await expect(async () => {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page.getByRole("button", { name: "Take back" })).not.toHaveAttribute(
        "aria-disabled",
        "true",
        {
          timeout: 500,
        },
      );
    }).toPass();
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6);
    await expect(on3D.getByText(/∠/)).toBeVisible();
    await expectAccessible(page);
    await keys("ArrowRight", "4m", "Enter", "ArrowDown", "3000", "Enter", "ArrowLeft", "1000", "Enter");
    await keys("Control+z", "ArrowLeft", "4000", "Enter", "c");
    await expect(on3D).toHaveAttribute("data-tool", "idle");
    await expect(page.getByText("12.0 m²").first()).toBeVisible();
  });

  await test.step("a window goes into the bent wall and stays in it as the wall is divided beside it and joined again", async () => {
    await keys("2");
    await wall("A").click();
    await page.getByRole("button", { name: "Bend the wall" }).click();
    await page.getByRole("button", { name: "Add a door or window here" }).click();
    await page.getByRole("menuitem", { name: "Window, two sashes 1200" }).click();
    await expect(page.getByRole("application", { name: /^2D plan, 1 article.*selected/ })).toBeVisible();
    await plan(page)
      .getByRole("button", { name: /^Distance to plan wall D|^Distance to .*wall D/i })
      .first()
      .click();
    await page.keyboard.type("300");
    await page.keyboard.press("Enter");
    await expect(plan(page).getByRole("button", { name: /wall D: 300 mm$/ })).toBeVisible();
    await plan(page).focus();
    await page.keyboard.press("Escape");
    await wall("A").click();
    await page.getByRole("button", { name: "Divide the wall" }).click();
    await expect(plan(page)).toHaveAttribute("data-tool", "point");
    await keys("2500", "Enter");
    await expect(wall("E")).toBeVisible();
    await expect(page.getByText("2500 mm along the arc")).toBeVisible();
    await expect(page.getByText(/^Wall B, curved$/)).toBeVisible();
    await page.getByRole("button", { name: "Join it with the next wall" }).click();
    await expect(wall("E")).toHaveCount(0);
    await expect(page.getByText("2500 mm along the arc")).toHaveCount(0);
  });

  await test.step("a locked wall is not moved by hand or number in either view, and is unlocked where it says so", async () => {
    await wall("B").click();
    await page.getByRole("button", { name: "Add a layer" }).click();
    await page.getByRole("combobox", { name: "Layer" }).selectOption({ label: "Layer 1" });
    await page.getByRole("button", { name: "Lock Layer 1" }).click();
    await on3D.getByRole("button", { name: "Shift wall B: locked" }).click();
    await expect(page.getByText("Wall B is locked by the layer “Layer 1”.")).toBeVisible();
    await expect(plan(page).getByRole("button", { name: "Shift wall B: locked" })).toBeVisible();
    const length = page.getByRole("spinbutton", { name: "Length" }).first();
    await length.fill("2000");
    await length.press("Enter");
    await expect(page.getByText("Wall B is locked by the layer “Layer 1”.").first()).toBeVisible();
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(plan(page).getByRole("button", { name: "Shift wall B", exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});
