import { useCatalogues } from "@stanza/web-project";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { catalogueAnswers } from "../../testing/demo-catalogues.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { InspirationPage } from "./InspirationPage.tsx";

const heading = page.getByRole("heading", { name: "Inspiration", level: 1 });
const ideas = page.getByRole("article");

beforeEach(withoutWebGl);

/** The ideas of the kitchens; without a project the cards start one. */
async function shown(context: TestContext = {}) {
  const started = vi.fn();
  const app = await renderApp(<InspirationPage onStart={started} />, {
    address: "/inspiration",
    ...context,
    answers: { ...(await catalogueAnswers(["cucina"])), ...context.answers },
  });
  return { ...app, started };
}

test("[CA-04] the ideas are filtered by width and words, and the filters are cleared", async () => {
  await shown();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Straight kitchen 4.2 m" })).toBeVisible();
  await expectAccessible();
  const all = ideas.elements().length;
  await userEvent.selectOptions(page.getByLabelText("Width"), "Up to 2.5 m wide");
  await expect.poll(() => ideas.elements().length).toBeLessThan(all);
  await userEvent.click(page.getByRole("button", { name: "Clear all filters" }).first());
  await expect.element(ideas).toHaveLength(all);
  await userEvent.fill(page.getByRole("searchbox", { name: "Search ideas" }), "xyzzy");
  await expect.element(page.getByText("No idea called “xyzzy”")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Clear all filters" }).first());
});

test("an idea that is no more in the catalogue is named, and today's are shown", async () => {
  await shown({ address: "/inspiration?idea=CUCINA.GONE" });
  await expect.element(page.getByText(/^There is no idea .* any more\./)).toBeVisible();
  await expect.element(ideas.first()).toBeVisible();
});

test("a project that may only be read takes no idea", async () => {
  await shown({ project: await demoKitchen(["BASE-2D-900"]), isReadOnly: true });
  await expect
    .element(page.getByRole("button", { name: /^Add Straight kitchen 4.2 m to the project/ }))
    .toHaveAttribute("aria-disabled", "true");
});

test("without its catalogues the page offers to try again", async () => {
  await shown();
  await expect.element(ideas.first()).toBeVisible();
  useCatalogues.setState({ status: "failed", loaded: new Map() });
  await expect
    .element(page.getByRole("heading", { name: "The catalogue could not be loaded", level: 1 }))
    .toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(ideas.first()).toBeVisible();
});

test("a shop without any catalogue is told so, and nothing is said to be on its way", async () => {
  await shown({ answers: await catalogueAnswers([]) });
  await expect.element(page.getByRole("heading", { name: "There is no catalogue here yet" })).toBeVisible();
  await expect.element(page.getByText("The catalogue is on its way.")).not.toBeInTheDocument();
  await expectAccessible();
});
