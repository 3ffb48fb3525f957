import type { RenderJob } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { RendersPage } from "../page/RendersPage.tsx";
import { ID, job, showFarm } from "../testing/show-farm.tsx";
import { projectModel } from "../views/project-model.ts";
import { openCycle } from "./open-cycle.ts";

const dialog = page.getByRole("dialog", { name: "Render several views" });

async function shown(jobs: RenderJob[], most = 99) {
  let ordered = 0;
  const farm = await showFarm(<RendersPage />, [], {
    listRenderJobs: () => ({ status: 200, body: { jobs: [...jobs] } }),
    addRenderScene: () => ({ status: 201, body: { scene: "a".repeat(64) } }),
    createRenderJob: ({ body }) => {
      ordered++;
      if (ordered > most) return { status: 409, body: { error: "too-many", message: "" } };
      const id = ID.replace(/0001$/, String(ordered).padStart(4, "0"));
      const one = job({ id, name: body.name, state: "queued", progress: 0, ahead: ordered - 1 });
      jobs.unshift(one);
      return { status: 201, body: one };
    },
  });
  await expect
    .element(page.getByRole("button", { name: "Several views …" }), { timeout: 25_000 })
    .toBeVisible();
  return farm;
}

test("[RF-01] the dialog of several views keeps to the rules of dialogs", async () => {
  await shown([]);
  const made = projectModel("en");
  if (typeof made === "string") throw new Error(made);
  await expectDialogRules({ title: "Render several views", open: () => openCycle({ project: 12, made }) });
});

test("[RF-01] each chosen view becomes a picture, and the dialog shows how far they are", async () => {
  const { calls } = await shown([]);
  await page.getByRole("button", { name: "Several views …" }).click();
  const boxes = dialog.getByRole("checkbox");
  await expect.element(boxes.first()).toBeChecked();
  const count = boxes.elements().length;
  await dialog.getByRole("checkbox", { name: "Across the corner" }).click();
  await dialog.getByRole("button", { name: `Render ${count - 1} picture`, exact: false }).click();
  await expect.element(dialog.getByRole("list", { name: "Pictures" })).toBeVisible();
  expect(dialog.getByRole("listitem").elements()).toHaveLength(count - 1);
  await expect
    .element(dialog.getByText("The pictures are made also when this window is closed."))
    .toBeVisible();
  const orders = calls.filter(({ operation }) => operation === "createRenderJob");
  expect(orders.map(({ body }) => (body as { name: string }).name)).not.toContain("Across the corner");
  await dialog.getByRole("button", { name: "Close" }).last().click();
});

test("[RF-01] where the farm takes only some of them, the others stay chosen and the reason is said", async () => {
  await shown([], 1);
  await page.getByRole("button", { name: "Several views …" }).click();
  const before = dialog.getByRole("checkbox", { checked: true }).elements().length;
  await dialog.getByRole("button", { name: /^Render \d+ pictures$/ }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Too many pictures are under way.");
  expect(dialog.getByRole("checkbox", { checked: true }).elements()).toHaveLength(before - 1);
  for (const box of dialog.getByRole("checkbox", { checked: true }).elements()) await userEvent.click(box);
  await expect
    .element(dialog.getByRole("button", { name: /^Render/ }))
    .toHaveAttribute("aria-disabled", "true");
});
