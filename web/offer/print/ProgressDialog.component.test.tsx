import { NO_TERMS } from "@stanza/codecs";
import type { Job } from "@stanza/contract";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { progressDialog } from "./ProgressDialog.tsx";

const jobId = "00000000-0000-4000-8000-000000000009";
const job = (change: Partial<Job> = {}): Job => ({
  id: jobId,
  kind: "offer",
  state: "running",
  progress: 0.1,
  step: "revaluate",
  rev: 1,
  ...change,
});
const open = () => openDialog(progressDialog, { projectId: 12, terms: NO_TERMS, language: "en" });
/** The server holds its answer back as long as there is no news. */
const noNews = () => new Promise<never>(() => undefined);

/** The jobs that the server tells of, one after the other, then no more news. */
function shown(jobs: readonly Job[], answers: ServerAnswers = {}) {
  const news = [...jobs];
  return renderApp(null, {
    answers: {
      createOffer: () => ({ status: 202, body: { jobId } }),
      getJob: () => {
        const next = news.shift();
        return next ? { status: 200, body: next } : noNews();
      },
      ...answers,
    },
  });
}

test("Making the offer keeps to the rules of dialogs", async () => {
  await shown([job()]);
  await expectDialogRules({ title: "Making the offer", open, closesByEscape: false });
});

test("follows the job step by step and answers with the offer", async () => {
  await shown([
    job(),
    job({ rev: 2, state: "done", progress: 1, result: { offerId: 31, number: "MILANO-31" } }),
  ]);
  expect(await open()).toEqual({ offerId: 31, number: "MILANO-31" });
});

test("it can be cancelled until the offer is stored", async () => {
  const { promise: news, resolve: tell } = Promise.withResolvers<Job>();
  await shown([], {
    getJob: async ({ query }) => (Number(query?.since) === 0 ? { status: 200, body: await news } : noNews()),
  });
  void open();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  tell(job({ step: "views", progress: 0.4, result: { offerId: 31, number: "MILANO-31" } }));
  await expect
    .element(page.getByRole("button", { name: /^Cancel/ }))
    .toHaveAttribute("title", "The offer is stored and can no longer be taken back.");
});

test("a document that failed is tried again, and says that the offer itself is stored", async () => {
  const result = { offerId: 31, number: "MILANO-31" };
  await shown([
    job({ state: "failed", step: "report", result, error: { code: "print", message: "No." } }),
    job({ rev: 2, state: "done", progress: 1, result }),
  ]);
  const made = open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("The document could not be written. The offer itself is stored as MILANO-31.");
  await userEvent.click(page.getByRole("button", { name: "Try again from here" }));
  expect(await made).toEqual(result);
});

test("a document that is too large says so, and what to do", async () => {
  await shown([job({ state: "failed", step: "report", error: { code: "too-large", message: "No." } })]);
  void open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Make two offers of fewer rows, or leave out pictures, plan and elevations.");
});

test("says why the server makes no offer", async () => {
  await shown([], {
    createOffer: () => ({ status: 422, body: { error: "promotion-refused", message: "No." } }),
  });
  void open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("The chosen promotions are no longer valid.");
});
