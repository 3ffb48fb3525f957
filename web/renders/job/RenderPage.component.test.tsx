import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { ID, job, showFarm } from "../testing/show-farm.tsx";
import { RenderPage } from "./RenderPage.tsx";

test("[RF-01] a finished picture is added to the offer, downloaded and compared", async () => {
  const done = job({ state: "done", progress: 1, engine: "tracer" });
  const other = job({ id: ID.replace("0001", "0002"), name: "Wall 1", state: "done" });
  const { calls } = await showFarm(<RenderPage />, [done, other], {
    setRenderInOffer: () => ({ status: 200, body: { ...done, inOffer: true, rev: 4 } }),
  });
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

test("[RF-01] what the farm says about a picture is shown as it comes", async () => {
  const running = job({ progress: 0.4 });
  const later = job({ progress: 0.7, rev: 4 });
  await showFarm(<RenderPage />, [running], {
    watchRenderJobs: () => ({
      status: 200,
      body: new Blob([`event: job\ndata: ${JSON.stringify(later)}\n\n: still here\n\n`], {
        type: "text/event-stream",
      }),
    }),
  });
  await expect.element(page.getByText("Being made · 70 %")).toBeVisible();
});

test("[RF-01] a farm without a stream is asked by long polling", async () => {
  const answers = [job({ progress: 0.9, rev: 5 })];
  await showFarm(<RenderPage />, [job()], {
    watchRenderJobs: () => ({ status: 404, body: { error: "not-found", message: "" } }),
    followRenderJob: () => {
      const [next] = answers.splice(0, 1);
      return next ? { status: 200, body: next } : new Promise(() => {});
    },
  });
  await expect.element(page.getByText("Being made · 90 %")).toBeVisible();
});

test("[RF-01] a picture that was not made says why, and what it cost is back", async () => {
  await showFarm(<RenderPage />, [job({ state: "failed", failure: "hung" })]);
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("The picture took too long and was stopped.");
  await expect.element(page.getByText("1 credit was given back.", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Render again" })).toBeVisible();
});
