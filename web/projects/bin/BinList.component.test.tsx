import type { BinnedProject } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { BinList } from "./BinList.tsx";

const binned = (change: Partial<BinnedProject> = {}): BinnedProject => ({
  id: 12,
  description: "Kitchen Rossi",
  customerName: "Anna Rossi",
  status: "sellerDesign",
  shop: "MILANO",
  currency: "EUR",
  payable: "5026.40",
  revision: 3,
  deletedAt: "2026-11-20T09:30:00.000Z",
  deletedBy: "Giulia Ferri",
  goesAt: "2026-12-20T09:30:00.000Z",
  daysLeft: 27,
  can: { restore: true, deleteForGood: true },
  ...change,
});

const items = page.getByRole("list", { name: "Bin" }).getByRole("listitem");
const shown = (answers: ServerAnswers) => renderApp(<BinList />, { answers });
const holding = (...projects: readonly BinnedProject[]): ServerAnswers => ({
  listBin: () => ({ status: 200, body: { projects: [...projects], next: null } }),
});

test("[PR-06] the bin says who deleted what, when, and how many days are left", async () => {
  await shown(
    holding(binned(), binned({ id: 13, description: "", deletedBy: "", payable: null, daysLeft: 1 })),
  );
  await expect.element(items.nth(0)).toMatchTextContent(/Kitchen Rossi.*Anna Rossi.*€5,026\.40/);
  await expect.element(items.nth(0)).toMatchTextContent(/Deleted by Giulia Ferri.*27 days left/);
  await expect.element(items.nth(1)).toMatchTextContent(/Deleted by Guest.*1 day left/);
  await expectAccessible();
});

test("[PR-06] a project is restored; a request whose answer was lost is sent again under its id", async () => {
  let tries = 0;
  let isThere = true;
  const { calls } = await shown({
    listBin: () => ({ status: 200, body: { projects: isThere ? [binned()] : [], next: null } }),
    restoreProject: () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      isThere = false;
      return { status: 200, body: { summary: projectSummary() } };
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Restore: “Kitchen Rossi”" }));
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("“Kitchen Rossi” is back.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible();
  const sent = calls.filter(({ operation }) => operation === "restoreProject");
  expect(new Set(sent.map(({ headers }) => headers["x-save-id"])).size).toBe(1);
});

test("[PR-06] deleting for good asks first, names what goes, and starts from the state that is shown", async () => {
  let isThere = true;
  const { calls } = await shown({
    listBin: () => ({ status: 200, body: { projects: isThere ? [binned()] : [], next: null } }),
    deleteProjectForGood: () => {
      isThere = false;
      return { status: 204, body: undefined };
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Delete for good: “Kitchen Rossi”" }));
  await expect
    .element(page.getByRole("alertdialog"))
    .toMatchTextContent(/Delete “Kitchen Rossi” for good\?.*versions/);
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }));
  await expect.element(page.getByText("“Kitchen Rossi” is deleted for good.")).toBeVisible();
  expect(calls.find(({ operation }) => operation === "deleteProjectForGood")?.headers["if-match"]).toBe(
    '"3"',
  );
});

test("[PR-06] who may not restore hears why, and is not offered what erases", async () => {
  await shown(holding(binned({ can: { restore: false, deleteForGood: false } })));
  await expect
    .element(page.getByRole("button", { name: /Restore: “Kitchen Rossi”/ }))
    .toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByRole("button", { name: /for good/ })).not.toBeInTheDocument();
});

test("[PR-06] a project that was changed meanwhile is not erased, and that is said", async () => {
  await shown({
    ...holding(binned()),
    deleteProjectForGood: () => ({
      status: 412,
      body: {
        error: "stale-revision",
        message: "",
        details: { current: 4, by: "Marco Sala", at: "2026-11-21T10:00:00.000Z" },
      },
    }),
  });
  await userEvent.click(page.getByRole("button", { name: "Delete for good: “Kitchen Rossi”" }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }));
  await expect.element(page.getByText(/has been changed meanwhile/)).toBeVisible();
});

test("a bin that cannot be loaded is asked for again", async () => {
  let isUp = false;
  await shown({
    listBin: () => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return { status: 200, body: { projects: [], next: null } };
    },
  });
  await expect.element(page.getByText("The bin could not be loaded")).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible();
});
