import type { RenderJob } from "@stanza/contract";
import type { ReactNode } from "react";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

/** The job that the pages show. */
export const ID = "5f0f8f43-51a3-4f7e-9d0e-1f5d3a0c0001";
/** A picture under way, with what a test changes about it. */
export const job = (change: Partial<RenderJob> = {}): RenderJob => ({
  kind: "picture",
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

/** A page of the farm with its pictures; answers to requests that follow a job never come. */
export async function showFarm(
  ui: ReactNode,
  jobs: readonly RenderJob[],
  answers: ServerAnswers = {},
  available = 40,
) {
  return renderApp(ui, {
    address: `/jobview?project=12&job=${ID}`,
    projectId: 12,
    project: await demoKitchen(["BASE-1D-600"]),
    answers: {
      getHdrFile: () => ({ status: 404, body: { error: "not-found", message: "There is none." } }),
      listCatalogues: () => ({ status: 200, body: { catalogues: [] } }),
      listRowPhotos: () => ({ status: 200, body: { photos: [] } }),
      listRenderJobs: () => ({ status: 200, body: { jobs: [...jobs] } }),
      getRenderUser: () => ({
        status: 200,
        body: { shop: "MILANO", credits: { available, booked: 0 }, isRunning: true, makesFilms: true },
      }),
      watchRenderJobs: () => new Promise(() => {}),
      followRenderJob: () => new Promise(() => {}),
      ...answers,
    },
  });
}
