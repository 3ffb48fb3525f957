import { NO_TERMS } from "@stanza/codecs";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { offerAnswers } from "../../testing/offer-answers.ts";
import { expectPricesAskedAgain } from "../../testing/prices-asked-again.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { ServicesPage } from "./ServicesPage.tsx";

const heading = page.getByRole("heading", { name: "Services", level: 1 });
const services = () => useProject.getState().open?.document.terms.services.CUCINA;

async function shown(context: TestContext = {}, answers: ServerAnswers = {}) {
  const project = await demoKitchen(["BASE-2D-900"]);
  return renderApp(<ServicesPage />, {
    address: "/servizi?project=12",
    stored: projectSummary(),
    document: { terms: NO_TERMS },
    ...context,
    project,
    answers: { ...offerAnswers(project), ...answers },
  });
}

test("[PR-09] a service of one's own is added with the keyboard, priced by its share of the goods, and removed", async () => {
  await shown();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(/^No services yet/)).toBeVisible();
  page.getByRole("button", { name: "Add service" }).element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("menuitem", { name: "Service of your own" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.fill(page.getByLabelText("Of the goods"), "3");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: /^€\d.*How the price of Measuring/ })).toBeVisible();
  expect(services()?.[0]).toMatchObject({ percent: "3" });
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Remove Measuring" }));
  expect(services()).toEqual([]);
});

test("a service of the catalogue is offered until it is taken", async () => {
  await shown();
  await userEvent.click(page.getByRole("button", { name: "Add service" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Site survey" }));
  await expect.element(page.getByLabelText("Service", { exact: true })).toHaveValue("Site survey");
  await userEvent.click(page.getByRole("button", { name: "Add service" }));
  await expect.element(page.getByRole("menuitem", { name: "Installation" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Site survey" })).not.toBeInTheDocument();
});

test("a project that may only be read has no service to add", async () => {
  await shown({ isReadOnly: true });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add service" })).not.toBeInTheDocument();
});

test("without the server the page says so and asks again", () =>
  expectPricesAskedAgain((answers) => shown({}, answers), heading));
