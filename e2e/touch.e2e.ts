import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

type Point = readonly [x: number, y: number];

/** Fingers on the screen, as the browser's own protocol gives them. */
class Fingers {
  readonly #session: CDPSession;

  constructor(session: CDPSession) {
    this.#session = session;
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /** Each finger along its own way, all at once. Nothing is waited for on the way: a slow machine would make a long press of it. */
  async drag(...ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    const at = (share: number) =>
      ways.map(([a, b]): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    const begun = this.#send("touchStart", at(0));
    await Promise.all([
      begun,
      ...[0.1, 0.25, 0.5, 0.75, 1].map((share) => this.#send("touchMove", at(share))),
    ]);
    await this.#send("touchEnd", []);
  }

  async tap(...points: readonly Point[]): Promise<void> {
    await Promise.all([this.#send("touchStart", points), this.#send("touchEnd", [])]);
  }

  async doubleTap(point: Point): Promise<void> {
    await Promise.all([this.tap(point), this.tap(point)]);
  }

  /** Rests on a point until what it opens is there: on a busy machine that takes longer. */
  async hold(point: Point, opened: Locator): Promise<void> {
    await this.#send("touchStart", [point]);
    await expect(opened).toBeVisible();
    await this.#send("touchEnd", []);
  }
}

const plan = (page: Page) => page.getByRole("application", { name: /^2D plan/ });
const scene = (page: Page) => page.getByRole("application", { name: /^3D/ });
const articles = (page: Page) => page.getByRole("list", { name: "Articles in the plan" }).getByRole("button");
const units = (page: Page) => articles(page).filter({ hasText: /Base unit/ });
const bar = (page: Page) => page.getByRole("toolbar", { name: "Selection" });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box;
}

/** The middle of what is selected, on the screen. */
async function middleOfSelection(page: Page): Promise<Point> {
  const box = await boxOf(page.locator('[data-canvas="plan"] svg polygon[class*="selection"]').first());
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("[CD-03] [CD-11] everything by finger: pan, pinch, drag, rectangle, long press, double tap, steps, undo, in plan and 3D", async ({
  page,
}) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).first().click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
  const search = page.getByRole("searchbox");
  await search.fill("base 1 door");
  const add = page.getByRole("button", { name: /^Add Base unit/ }).first();
  await add.click();
  await add.click();
  await page.getByRole("button", { name: "Go to design" }).click();
  await expect(units(page)).toHaveCount(2);
  await page.getByText("2D", { exact: true }).click();
  const fingers = new Fingers(await page.context().newCDPSession(page));
  const selected = page.locator('[data-canvas="plan"] svg polygon[class*="selection"]');
  await units(page).last().press("Enter");
  await expect(selected).toHaveCount(1);

  await test.step("nothing of the views lies behind the half-open sheet", async () => {
    const grip = page.getByRole("button", { name: "Panel height" });
    await grip.press("Enter");
    await expect(grip).toHaveAttribute("aria-expanded", "true");
    await expect
      .poll(async () => {
        const [view, sheet] = [await boxOf(bar(page)), await boxOf(grip)];
        return sheet.y - (view.y + view.height);
      })
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await grip.press("Enter");
  });

  await test.step("two fingers apart come nearer, one finger on nothing pans", async () => {
    const before = await boxOf(selected.first());
    const [x, y] = await middleOfSelection(page);
    await fingers.drag(
      [
        [x - 30, y + 20],
        [x - 60, y + 20],
      ],
      [
        [x + 30, y + 20],
        [x + 60, y + 20],
      ],
    );
    await expect.poll(async () => (await boxOf(selected.first())).width).toBeGreaterThan(before.width * 1.5);
    const near = await boxOf(selected.first());
    await fingers.drag([
      [195, 560],
      [235, 590],
    ]);
    // While it moves, the plan is a picture on whole pixels: what was measured then may be a pixel off.
    const off = async () => Math.abs((await boxOf(selected.first())).x - near.x - 40);
    await expect.poll(off).toBeLessThan(1.5);
    await expect(selected).toHaveCount(1);
  });

  await test.step("what is selected follows the finger; undo names it, two fingers take it back, three bring it again", async () => {
    const [x, y] = await middleOfSelection(page);
    await fingers.drag([
      [x, y],
      [x + 60, y + 90],
    ]);
    await expect(page.getByRole("button", { name: /^Undo: Move Base unit/ })).toBeVisible();
    const moved = await boxOf(selected.first());
    // Beside the distances and above the message, which fingers would press.
    await fingers.tap([260, 470], [330, 490]);
    await expect(page.getByRole("button", { name: /^Redo: Move Base unit/ })).toBeVisible();
    await expect(page.getByText(/Undone: Move Base unit/)).toBeAttached();
    await fingers.tap([250, 450], [300, 490], [345, 450]);
    await expect(page.getByRole("button", { name: /^Undo: Move Base unit/ })).toBeVisible();
    expect((await boxOf(selected.first())).x).toBeCloseTo(moved.x, 0);
  });

  await test.step("steps of a millimetre for those who have no arrow keys", async () => {
    await bar(page).getByRole("button", { name: "Move in steps" }).tap();
    const pad = page.getByRole("group", { name: "Move in steps" });
    await pad.getByText("100", { exact: true }).tap();
    const before = await boxOf(selected.first());
    await pad.getByRole("button", { name: "100 mm to the right" }).tap();
    await expect.poll(async () => (await boxOf(selected.first())).x).toBeGreaterThan(before.x + 3);
    await expect(page.getByRole("button", { name: /^Undo: Nudge Base unit/ })).toBeVisible();
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Move in steps" }).tap();
    await expect(pad).toBeHidden();
  });

  await test.step("a long press opens the menu of what it is on, a double tap its properties", async () => {
    const spot = await middleOfSelection(page);
    await fingers.hold(spot, page.getByRole("menuitem", { name: /^Copy/ }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await fingers.doubleTap(spot);
    await expect(page.getByRole("button", { name: "Panel height" })).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("button", { name: "Panel height" }).press("Enter");
  });

  await test.step("a rectangle drawn with a finger selects, and a tap adds or takes away", async () => {
    await page.getByRole("button", { name: "Show everything" }).tap();
    await fingers.tap([195, 480]);
    await expect(selected).toHaveCount(0);
    await page.getByRole("button", { name: "Select with a rectangle" }).tap();
    const view = await boxOf(plan(page));
    await fingers.drag([
      [view.x + 8, view.y + 120],
      [view.x + view.width - 8, view.y + view.height - 90],
    ]);
    await expect(plan(page)).toHaveAccessibleName(/[2-9] selected/);
    await page.getByRole("button", { name: "Select with a rectangle" }).tap();
  });

  await test.step("3D: two fingers twist and come nearer, a long press opens the menu, a double tap the properties, a tap of two takes a step back", async () => {
    await page.getByText("3D", { exact: true }).tap();
    await expect(scene(page)).toBeVisible();
    await expect(page.locator('[data-canvas="scene"] canvas')).toHaveCSS("opacity", "1", { timeout: 60_000 });
    await page
      .getByRole("list", { name: "Articles in the 3D view" })
      .getByRole("button", { name: /Base unit/ })
      .first()
      .press("Enter");
    await scene(page).press("Shift+2");
    const view = await boxOf(scene(page));
    const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
    const picture = async () => (await scene(page).locator("canvas").first().screenshot()).toString("base64");
    const before = await picture();
    await fingers.drag(
      [
        [x - 40, y],
        [x - 60, y - 60],
      ],
      [
        [x + 40, y],
        [x + 60, y + 60],
      ],
    );
    await expect.poll(picture).not.toBe(before);
    await fingers.hold([x, y], page.getByRole("menuitem", { name: /^Copy/ }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    const grip = page.getByRole("button", { name: "Panel height" });
    // Before the step is taken back, which moves the unit away from under the finger.
    await fingers.doubleTap([x, y]);
    await expect(grip).toHaveAttribute("aria-expanded", "true");
    await grip.press("Enter");
    await expect(grip).toHaveAttribute("aria-expanded", "false");
    await fingers.tap([x - 60, y + 150], [x + 60, y + 160]);
    await expect(page.getByRole("button", { name: /^Redo: Nudge Base unit/ })).toBeVisible();
  });

  await test.step("walls drawn in 3D by a finger that rests: a glass shows the corner, which goes where it leaves", async () => {
    await page.keyboard.press("Escape");
    await scene(page).press("w");
    await expect(scene(page)).toHaveAttribute("data-tool", "walls");
    const view = await boxOf(scene(page));
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const spot: Point = [view.x + view.width / 2, view.y + view.height * 0.6];
    await touch("touchStart", [spot]);
    await expect(scene(page).locator('[class*="loupe"]')).toBeVisible();
    await page.waitForTimeout(600);
    await touch("touchMove", [[spot[0] + 12, spot[1]]]);
    await expect(scene(page).locator('[class*="loupe"]')).toBeVisible();
    await touch("touchEnd", []);
    await expect(scene(page).locator('[class*="loupe"]')).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Take back" })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(page.getByRole("menu")).toBeHidden();
  });
});
