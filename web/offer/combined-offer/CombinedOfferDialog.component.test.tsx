import { encodeProject, newDocument } from "@stanza/codecs";
import type { Offer } from "@stanza/offer";
import type { Project } from "@stanza/project";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { demoOffer } from "../../testing/demo-offer.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { openCombinedOffer } from "./open-combined-offer.ts";

const kitchen = projectSummary();
const studio = projectSummary({ id: 13, description: "Studio Bianchi", total: null });
const locked = projectSummary({
  id: 14,
  description: "Locked",
  can: { save: false, delete: false, offer: false, statuses: [] },
});
const shown = (answers: ServerAnswers = {}) =>
  renderApp(null, {
    answers: {
      listProjects: () => ({
        status: 200,
        body: { projects: [kitchen, studio, locked], next: null, counts: {}, moreOf: [] },
      }),
      getProject: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }),
      ...answers,
    },
  });

/** The kitchen with this project in it. */
const answerOf = (project: Project) => ({
  status: 200 as const,
  body: {
    summary: kitchen,
    document: encodeProject(newDocument(project)),
    revision: 1,
    contentHash: "",
    boxes: [],
  },
});

/** An offer that nobody has to allow. */
const quoteOf = (offer: Offer) => ({
  offer,
  guard: { percent: "0", limit: null, needsApproval: false, approval: null },
  promotion: { state: "none" as const, refused: [] },
});

test("Combined quotation keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Combined quotation", open: () => openCombinedOffer([]) });
});

test("[QU-08] lists what may be offered; two projects with whole quantities make an offer", async () => {
  await shown();
  void openCombinedOffer([kitchen]);
  await expect.element(page.getByRole("region", { name: "1 project chosen" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /Locked/ })).not.toBeInTheDocument();
  const create = page.getByRole("button", { name: /^Create offer/ });
  await expect.element(create).toHaveAttribute("title", "Choose two projects at least");
  await userEvent.click(page.getByRole("checkbox", { name: /Studio Bianchi/ }));
  await userEvent.fill(page.getByLabelText("How many of Studio Bianchi"), "0");
  await expect.element(page.getByText("A whole number from 1 to 9999")).toBeVisible();
  await expect.element(create).toHaveAttribute("title", "A whole number from 1 to 9999");
});

test("[QU-08] projects say what their clients would pay, and the amounts of the offer add up", async () => {
  const project = await demoKitchen(["BASE-2D-900"]);
  const plain = await demoOffer(project);
  const offer = {
    ...plain,
    servicesTotal: "95.55",
    delivery: { ...plain.delivery, charged: true, amount: "180.45" },
    installation: { ...plain.installation, charged: false, amount: "450.00" },
    rounding: "0.02",
  };
  await shown({
    listProjects: () => ({
      status: 200,
      body: {
        projects: [projectSummary({ total: "4000.00", payable: "5026.40" }), studio],
        next: null,
        counts: {},
        moreOf: [],
      },
    }),
    getProject: () => answerOf(project),
    quoteCombinedOffer: () => ({
      status: 200,
      body: {
        ...quoteOf(offer),
      },
    }),
  });
  void openCombinedOffer([kitchen, studio]);
  const projects = page.getByRole("region", { name: "Projects" });
  await expect.element(projects).toMatchTextContent(/€5,026\.40incl\. tax/);
  const dialog = page.getByRole("dialog", { name: "Combined quotation" });
  for (const line of [/Services€95\.55/, /Delivery€180\.45/, /Rounding€0\.02/])
    await expect.element(dialog).toMatchTextContent(line);
  await expect.element(dialog).not.toMatchTextContent(/Installation/);
});

test("[QU-15] purchase and margin of all projects are hidden until they are asked for, by those who may see them", async () => {
  const project = await demoKitchen(["BASE-2D-900"]);
  const offer = await demoOffer(project);
  const asked = vi.fn();
  let sees: { readonly seesMargin?: true } = { seesMargin: true };
  await shown({
    getProject: () => answerOf(project),
    quoteCombinedOffer: () => ({
      status: 200,
      body: {
        ...quoteOf(offer),
        ...sees,
      },
    }),
    getCombinedMargin: ({ body }) => {
      asked(body.parts);
      const sums = {
        sales: "900.00",
        purchase: "500.00",
        margin: "400.00",
        percent: "44.44",
        complete: true,
      };
      return { status: 200, body: { currency: "EUR", ...sums, catalogues: [], rows: [] } };
    },
  });
  void openCombinedOffer([kitchen, studio]);
  const card = page.getByRole("region", { name: "Margin", exact: true });
  await expect.element(card).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(card.getByRole("switch"));
  await expect.element(card).toMatchTextContent(/€500\.00.*€400\.00/);
  expect(asked).toHaveBeenCalledWith([
    { projectId: kitchen.id, quantity: 1 },
    { projectId: studio.id, quantity: 1 },
  ]);
  await userEvent.click(card.getByRole("switch"));
  sees = {};
  await userEvent.fill(page.getByLabelText("How many of Studio Bianchi"), "2");
  await expect.element(card).not.toBeInTheDocument();
});

test("the order can be changed and a project taken out", async () => {
  await shown();
  void openCombinedOffer([kitchen, studio]);
  const titles = page.getByRole("textbox", { name: /^Heading of/ });
  await userEvent.click(page.getByRole("button", { name: "Move Studio Bianchi up" }));
  await expect.element(titles.first()).toHaveAccessibleName("Heading of Studio Bianchi");
  await userEvent.click(page.getByRole("button", { name: "Take Kitchen Rossi out" }));
  await expect.element(page.getByRole("checkbox", { name: /Kitchen Rossi/ })).not.toBeChecked();
});

test("says that the total could not be worked out, with the way to try again", async () => {
  await shown();
  void openCombinedOffer([kitchen, studio]);
  await expect.element(page.getByRole("alert")).toMatchTextContent("The total could not be worked out.");
});

test("says that nothing is found, and that the list could not be loaded", async () => {
  let fails = false;
  await shown({
    listProjects: () => {
      if (fails) throw new TypeError("offline");
      return { status: 200, body: { projects: [], next: null, counts: {}, moreOf: [] } };
    },
  });
  void openCombinedOffer([]);
  await expect.element(page.getByText("No project that can be offered is found.")).toBeVisible();
  fails = true;
  await userEvent.fill(page.getByRole("searchbox"), "x");
  await expect.element(page.getByRole("alert")).toBeVisible();
});
