import { newProject } from "@stanza/project";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { withRoom } from "../../testing/demo-room.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { projectSummary } from "../../testing/summaries.ts";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { openGenerateViews } from "./open-picture-dialogs.ts";

beforeEach(withoutWebGl);

test("Generate views keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: newProject() });
  await expectDialogRules({ title: "Generate views", open: openGenerateViews });
});

test("[PR-16] plan and elevations are saved one by one or all in a file, also of a project that may only be read, which keeps none", async () => {
  const files = savedFiles();
  await renderApp(null, { project: withRoom(), isReadOnly: true });
  void openGenerateViews();
  await page.getByText("Drawings only").click();
  await page.getByRole("button", { name: "Save: Wall A" }).click();
  expect(files).toEqual(["Kitchen Wall A.svg"]);
  await expect.element(page.getByRole("button", { name: "Keep with the project" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => files.at(-1)).toBe("Kitchen Generate views.zip");
});

test("without 3D the perspectives are missing and said to be; the drawings are there", async () => {
  await renderApp(null, { project: withRoom() });
  void openGenerateViews();
  await expect.element(page.getByRole("alert")).toHaveTextContent("3 views could not be made.");
  await expect.element(page.getByRole("button", { name: "Save: Plan" })).toBeVisible();
});

test("a project without a room has no drawings", async () => {
  await renderApp(null, { project: newProject() });
  void openGenerateViews();
  await page.getByText("Drawings only").click();
  await expect
    .element(page.getByRole("button", { name: "Save all", exact: false }))
    .toHaveAttribute("title", "There is nothing to show yet. Draw a room first.");
});

const kept = (title: string) => ({
  kind: "elevation" as const,
  of: title,
  room: 0,
  title: `Wall ${title}`,
  sha: "5f".repeat(32),
  widthPx: 1600,
  heightPx: 1200,
});

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

test("[PR-16] the views are kept with the project as pictures with their names, and shown from there", async () => {
  const stored = projectSummary();
  let views: ReturnType<typeof kept>[] = [];
  const answers: ServerAnswers = {
    getViewMaker: () => ({
      status: 200,
      body: {
        viewMaker:
          views.length === 0
            ? null
            : { mode2D: true, revision: stored.revision, madeAt: "2026-11-28T09:00:00.000Z", views },
      },
    }),
    saveViewMaker: ({ body }) => {
      views = body.views.filter(({ kind }) => kind === "elevation").map(({ of }) => kept(of));
      return {
        status: 200,
        body: { mode2D: true, revision: stored.revision, madeAt: "2026-11-28T09:00:00.000Z", views },
      };
    },
    getProjectPhoto: async () => ({
      status: 200,
      body: await (await fetch(`data:image/png;base64,${PIXEL}`)).blob(),
    }),
  };
  const { calls } = await renderApp(null, { project: withRoom(), stored, answers });
  void openGenerateViews();
  await page.getByText("Drawings only").click();
  await page.getByRole("button", { name: "Keep with the project" }).click();
  await expect.element(page.getByText("5 views are kept with the project.")).toBeVisible();
  const [sent] = calls.filter(({ operation }) => operation === "saveViewMaker").map(({ body }) => body);
  const { mode2D, views: all } = sent as {
    readonly mode2D: boolean;
    readonly views: readonly { readonly title: string; readonly picture: string }[];
  };
  expect([mode2D, all.map(({ title }) => title)]).toEqual([
    true,
    ["Plan", "Wall A", "Wall B", "Wall C", "Wall D"],
  ]);
  expect(all.every(({ picture }) => picture.startsWith("iVBORw0KGgo") && picture.length > 5000)).toBe(true);
  await page.getByText("Kept", { exact: true }).click();
  await expect.element(page.getByText(/^Kept on 28/)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Wall B" })).toBeVisible();
});

test("[PR-16] views that are not taken stay, with why", async () => {
  const stored = projectSummary();
  await renderApp(null, {
    project: withRoom(),
    stored,
    answers: {
      getViewMaker: () => ({ status: 200, body: { viewMaker: null } }),
      saveViewMaker: () => ({
        status: 412,
        body: {
          error: "stale-revision",
          message: "",
          details: { current: 9, by: "Giulia", at: "2026-11-28T09:00:00.000Z" },
        },
      }),
    },
  });
  void openGenerateViews();
  await page.getByText("Drawings only").click();
  await page.getByRole("button", { name: "Keep with the project" }).click();
  await expect.element(page.getByText(/^Not kept: somebody has saved the project/)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Wall A" })).toBeVisible();
});
