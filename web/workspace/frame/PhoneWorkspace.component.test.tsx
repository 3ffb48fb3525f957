import { setEvaluation, useEvaluation, useProject } from "@stanza/web-project";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { withRoom } from "../../testing/demo-room.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { WorkspacePage } from "./WorkspacePage.tsx";
import { showSheet } from "./workspace-layout.ts";

beforeEach(withoutWebGl);

/** The plan of a room with one base unit on a narrow phone. */
async function shown() {
  await page.viewport(360, 740);
  onTestFinished(async () => {
    showSheet("properties", "peek");
    await page.viewport(1440, 900);
  });
  await renderApp(
    <div style={{ display: "flex", height: 692 }}>
      <WorkspacePage />
    </div>,
    {
      address: "/configurator2d",
      project: withRoom(await demoKitchen(["BASE-2D-900"])),
      // Another test may have left a search, which the finder keeps.
      answers: {
        searchArticles: () => ({ status: 200, body: { articles: [], total: 0, suggestions: [] } }),
        searchGalleries: () => ({ status: 200, body: { galleries: [], total: 0, suggestions: [] } }),
      },
    },
  );
  await evaluationReady();
}

test("[CA-01] Add opens with one row of filters and four cards; what is added is named, and the sheet shows it from below", async () => {
  await shown();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await userEvent.fill(page.getByRole("searchbox"), "");
  const cards = page.getByRole("button", { name: /^Place / });
  await expect.element(cards.first()).toBeVisible();
  await expectAccessible();
  const bar = page.getByRole("navigation", { name: "Tools" }).element().getBoundingClientRect();
  await expect
    .poll(() => cards.elements().filter((one) => one.getBoundingClientRect().bottom <= bar.top + 1).length)
    .toBe(4);
  const filters = ["Catalogues", "Model"].map((name) => page.getByRole("combobox", { name }).elements()[0]);
  const tops = new Set(
    [...filters, page.getByRole("navigation", { name: "Folders" }).element()].map((one) =>
      one ? Math.round(one.getBoundingClientRect().top) : 0,
    ),
  );
  tops.delete(0);
  expect(tops.size).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(360);

  const sheet = page.getByRole("button", { name: "Panel height" });
  await expect.element(sheet).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(page.getByRole("button", { name: "Add Base unit, one door 400" }));
  await expect.element(page.getByText(/^Base unit, one door 400 added/)).toBeVisible();
  await expect.element(sheet).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByRole("heading", { name: "Base unit, one door 400" }).first()).toBeVisible();
  await expectAccessible();
});

test("[SH-11] the drawings begin below their tools: no dimension lies under a button, in the plan and in an elevation", async () => {
  await shown();
  const tools = () =>
    page.getByRole("button", { name: "Show everything" }).element().getBoundingClientRect().bottom;
  const wallTop = () =>
    Math.min(
      ...page
        .getByRole("button", { name: /^(Clear length|Height) of wall/ })
        .elements()
        .map((one) => one.getBoundingClientRect().top),
    );
  await expect.poll(wallTop).toBeGreaterThan(tools());
  await userEvent.click(page.getByText("Elevation", { exact: true }));
  await expect.element(page.getByRole("application", { name: /^Elevation/ })).toBeVisible();
  await expect.poll(wallTop).toBeGreaterThan(tools());
});

test("until its articles are evaluated a project shows their boxes and how far it is", async () => {
  await shown();
  const before = useEvaluation.getState();
  const { open } = useProject.getState();
  const boxes = [{ row: "row1", at: [0, 0, 0], rotY: 0, size: [900, 880, 579] }] as const;
  useProject.setState({ open: open && { ...open, boxes: boxes.map((one) => ({ ...one })) as never } });
  setEvaluation({ evaluated: null, priced: null });
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  expect(document.querySelectorAll("polygon[class*=placeholder]")).toHaveLength(1);
  setEvaluation(before);
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  expect(document.querySelectorAll("polygon[class*=placeholder]")).toHaveLength(0);
});
