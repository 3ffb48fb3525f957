import type { RenderJob } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { RenderPage } from "../job/RenderPage.tsx";
import { RendersPage } from "./RendersPage.tsx";

const ID = "5f0f8f43-51a3-4f7e-9d0e-1f5d3a0c0001";
const job = (change: Partial<RenderJob> = {}): RenderJob => ({
  id: ID,
  project: 12,
  scene: "0".repeat(64),
  name: "Eye level",
  camera: { from: [0, 1.5, 4], to: [0, 1, 0], fov: 40 },
  ...{
    width: 1280,
    height: 720,
    quality: "draft",
    environment: "daylight",
    background: "plain",
    exposure: 0,
  },
  ...{ state: "running", progress: 0.4, rev: 3, credits: 1, inOffer: false, by: "Giulia Ferri" },
  createdAt: "2026-11-28T08:00:00.000Z",
  ...change,
});

/** The page with what the farm has; answers to requests that follow a job never come. */
async function shown(
  jobs: readonly RenderJob[],
  answers: ServerAnswers = {},
  ui = <RendersPage />,
  available = 40,
) {
  return renderApp(ui, {
    address: `/jobview?project=12&job=${ID}`,
    projectId: 12,
    project: await demoKitchen(["BASE-1D-600"]),
    answers: {
      listCatalogues: () => ({ status: 200, body: { catalogues: [] } }),
      listRowPhotos: () => ({ status: 200, body: { photos: [] } }),
      listRenderJobs: () => ({ status: 200, body: { jobs: [...jobs] } }),
      getRenderUser: () => ({
        status: 200,
        body: { shop: "MILANO", credits: { available, booked: 0 }, isRunning: true },
      }),
      followRenderJob: () => new Promise(() => {}),
      ...answers,
    },
  });
}

test("[RF-01] a picture of the chosen view is ordered with its size and quality, and stands among the others", async () => {
  const { calls } = await shown([], {
    addRenderScene: () => ({ status: 201, body: { scene: "a".repeat(64) } }),
    createRenderJob: () => ({ status: 201, body: job({ state: "queued", progress: 0, ahead: 2 }) }),
  });
  await expect.element(page.getByRole("heading", { name: "No pictures yet" })).toBeVisible();
  await expectAccessible();
  await userEvent.selectOptions(page.getByLabelText("Size"), "1920x1080");
  await userEvent.click(page.getByRole("radio", { name: "Standard" }));
  await expect.element(page.getByText("9 credits", { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Render", exact: true }));
  await expect
    .element(page.getByRole("list", { name: "Pictures" }))
    .toMatchTextContent("Waiting, 2 before it");
  const ordered = calls.find(({ operation }) => operation === "createRenderJob")?.body;
  expect(ordered).toMatchObject({
    project: 12,
    width: 1920,
    height: 1080,
    quality: "standard",
    name: "Eye level",
  });
});

test("[RF-01] a picture that cannot be paid for says so before it is ordered", async () => {
  await shown([], {}, <RendersPage />, 0);
  await expect
    .element(page.getByRole("button", { name: /^Render/ }))
    .toHaveAttribute("aria-disabled", "true");
  await expect
    .element(page.getByText("The shop has not enough credits left for this picture.", { exact: true }))
    .toBeVisible();
});

test("[RF-01] without the farm nothing is charged, and the page says so", async () => {
  await shown([], {
    addRenderScene: () => {
      throw new TypeError("offline");
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Render", exact: true }));
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("The farm cannot be reached. Nothing was charged.");
});

test("[RF-01] a finished picture is added to the offer, downloaded and compared", async () => {
  const done = job({ state: "done", progress: 1, engine: "tracer" });
  const other = job({ id: ID.replace("0001", "0002"), name: "Wall 1", state: "done" });
  const { calls } = await shown(
    [done, other],
    { setRenderInOffer: () => ({ status: 200, body: { ...done, inOffer: true, rev: 4 } }) },
    <RenderPage />,
  );
  await expect.element(page.getByRole("heading", { name: "Eye level", level: 1 })).toBeVisible();
  await expectAccessible();
  await expect
    .element(page.getByRole("link", { name: "Download" }))
    .toHaveAttribute("download", "Eye level.png");
  await userEvent.selectOptions(page.getByLabelText("Compare with"), "Wall 1, 1280 × 720");
  await expect
    .element(page.getByRole("slider", { name: "Eye level on the left, Wall 1 on the right" }))
    .toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Add to the offer" }));
  expect(calls.find(({ operation }) => operation === "setRenderInOffer")?.body).toEqual({ inOffer: true });
});

test("[RF-01] a picture that was not made says why, and what it cost is back", async () => {
  await shown([job({ state: "failed", failure: "hung" })], {}, <RenderPage />);
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("The picture took too long and was stopped.");
  await expect.element(page.getByText("1 credit was given back.", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Render again" })).toBeVisible();
});
