import type { RenderJob } from "@stanza/contract";
import { useLook } from "@stanza/web-pictures";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { job, showFarm } from "../testing/show-farm.tsx";
import { RendersPage } from "./RendersPage.tsx";

test("[RF-01] [CD-07] a picture of the chosen view is ordered with its size, quality and the site's own light, and stands among the others", async () => {
  const queued = job({ state: "queued", progress: 0, ahead: 2 });
  const jobs: RenderJob[] = [];
  const { calls } = await showFarm(<RendersPage />, [], {
    listRenderJobs: () => ({ status: 200, body: { jobs } }),
    addRenderScene: () => ({ status: 201, body: { scene: "a".repeat(64) } }),
    createRenderJob: () => {
      jobs.push(queued);
      return { status: 201, body: queued };
    },
  });
  // The first evaluation of a page takes its time where others run beside it.
  const none = page.getByRole("heading", { name: "No pictures yet" });
  await expect.element(none, { timeout: 25_000 }).toBeVisible();
  await expectAccessible();
  await userEvent.selectOptions(page.getByLabelText("Size"), "1920x1080");
  await userEvent.click(page.getByRole("radio", { name: "Standard" }));
  // The site's own light beside the built-in ones.
  const own = { name: "show_room", ext: "hdr", caption: "Our showroom", src: "" };
  useLook.setState(({ library }) => ({ library: { ...library, previews: [...library.previews, own] } }));
  await userEvent.selectOptions(page.getByLabelText("Light"), "Our showroom");
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
    environment: "show_room",
    name: "Eye level",
  });
});

test("[RF-01] a picture that cannot be paid for says so before it is ordered", async () => {
  await showFarm(<RendersPage />, [], {}, 0);
  await expect
    .element(page.getByRole("button", { name: /^Render/ }))
    .toHaveAttribute("aria-disabled", "true");
  await expect
    .element(page.getByText("The shop has not enough credits left for this picture.", { exact: true }))
    .toBeVisible();
});

test("[RF-01] without the farm nothing is charged, and the page says so", async () => {
  await showFarm(<RendersPage />, [], {
    addRenderScene: () => {
      throw new TypeError("offline");
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Render", exact: true }));
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("The farm cannot be reached. Nothing was charged.");
});

test("[RF-01] a panorama and a film are ordered, a film through the chosen views; without ffmpeg the page says what is missing", async () => {
  const { calls } = await showFarm(
    <RendersPage />,
    [],
    {
      addRenderScene: () => ({ status: 201, body: { scene: "a".repeat(64) } }),
      createRenderJob: ({ body }) => ({
        status: 201,
        body: job({ name: body.name, kind: body.kind ?? "picture" }),
      }),
    },
    500,
  );
  const render = page.getByRole("button", { name: "Render", exact: true });
  await page.getByRole("radio", { name: "Panorama" }).click();
  await render.click();
  await page.getByRole("radio", { name: "Film" }).click();
  await expectAccessible();
  await page.getByRole("checkbox", { name: "Across the corner" }).click();
  await expect.element(page.getByText("Choose at least two views for a film.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Across the corner" }).click();
  await userEvent.selectOptions(page.getByLabelText("Length"), "3");
  await render.click();
  const orders = () =>
    calls.filter(({ operation }) => operation === "createRenderJob").map(({ body }) => body);
  await expect.poll(() => orders().length).toBe(2);
  expect(orders()[0]).toMatchObject({ kind: "panorama", width: 2048, height: 1024 });
  expect(orders()[1]).toMatchObject({ kind: "film", width: 640, height: 360, seconds: 3 });
  expect((orders()[1] as { path: unknown[] }).path).toHaveLength(1);
});

test("[RF-01] a farm without ffmpeg says that it makes no films", async () => {
  await showFarm(<RendersPage />, [], {
    getRenderUser: () => ({
      status: 200,
      body: { shop: "MILANO", credits: { available: 40, booked: 0 }, isRunning: true, makesFilms: false },
    }),
  });
  await page.getByRole("radio", { name: "Film" }).click();
  await expect
    .element(page.getByText("No worker of the farm can make films: that takes ffmpeg on its machine."))
    .toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^Render/ }))
    .toHaveAttribute("aria-disabled", "true");
});
