import type { ProjectLogEntry } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ProjectLogPage } from "./ProjectLogPage.tsx";

const at = "2026-11-20T10:00:00.000Z";
const ENTRIES: readonly ProjectLogEntry[] = [
  {
    kind: "offer",
    at,
    by: "Giulia Ferri",
    offerId: 3,
    number: "2026/17",
    payable: "4120.00",
    currency: "EUR",
  },
  {
    kind: "status",
    at: "2026-11-20T09:30:00.000Z",
    by: "Giulia Ferri",
    from: "sellerDesign",
    to: "assigned",
    assignedTo: "Luca Conti",
    note: "Please call first",
  },
  {
    kind: "saved",
    at: "2026-11-20T09:00:00.000Z",
    from: "2026-11-20T08:40:00.000Z",
    by: "",
    count: 3,
    isFirst: true,
  },
];

const shown = (answers: ServerAnswers) =>
  renderApp(<ProjectLogPage />, {
    address: "/projectlog?project=12",
    projectId: 12,
    project: newProject({ description: "Kitchen" }),
    answers: {
      listCatalogues: () => ({ status: 200, body: { catalogues: [] } }),
      listRowPhotos: () => ({ status: 200, body: { photos: [] } }),
      ...answers,
    },
  });

test("[SH-02] the project log says what happened, who did it, and shows earlier entries when asked", async () => {
  await shown({
    getProjectLog: ({ query }) =>
      query?.before === undefined
        ? { status: 200, body: { entries: ENTRIES.slice(0, 2), next: "2026-11-20T09:30:00.000Z" } }
        : { status: 200, body: { entries: ENTRIES.slice(2), next: null } },
  });
  const entries = page.getByRole("list", { name: "Project log" });
  await expect.element(entries.getByRole("link", { name: "Offer 2026/17" })).toBeVisible();
  await expect.element(entries.getByText("€4,120.00")).toBeVisible();
  await expect.element(entries.getByText("assigned to Luca Conti")).toBeVisible();
  await expect.element(entries.getByText("Please call first")).toBeVisible();
  await page.getByRole("button", { name: "Show earlier entries" }).click();
  await expect.element(entries.getByText(/Project begun and saved 3 times since/)).toBeVisible();
  await expect.element(entries.getByText(/Guest/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show earlier entries" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("[SH-02] a log that cannot be loaded says so, and is asked for again", async () => {
  let isUp = false;
  await shown({
    getProjectLog: () => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return { status: 200, body: { entries: [...ENTRIES], next: null } };
    },
  });
  await expect.element(page.getByText("The log could not be loaded")).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("link", { name: "Offer 2026/17" })).toBeVisible();
});
