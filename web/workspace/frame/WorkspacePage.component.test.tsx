import { editor, loadCatalogues, useCatalogues, useProject } from "@stanza/web-project";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoCatalogue } from "../../testing/demo-catalogues.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { withRoom } from "../../testing/demo-room.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { WorkspacePage } from "./WorkspacePage.tsx";

const properties = page.getByRole("region", { name: "Properties" });
const rowsNow = () => useProject.getState().open?.document.project.rows.length;

beforeEach(withoutWebGl);

/** The plan of a room with one base unit, which is evaluated. */
async function shown(context: TestContext = {}) {
  const app = await renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <WorkspacePage />
    </div>,
    {
      address: "/configurator2d",
      project: withRoom(await demoKitchen(["BASE-2D-900"])),
      ...context,
    },
  );
  await evaluationReady();
  return app;
}

test("without a project the workspace says what to do", async () => {
  const { visited } = await renderApp(<WorkspacePage />, { address: "/configurator" });
  await expect.element(page.getByRole("heading", { name: "Open or start a project" })).toBeVisible();
  await expectAccessible();
  page.getByRole("button", { name: "Open a project" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(visited).toHaveLength(1);
});

test("a guest without a project can start one, and has none to open", async () => {
  await renderApp(<WorkspacePage />, { address: "/configurator", profile: GUEST });
  await expect.element(page.getByRole("button", { name: "New project" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Open a project" })).not.toBeInTheDocument();
});

test("the room's properties give way to those of what is selected", async () => {
  await shown();
  await expect.element(page.getByRole("heading", { name: "Design", level: 1 })).toBeInTheDocument();
  await expect.element(properties.getByRole("spinbutton", { name: "Wall A" })).toBeVisible();
  editor.select(["row1"]);
  await expect.element(properties.getByRole("tab", { name: "Variants" })).toBeVisible();
  await expectAccessible();
});

test("a catalogue that the project does not use and that cannot be had takes nothing from the screen", async () => {
  const { bundle, prices } = await demoCatalogue("cucina");
  const offered = (code: string) => ({
    code,
    description: { en: code },
    version: bundle.version,
    isWalls: false,
    isPriced: true,
    models: [],
  });
  const away = { status: 404, body: { error: "not-found", message: "Away." } } as const;
  await shown({
    answers: {
      listCatalogues: () => ({
        status: 200,
        body: { catalogues: [offered(bundle.code), offered("ELSEWHERE")] },
      }),
      getCatalogue: ({ params }) => (params.code === bundle.code ? { status: 200, body: bundle } : away),
      getPriceList: ({ params }) => (params.code === bundle.code ? { status: 200, body: prices } : away),
    },
  });
  expect(await loadCatalogues()).toBe(false);
  expect(useCatalogues.getState()).toMatchObject({ status: "ready", isWhole: false });
  await expect.element(properties.getByRole("spinbutton", { name: "Wall A" })).toBeVisible();
});

test("elevations are a choice beside the other views: the first wall at once, then any, and back", async () => {
  await shown();
  const drawing = page.getByRole("combobox", { name: "Drawing shown" });
  await expect.element(drawing).toHaveDisplayValue("Plan");
  page.getByRole("radio", { name: "2D" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "Elevation" })).toBeChecked();
  await expect.element(drawing).toHaveDisplayValue("Elevation A");
  await userEvent.selectOptions(drawing, "Elevation C");
  await expect.element(page.getByRole("radio", { name: "Elevation" })).toBeChecked();
  page.getByRole("radio", { name: "Elevation" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(drawing).toHaveDisplayValue("Plan");
});

test("the catalogues that could not be loaded are loaded again", async () => {
  await shown();
  useCatalogues.setState({ status: "failed", loaded: new Map() });
  await expect
    .element(page.getByRole("heading", { name: "The catalogue could not be loaded" }))
    .toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(properties).toBeVisible();
});

test("a project that may only be read is looked at and not changed", async () => {
  await shown({ isReadOnly: true });
  await expect.element(properties.getByRole("spinbutton", { name: "Wall A" })).toHaveAttribute("readonly");
  editor.select(["row1"]);
  await expect.element(properties.getByRole("tab", { name: "Variants" })).toBeVisible();
  editor.remove();
  expect(rowsNow()).toBe(1);
});

/** The layouts of spec 1 §9 by the first width at which each begins; panels in px, null: they are in the sheet from below. */
const LAYOUTS = [
  [360, null],
  [959, null],
  [960, { side: 320, catalogue: 320, both: false }],
  [1263, { side: 320, catalogue: 320, both: false }],
  [1264, { side: 340, catalogue: 300, both: true }],
  [1919, { side: 340, catalogue: 300, both: true }],
  [1920, { side: 400, catalogue: 340, both: true }],
] as const;

test.each(LAYOUTS)(
  "[SH-19] at %i px the workspace has the layout of that width, and nothing hangs over",
  async (width, layout) => {
    await page.viewport(width, 860);
    onTestFinished(() => page.viewport(1440, 900));
    await shown({
      answers: {
        searchArticles: () => ({ status: 200, body: { articles: [], total: 0, suggestions: [] } }),
        searchGalleries: () => ({ status: 200, body: { galleries: [], total: 0, suggestions: [] } }),
      },
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    if (!layout) {
      await expect.element(page.getByRole("navigation", { name: "Tools" })).toBeVisible();
      await expect.element(properties).not.toBeInTheDocument();
      return;
    }
    const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);
    await expect.element(properties).toBeVisible();
    expect(widthOf(properties.element())).toBe(layout.side);
    await userEvent.click(page.getByRole("button", { name: "Add articles" }));
    const catalogue = page.getByRole("region", { name: "Add articles" });
    await expect.element(catalogue).toBeVisible();
    expect(widthOf(catalogue.element())).toBe(layout.catalogue);
    // Below 1264 px the canvas has room for one panel beside it.
    if (layout.both) await expect.element(properties).toBeVisible();
    else await expect.element(properties).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await userEvent.click(catalogue.getByRole("button", { name: "Close" }));
  },
);
