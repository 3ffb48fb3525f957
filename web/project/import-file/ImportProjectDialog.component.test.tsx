import { NO_TERMS, newDocument, type ProjectDocument, writeProjectFile } from "@stanza/codecs";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { CUSTOMER, GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedTexts } from "../../testing/saved-files.ts";
import { projectSummary } from "../../testing/summaries.ts";
import { downloadProject } from "../opening/download-project.ts";
import { importProject } from "./open-import-project.ts";

const documentNow = () => useProject.getState().open?.document;

const HEAD = {
  id: 4711,
  status: "ordered",
  shopId: "PALERMO",
  listId: "P-9",
  priceDate: "2019-05-01",
} as const;

async function kitchen(change: Partial<ProjectDocument> = {}): Promise<ProjectDocument> {
  const terms = { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, standard: [30] } };
  return {
    ...newDocument(await demoKitchen(["BASE-2D-900"], ["BASE-1D-60"]), { terms, notes: "" }),
    ...change,
  };
}

const fileOf = (document: ProjectDocument) =>
  jsonFile(JSON.stringify(writeProjectFile(document, { head: HEAD })));
const jsonFile = (text: string) => new File([text], "kitchen.json", { type: "application/json" });

async function choose(file: File): Promise<void> {
  const input = () => document.querySelector<HTMLInputElement>("input[data-file=project]");
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input()!, file);
}

test("Import a project file keeps to the rules of dialogs", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Import a project file", open: () => importProject() });
});

test("[PR-14] a file becomes a new project that is not saved yet, and the dialog says what stays behind", async () => {
  await renderApp(null, { profile: GUEST });
  const done = importProject();
  const document = await kitchen({ crmOrder: "C-9" });
  await choose(fileOf(document));
  const dialog = page.getByRole("dialog", { name: "Import a project file" });
  await expect.element(dialog.getByText("2 articles")).toBeVisible();
  await expect.element(dialog.getByRole("row", { name: "Number 4711 New" })).toBeVisible();
  await expect.element(dialog.getByRole("row", { name: /^Shop PALERMO / })).toBeVisible();
  await expect.element(dialog.getByRole("row", { name: "CRM order C-9 None" })).toBeVisible();
  await expect.element(dialog.getByText(/Discounts and terms of the file are left out/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Import", exact: true }));
  await done;
  expect(documentNow()?.project.rows).toEqual(document.project.rows);
  expect(documentNow()?.terms.discounts.standard).toEqual([]);
  expect(documentNow()?.head).toEqual(newDocument(document.project).head);
  expect(documentNow()?.crmOrder).toBeUndefined();
  expect(useProject.getState().open).toMatchObject({ projectId: null, owner: "guest" });
  await expect.element(page.getByText(/“Kitchen” is imported: 0 rooms, 2 articles/)).toBeVisible();
});

test("[PR-14] a seller's import is saved as a project of the seller's own, terms included", async () => {
  const { calls } = await renderApp(null, {
    answers: {
      createProject: ({ body }) => ({
        status: 201,
        body: {
          summary: projectSummary({ description: "Kitchen" }),
          document: body.document!,
          revision: 1,
          contentHash: "0".repeat(64),
        },
      }),
    },
  });
  const done = importProject(fileOf(await kitchen()));
  await userEvent.click(page.getByRole("button", { name: "Import", exact: true }));
  await done;
  await expect.poll(() => calls.some(({ operation }) => operation === "createProject")).toBe(true);
  const sent = calls.find(({ operation }) => operation === "createProject")?.body as {
    document: { status: string; id?: number; offer: { discounts: object } };
  };
  expect(sent.document.status).toBe("unassigned");
  expect(sent.document.id).toBeUndefined();
  expect(sent.document.offer.discounts).toMatchObject({ dDiscount1: 30 });
});

test("[PR-14] a broken file is refused with line and column, and another one can be chosen", async () => {
  await renderApp(null, { profile: CUSTOMER });
  const done = importProject(jsonFile('{\n  "rows": [\n    { "cod" 1 }'));
  await expect.element(page.getByText("Line 3, column 13")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Other file" }));
  const wrong = '{"rows": [{"uniqueid": "a", "catalog": "C", "cmodel": "M", "cod": 7}], "des": ""}';
  await choose(jsonFile(wrong));
  await expect.element(page.getByText(/but it says things that no project can have/)).toBeVisible();
  await expect.element(page.getByText(`Line 1, column ${wrong.indexOf("7") + 1}`)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await done;
  expect(useProject.getState().open).toBeNull();
});

test("[F19] [PR-14] of a file of a newer version what can be read is imported, when somebody wants that", async () => {
  await renderApp(null, {
    answers: {
      createProject: ({ body }) => ({
        status: 201,
        body: {
          summary: projectSummary({ description: "Kitchen" }),
          document: body.document!,
          revision: 1,
          contentHash: "0".repeat(64),
        },
      }),
    },
  });
  const file = writeProjectFile(await kitchen(), { head: HEAD });
  const newer = JSON.stringify({ ...file, format: 99, rows: [{ cod: 7 }, ...file.rows] });
  const done = importProject(jsonFile(newer));
  await expect.element(page.getByText(/written by a newer version/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Import what can be read" }));
  await userEvent.click(page.getByRole("button", { name: "Import", exact: true }));
  await done;
  expect(documentNow()?.project.rows).toHaveLength(2);
  expect(useProject.getState().saveState.kind).not.toBe("read-only");
});

test("[PR-14] a download tells status, shop, list, price date, measures, reg and model as they are now", async () => {
  const project = await demoKitchen(["BASE-2D-900"]);
  const stored = projectSummary({ id: 31, status: "offer", isOffer: true, priceDate: "2026-11-22" });
  await renderApp(null, { project, stored });
  const texts = savedTexts();
  await downloadProject();
  const file = JSON.parse((await texts[0]) ?? "") as Record<string, unknown> & { rows: object[] };
  expect(file).toMatchObject({
    id: 31,
    status: "offer",
    isoffer: true,
    isopen: true,
    shopid: "MILANO",
    listid: "CUC-EUR",
    priceDate: "2026-11-22",
    currency: "EUR",
    measures: { length: "MM", weight: "KG", volume: "CR" },
  });
  expect(file.rows[0]).toMatchObject({ cmodel: project.rows[0]!.model, neutro: expect.any(String) });
  expect(file.rows[0]).toHaveProperty("reg");
  expect((file.rows[0] as { model: string }).model).not.toBe("");
});
