import { editor, startEvaluation, useEvaluation, useProject } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { expectFingerSized } from "../../testing/finger-size.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { previewStyle } from "./restyle.ts";
import { StylePanel } from "./StylePanel.tsx";

const project = () => useProject.getState().open!.document.project;
const header = () => project().catalogues.CUCINA?.headers.CALCE ?? {};
const front = page.getByRole("radiogroup", { name: /^Front/ });
const swatches = () => front.getByRole("radio").elements() as HTMLInputElement[];
const other = () => swatches().find((one) => !one.checked && one.getAttribute("aria-disabled") !== "true")!;

async function shown(isReadOnly = false): Promise<void> {
  await renderApp(<StylePanel />, {
    project: await demoKitchen(["BASE-1D-600"], ["BASE-2D-900"], ["APP-OVEN"]),
    isReadOnly,
  });
  startEvaluation();
  await expect.poll(() => useEvaluation.getState().evaluated?.rows.length ?? 0).toBeGreaterThan(2);
}

beforeEach(() => editor.select([]));

test("[CA-01] a swatch changes the front of everything in one step, and says its name when it has the focus", async () => {
  await shown();
  await expect.element(front).toBeVisible();
  await expectAccessible();
  const next = other();
  next.focus();
  await expect
    .poll(() => front.element().parentElement?.textContent)
    .toContain(next.getAttribute("aria-label"));
  await userEvent.click(next.closest("label")!);
  await expect.poll(() => header().FIN).toBe(next.value);
  expect(project().rows.every(({ choices }) => choices.FIN === undefined)).toBe(true);
});

test("[CA-01] with a selection only the selected pieces change, and those that keep their own are brought into line", async () => {
  await shown();
  const [first] = project().rows;
  editor.select([first!.id]);
  await expect.element(page.getByRole("radio", { name: "Selected (1)" })).toBeChecked();
  const next = other();
  await userEvent.click(next.closest("label")!);
  await expect
    .poll(() => project().rows.map(({ choices }) => choices.FIN))
    .toEqual([next.value, undefined, undefined]);
  expect(header().FIN).toBeUndefined();
  await userEvent.click(page.getByText("Everything", { exact: true }));
  await userEvent.click(page.getByRole("button", { name: /^1 article keeps its own/ }));
  await expect.poll(() => project().rows.every(({ choices }) => choices.FIN === undefined)).toBe(true);
  await expect.element(page.getByRole("button", { name: /keeps its own/ })).not.toBeInTheDocument();
});

test("[CA-01] everything that several pieces share is changed in one step; pieces that cannot have it stay and say so", async () => {
  await renderApp(<StylePanel />, {
    project: await demoKitchen(["BASE-1D-450"], ["BASE-1D-600", { SIDE: "R" }], ["BASE-2D-900"]),
  });
  await evaluationReady();
  const more = page.getByText(/^\d+ more that several pieces share$/);
  await userEvent.click(more);
  const side = page.getByRole("radiogroup", { name: "Hinge side" });
  await userEvent.click(side.getByRole("radio", { name: "Right" }));
  const said = page.getByRole("status").filter({ hasText: "Hinge side: 1 changes" });
  await expect.element(said).toBeVisible();
  await expectAccessible();
  await expectFingerSized();
  expect(project().rows.map(({ choices }) => choices.SIDE)).toEqual(["R", "R", undefined]);
  await userEvent.click(said.getByRole("button", { name: "Undo" }));
  expect(project().rows.map(({ choices }) => choices.SIDE)).toEqual([undefined, "R", undefined]);
});

test("[CA-01] a value that some pieces cannot have is counted and priced before, and explained after", async () => {
  await renderApp(<StylePanel />, { project: await demoKitchen(["BASE-1D-450"], ["BASE-2D-900"]) });
  await evaluationReady();
  const rows = useEvaluation.getState().evaluated?.rows ?? [];
  expect(previewStyle({ catalogue: "CUCINA", rows }, "W", 1000)).toEqual({
    amount: expect.stringMatching(/^[1-9]/),
    currency: "EUR",
    refused: 1,
  });
  await userEvent.click(page.getByText(/^\d+ more that several pieces share$/));
  await userEvent.fill(page.getByRole("spinbutton", { name: "Width" }), "1000");
  await userEvent.keyboard("{Enter}");
  const said = page.getByRole("status").filter({ hasText: "Width: 1 changes · 1 cannot have it" });
  await expect.element(said).toMatchTextContent(/Base unit, one door/);
  expect(project().rows.map(({ choices }) => choices.W)).toEqual([undefined, 1000]);
});

test("what may only be read shows its style and changes nothing", async () => {
  await shown(true);
  await expect.element(page.getByText(/^Front/).first()).toBeVisible();
  await expect.element(front).not.toBeInTheDocument();
});

test("a project without articles says how to come to a style", async () => {
  await renderApp(<StylePanel />, { project: await demoKitchen() });
  await expect.element(page.getByText("Nothing here has a style to choose")).toBeVisible();
  await expectAccessible();
});
