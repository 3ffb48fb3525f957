import { useCatalogues, useEvaluation, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen, demoWardrobe } from "../../testing/demo-kitchen.ts";
import { offerAnswers } from "../../testing/offer-answers.ts";
import { CUSTOMER, GUEST } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { CartPage } from "./CartPage.tsx";

const heading = page.getByRole("heading", { name: "Cart", level: 1 });
const rows = () => useProject.getState().open?.document.project.rows;

async function shown(context: TestContext = {}) {
  const project = context.project ?? (await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]));
  return renderApp(<CartPage />, {
    address: "/cart?project=12",
    projectId: 12,
    ...context,
    project,
    answers: offerAnswers(project),
  });
}

test("[CL-03] a project with closets leads to all of them", async () => {
  const { visited } = await shown({ project: await demoWardrobe(["CL-1500"]) });
  await page.getByRole("link", { name: "All closets" }).click();
  expect(visited).toEqual(["/configuratorMulticloset?project=12"]);
});

test("[SH-07] the cart lists each article with its price and changes quantities from the keyboard", async () => {
  const { visited } = await shown();
  await expect.element(heading).toBeVisible();
  await expectAccessible();
  const quantity = page.getByLabelText("Quantity of Base unit, two doors 900");
  const before = page.getByText(/^Total with VAT€/);
  await expect.element(before).toBeVisible();
  quantity.element().focus();
  await userEvent.keyboard("{Control>}a{/Control}2{Enter}");
  expect(rows()?.[0]?.quantity).toBe(2);
  await expect.poll(() => useEvaluation.getState().priced?.rows[0]?.quantity).toBe("2");
  await userEvent.click(page.getByRole("button", { name: "Remove Base unit, one door 450" }));
  expect(rows()).toHaveLength(1);
  page.getByRole("link", { name: "Continue to the offer" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/offerview?project=12"]);
});

test.each([
  ["a guest", GUEST],
  ["a customer", CUSTOMER],
])("[SH-07] %s reads prices with tax and goes on to the design", async (_, profile) => {
  await shown({ profile });
  await expect
    .element(page.getByRole("link", { name: "Continue to your design" }))
    .toHaveAttribute("href", "/offerview?project=12");
  const net = Number(useEvaluation.getState().priced?.gross);
  const total = page.getByText(/^Total with VAT€/).element().textContent ?? "";
  expect(Number(total.replace(/[^\d.]/g, ""))).toBeCloseTo(net * 1.22, 2);
  await expect.element(page.getByText("Without delivery and services.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Edit Base unit, two doors/ }));
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().textContent).not.toMatch(/VAT|discount|approv/i);
});

test("a project that may only be read has no quantity to type and nothing to remove", async () => {
  await shown({ isReadOnly: true });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole("spinbutton")).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(/^Quantity of/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
});

test("[SH-07] the cart of a project without a row goes to the item search", async () => {
  const { visited } = await shown({ project: await demoKitchen() });
  await expect.element(page.getByText("Choose an article first.")).toBeVisible();
  expect(visited).toEqual(["/itemsearch?project=12"]);
});

test("until its prices are known the cart holds its place, and a screen reader gets a sentence", async () => {
  await shown();
  await expect.element(heading).toBeVisible();
  const { priced } = useEvaluation.getState();
  useEvaluation.setState({ priced: null });
  const sentence = page.getByText("The page is loading.");
  await expect.element(sentence).toHaveRole("status");
  expect(sentence.element().parentElement?.getAttribute("aria-busy")).toBe("true");
  await expect.element(heading).not.toBeInTheDocument();
  await expectAccessible(document.body, "loading");
  useEvaluation.setState({ priced });
  await expect.element(heading).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
});

test("without the catalogues the cart says so and loads them again", async () => {
  await shown();
  await expect.element(heading).toBeVisible();
  useCatalogues.setState({ status: "failed", loaded: new Map() });
  useEvaluation.setState({ priced: null });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  await expectAccessible();
});
