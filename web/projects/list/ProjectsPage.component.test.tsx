import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { CUSTOMER } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { ProjectsPage } from "./ProjectsPage.tsx";

const kitchen = projectSummary({ crmOrder: "48213" });
const studio = projectSummary({
  id: 13,
  description: "Studio Bianchi",
  customerName: "",
  total: null,
  payable: null,
});
const rows = page.getByRole("table", { name: "Projects" }).getByRole("rowheader");

/** Lists the projects whose name holds what is searched for. */
const list: ServerAnswers["listProjects"] = ({ query }) => ({
  status: 200,
  body: {
    projects: [kitchen, studio].filter(
      ({ description, status }) =>
        description.includes(query?.search ?? "") && (query?.status ?? status) === status,
    ),
    next: null,
    counts: { unassigned: 2, delivered: 0, awaitingOrder: 1 },
    moreOf: [],
  },
});
const shown = (listProjects: ServerAnswers["listProjects"] = list, context: TestContext = {}) =>
  renderApp(<ProjectsPage />, { ...context, answers: { listProjects, ...context.answers } });

beforeEach(() => {
  localStorage.removeItem("stanza.projects");
  localStorage.removeItem("stanza.projects.filter");
});

test("[PR-12] projects are listed with customer, status and price, and opened from the keyboard", async () => {
  const { calls } = await shown(list, {
    answers: { getProject: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }) },
  });
  await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  await expect.element(rows.first()).toMatchTextContent("Kitchen Rossi#12CRM 48213");
  const cells = page.getByRole("row", { name: /Kitchen Rossi/ });
  await expect.element(cells).toMatchTextContent("Anna Rossi");
  await expect.element(cells).toMatchTextContent("€5,026.40");
  await expect.element(page.getByRole("columnheader", { name: "Total incl. tax" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Studio Bianchi/ })).toMatchTextContent("No price");
  await expect.element(page.getByRole("status").filter({ hasText: "2 projects shown" })).toBeInTheDocument();
  await expectAccessible();
  page.getByRole("link", { name: "Kitchen Rossi" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => calls.find(({ operation }) => operation === "getProject")?.params.id).toBe("12");
});

test("[PR-08] what a guest has sent is from a guest, not from a number", async () => {
  const sent = projectSummary({ id: 14, description: "Asked for", updatedBy: "" });
  await shown(() => ({ status: 200, body: { projects: [sent], next: null, counts: {}, moreOf: [] } }));
  await expect.element(page.getByRole("row", { name: /Asked for/ })).toMatchTextContent(/Guest/);
});

test("[PR-12] what is searched for is asked of the server; what is not there says so and shows all again", async () => {
  await shown();
  await userEvent.fill(page.getByRole("searchbox"), "Bianchi");
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows).toMatchTextContent("Studio Bianchi");
  await userEvent.click(page.getByText("Awaiting order"));
  await expect
    .element(page.getByRole("heading", { name: "No project fits “Bianchi”, “Awaiting order”" }))
    .toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Show all" }));
  await expect.element(rows).toHaveLength(2);
});

test("the projects are shown as pictures, and the choice is kept", async () => {
  await shown();
  await expect.element(rows).toHaveLength(2);
  page.getByRole("radio", { name: "Table" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "Pictures" })).toBeChecked();
  await expect.element(rows).toHaveLength(0);
  await expect.element(page.getByRole("listitem").filter({ hasText: "Kitchen Rossi" })).toBeVisible();
  expect(localStorage.getItem("stanza.projects")).toContain("gallery");
  await expectAccessible();
});

test("a page of projects is followed by the next", async () => {
  await shown(({ query }) => ({
    status: 200,
    body: query?.cursor
      ? { projects: [studio], next: null, counts: {}, moreOf: [] }
      : { projects: [kitchen], next: "second", counts: {}, moreOf: [] },
  }));
  await userEvent.click(page.getByRole("button", { name: "Show more" }));
  await expect.element(rows).toHaveLength(2);
  await expect.element(page.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("[PR-08] where there are more projects than were counted, the filter says so", async () => {
  await shown(() => ({
    status: 200,
    body: {
      projects: [kitchen],
      next: "second",
      counts: { unassigned: 1000, offer: 12 },
      moreOf: ["unassigned"],
    },
  }));
  await expect
    .element(page.getByRole("group", { name: "Status" }))
    .toMatchTextContent(/1,012\+.*1,000\+.*12$/);
});

test("the menu of a project offers what its owner may do; deleting asks first", async () => {
  const locked = projectSummary({
    id: 14,
    description: "Locked",
    can: { save: false, delete: false, offer: false, statuses: [] },
  });
  let projects = [kitchen, locked];
  const { visited } = await shown(
    () => ({ status: 200, body: { projects, next: null, counts: {}, moreOf: [] } }),
    {
      answers: {
        deleteProject: () => {
          projects = [locked];
          return { status: 204, body: undefined };
        },
      },
    },
  );
  await userEvent.click(page.getByRole("button", { name: "Actions of Locked" }));
  await expect.element(page.getByRole("menuitem")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  const actions = page.getByRole("button", { name: "Actions of Kitchen Rossi" });
  actions.element().focus();
  await userEvent.keyboard("{Enter}{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Offer" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/offerview?project=12"]);
  await userEvent.click(actions);
  await userEvent.click(page.getByRole("menuitem", { name: "Delete" }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect.element(page.getByText("“Kitchen Rossi” is in the bin.")).toBeVisible();
  await expect.element(rows).toHaveLength(1);
});

test("[PR-06] deleting names what goes into the bin, and undo brings it back from there", async () => {
  let projects = [kitchen];
  const { calls } = await shown(
    () => ({ status: 200, body: { projects, next: null, counts: {}, moreOf: [] } }),
    {
      answers: {
        deleteProject: () => {
          projects = [];
          return { status: 204, body: undefined };
        },
        restoreProject: () => {
          projects = [kitchen];
          return { status: 200, body: { summary: kitchen } };
        },
      },
    },
  );
  await userEvent.click(page.getByRole("button", { name: "Actions of Kitchen Rossi" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Delete" }));
  await expect
    .element(page.getByRole("alertdialog"))
    .toMatchTextContent(
      /Delete “Kitchen Rossi”\? It goes into the bin with its offers, links, attachments and versions/,
    );
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.element(page.getByText("“Kitchen Rossi” is back.")).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  const deleted = calls.find(({ operation }) => operation === "deleteProject");
  expect(deleted?.headers).toMatchObject({
    "if-match": '"3"',
    "x-save-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("[PR-06] the bin is a press away, and so is the way back", async () => {
  await shown(list, { answers: { listBin: () => ({ status: 200, body: { projects: [], next: null } }) } });
  await userEvent.click(page.getByRole("button", { name: "Bin" }));
  await expect.element(page.getByRole("heading", { name: "Bin", level: 1 })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "To the projects" }));
  await expect.element(rows.first()).toBeVisible();
});

test("[PR-06] a project that somebody else has changed since is not deleted, and that is said", async () => {
  await shown(() => ({ status: 200, body: { projects: [kitchen], next: null, counts: {}, moreOf: [] } }), {
    answers: {
      deleteProject: () => {
        const details = { current: 9, by: "Marco Sala", at: "2026-01-01T10:00:00.000Z" };
        return { status: 412, body: { error: "stale-revision", message: "", details } };
      },
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Actions of Kitchen Rossi" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Delete" }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect.element(page.getByText(/Marco Sala has changed it since/)).toBeVisible();
  await expect.element(rows).toHaveLength(1);
});

test("somebody without a project is shown where one begins", async () => {
  await shown(() => ({ status: 200, body: { projects: [], next: null, counts: {}, moreOf: [] } }), {
    profile: CUSTOMER,
  });
  await expect.element(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Combined quotation" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("the list's place is kept while it loads, and it comes back with the connection", async () => {
  let answer = () => {};
  let isOffline = true;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await shown(async (request) => {
    await waiting;
    if (isOffline) throw new TypeError("offline");
    return list(request);
  });
  await expect.poll(() => document.querySelector("main [aria-busy=true]")).not.toBeNull();
  answer();
  await expect.element(page.getByRole("heading", { name: "The projects could not be loaded" })).toBeVisible();
  await expectAccessible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(rows).toHaveLength(2);
});

test("[PR-08] a status shows how many there are of it; order and status are asked of the server and kept", async () => {
  const { calls } = await shown();
  const asked = () => calls.filter(({ operation }) => operation === "listProjects").at(-1)?.query;
  const statuses = page.getByRole("group", { name: "Status" });
  await expect.element(statuses).toMatchTextContent("All statuses3Unassigned2Awaiting order1");
  statuses
    .getByRole("radio", { name: /^All statuses/ })
    .element()
    .focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(asked).toMatchObject({ status: "unassigned" });
  const total = page.getByRole("columnheader", { name: "Total incl. tax" });
  await userEvent.click(total.getByRole("button"));
  await expect.poll(asked).toMatchObject({ status: "unassigned", sort: "total" });
  await expect.element(total).toHaveAttribute("aria-sort", "descending");
  await userEvent.click(total.getByRole("button"));
  await expect.poll(asked).toMatchObject({ sort: "-total" });
  await expect.element(total).toHaveAttribute("aria-sort", "ascending");
  await expect.element(page.getByLabelText("Order of the list")).toHaveValue("-total");
  expect(localStorage.getItem("stanza.projects.filter")).toContain("unassigned -total");
  await expectAccessible();
});

test("[PR-08] the total says whether tax is in it; who goes on with a project is named", async () => {
  const assignedTo = { id: "00000000-0000-4000-8000-000000000002", name: "Marco Sala" };
  const old = projectSummary({ id: 14, description: "Old", payable: null, assignedTo });
  await shown(() => ({
    status: 200,
    body: { projects: [kitchen, old], next: null, counts: {}, moreOf: [] },
  }));
  const row = page.getByRole("row", { name: /^Old/ });
  await expect.element(row).toMatchTextContent("€4,120.00without tax");
  await expect.element(row).toMatchTextContent("Marco Sala");
  page.getByRole("radio", { name: "Table" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  const tile = page.getByRole("listitem").filter({ hasText: "Kitchen Rossi" });
  await expect.element(tile).toMatchTextContent("€5,026.40incl. tax");
});
