import { useCatalogues, useEvaluation, useProject } from "@stanza/web-project";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { catalogueAnswers } from "../../testing/demo-catalogues.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { ProductWorkspace } from "./ProductWorkspace.tsx";
import type { ProductPreset } from "./product-preset.ts";

const ONE_UNIT: ProductPreset = {
  catalogue: "CUCINA",
  article: "BASE-2D-900",
  room: { template: "rt2", dimensions: [1600, 2400, 1600] },
};
const tools = page.getByRole("navigation", { name: "Tools" });

beforeEach(withoutWebGl);
afterEach(() => useCatalogues.setState({ listed: [] }));

async function shown(preset: ProductPreset) {
  return renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <ProductWorkspace preset={preset} />
    </div>,
    { address: "/kitchenSingleConfig", profile: GUEST, answers: await catalogueAnswers(["cucina", "muri"]) },
  );
}

test("[SH-03] one product stands in its room, with one catalogue and without the tools of the room", async () => {
  await shown(ONE_UNIT);
  await expect.element(tools.getByRole("button", { name: "Items" })).toBeVisible();
  for (const name of ["Room", "Walls", "Add articles"])
    await expect.element(tools.getByRole("button", { name, exact: true })).not.toBeInTheDocument();
  const project = useProject.getState().open?.document.project;
  expect(project?.rows.map(({ article }) => article)).toEqual(["BASE-2D-900"]);
  expect(project?.rooms).toHaveLength(1);
  expect(useCatalogues.getState().listed.map(({ code }) => code)).toEqual(["CUCINA"]);
  expect(useProject.getState().saveState).toEqual({ kind: "saved", at: null });
});

test("[SH-03] a product has the choices of its preset, so that a window is sold and not just there", async () => {
  await shown({ ...ONE_UNIT, catalogue: "MURI", article: "WIN2-1200", choices: { SUP: true } });
  await expect.poll(() => useEvaluation.getState().priced?.gross).toBe("844.74");
});

test("[SH-03] a product that the catalogue does not have says so, and can be tried again", async () => {
  await shown({ ...ONE_UNIT, article: "GONE-1" });
  await expect.element(page.getByRole("heading", { name: "This product did not open" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
