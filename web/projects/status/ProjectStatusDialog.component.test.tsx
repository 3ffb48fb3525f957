import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { CUSTOMER, DEALER } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { openProjectStatus } from "./open-project-status.ts";

const MARCO = "00000000-0000-4000-8000-000000000002";
const project = projectSummary({
  status: "assigned",
  can: { save: true, delete: true, offer: true, statuses: ["assigned", "sellerDesign", "suspended"] },
});
const shown = (answers: ServerAnswers = {}, context: TestContext = {}) =>
  renderApp(null, {
    ...context,
    answers: {
      listAssignees: ({ query }) => ({
        status: 200,
        body: {
          people:
            query?.shop === "MILANO"
              ? [
                  { id: DEALER.userId, name: "Giulia Ferri", kind: "pro" },
                  { id: MARCO, name: "Marco Sala", kind: "pro" },
                ]
              : [],
        },
      }),
      ...answers,
    },
  });
const submit = page.getByRole("button", { name: /^Change status/ });

test("The status of a project keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Status of Kitchen Rossi", open: () => openProjectStatus(project) });
});

test("[PR-08] a project is handed to somebody with a word; the same status asks for whom", async () => {
  const { calls } = await shown({
    setProjectStatus: () => ({
      status: 200,
      body: { summary: { ...project, assignedTo: { id: MARCO, name: "Marco Sala" } } },
    }),
  });
  const closed = openProjectStatus(project);
  await expect.element(submit).toHaveAttribute("title", "Choose a status first");
  expect(page.getByRole("radio").elements()).toHaveLength(3);
  await userEvent.click(page.getByRole("radio", { name: /^Assigned/ }));
  await expect.element(submit).toHaveAttribute("title", "Choose who goes on with it");
  await userEvent.selectOptions(page.getByLabelText("Goes on with"), "Marco Sala");
  await userEvent.fill(page.getByLabelText("A word to them"), "The client calls on Monday");
  await expectAccessible();
  await userEvent.click(submit);
  await closed;
  const sent = calls.find(({ operation }) => operation === "setProjectStatus");
  expect(sent?.body).toEqual({ status: "assigned", targetUser: MARCO, note: "The client calls on Monday" });
  await expect.element(page.getByText("Status: Assigned, with Marco Sala")).toBeVisible();
});

test("[PR-08] a change without an answer is sent again as the same, and another one as another", async () => {
  const { calls } = await shown({
    setProjectStatus: () => {
      throw new TypeError("offline");
    },
  });
  void openProjectStatus(project);
  const asked = () =>
    calls.flatMap(({ operation, headers }) =>
      operation === "setProjectStatus" ? [headers["x-save-id"]] : [],
    );
  await userEvent.click(page.getByRole("radio", { name: "Suspended" }));
  await userEvent.click(submit);
  await expect.element(page.getByText("The status was not changed. Try again in a moment.")).toBeVisible();
  await userEvent.click(submit);
  await expect.poll(() => asked().length).toBe(2);
  await userEvent.click(page.getByRole("radio", { name: "Seller design" }));
  await userEvent.click(submit);
  await expect.poll(() => asked().length).toBe(3);
  const [first, second, third] = asked();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("[PR-08] to another shop it goes with nobody yet; the server's no is said in words", async () => {
  const shops = [...DEALER.shops, { code: "ROMA", name: "Stanza Roma" }];
  const { calls } = await shown(
    {
      setProjectStatus: () => ({ status: 409, body: { error: "status-not-allowed", message: "No." } }),
    },
    { profile: { ...DEALER, shops } },
  );
  void openProjectStatus(project);
  await userEvent.click(page.getByRole("radio", { name: "Seller design" }));
  await userEvent.selectOptions(page.getByLabelText("Shop"), "Stanza Roma");
  await expect.element(page.getByRole("option", { name: "Nobody yet" })).toBeInTheDocument();
  await userEvent.click(submit);
  await expect.element(page.getByText(/The project has another status by now/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === "setProjectStatus")?.body).toMatchObject({
    status: "sellerDesign",
    targetShop: "ROMA",
  });
});

test("[PR-08] [QU-14] ordered is asked where the order is seen; who buys names nobody, who only looks is told why", async () => {
  const can = { ...project.can, statuses: ["ordered" as const] };
  const { visited } = await shown();
  const closed = openProjectStatus({ ...project, status: "awaitingOrder", can });
  await userEvent.click(page.getByRole("radio", { name: "Ordered" }));
  await userEvent.click(page.getByRole("button", { name: "To the order" }));
  await closed;
  expect(visited).toEqual(["/summary?order=1&project=12"]);
});

test("[PR-08] a customer moves a project without naming anybody, and is told where nothing leads on", async () => {
  await shown({}, { profile: CUSTOMER });
  const closed = openProjectStatus({ ...project, can: { ...project.can, statuses: ["offer"] } });
  await userEvent.click(page.getByRole("radio", { name: "Offer" }));
  await expect.element(page.getByLabelText("Goes on with")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Cancel" }));
  await closed;
  void openProjectStatus({ ...project, status: "delivered", can: { ...project.can, statuses: [] } });
  await expect.element(page.getByText("From here others lead the project on.")).toBeVisible();
  await expectAccessible();
});
