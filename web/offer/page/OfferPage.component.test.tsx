import { NO_TERMS } from "@stanza/codecs";
import { useProject } from "@stanza/web-project";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { demoOffer, quotedTerms } from "../../testing/demo-offer.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { offerAnswers } from "../../testing/offer-answers.ts";
import { expectPricesAskedAgain } from "../../testing/prices-asked-again.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { offerSummary, projectSummary } from "../../testing/summaries.ts";
import { OfferPage } from "./OfferPage.tsx";

const heading = page.getByRole("heading", { name: "Offer", level: 1 });
const payable = page.getByRole("region", { name: "Totals" }).getByRole("strong").last();
const create = page.getByRole("button", { name: /^Create PDF/ }).first();
const documentNow = () => useProject.getState().open?.document;

/** The Work view of the offer of one base unit. */
async function shown(context: TestContext = {}, answers: ServerAnswers = {}) {
  const project = context.project ?? (await demoKitchen(["BASE-2D-900"]));
  return renderApp(<OfferPage />, {
    address: "/offerview?project=12",
    stored: projectSummary(),
    document: { terms: NO_TERMS },
    ...context,
    project,
    answers: { ...offerAnswers(project), ...answers },
  });
}

/** A quote that differs in something from what the server would offer. */
const quoteWith =
  (change: object, offerChange: object = {}): NonNullable<ServerAnswers["quoteProject"]> =>
  async ({ body }) => ({
    status: 200,
    body: {
      offer: {
        ...(await demoOffer(await demoKitchen(["BASE-2D-900"]), { terms: quotedTerms(body) })),
        ...offerChange,
      },
      unpriced: [],
      guard: { percent: "0", limit: null, needsApproval: false, approval: null },
      promotion: { state: "none", refused: [] },
      ...change,
    },
  });

test("[SH-11] on a phone the figures of a row have their names over them, and the bar says that the tax is in the total", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1440, 900));
  await shown();
  const isSeen = (text: RegExp) =>
    page
      .getByText(text)
      .elements()
      .some((element) => element.checkVisibility());
  await expect.poll(() => [/^Quantity$/, /^VAT$/, /^Total with VAT/].map(isSeen)).toEqual([true, true, true]);
});

test.each(["/offerview", "/offerview2", "/offerview3"])(
  "[SH-02] at %s the heading stands before the figures, so that the focus has where to stay",
  async (path) => {
    await shown({ address: `${path}?project=12` }, { quoteProject: () => new Promise(() => {}) });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test("[QU-07] Work: a discount and the price coefficient are typed, kept, and the total follows", async () => {
  await shown();
  await expect.element(heading).toBeVisible();
  await expect.element(payable).toMatchTextContent("€");
  await expectAccessible();
  const before = payable.element().textContent;
  const first = page.getByRole("textbox", { name: "Goods, discount 1" });
  first.element().focus();
  await userEvent.keyboard("10{Enter}");
  await expect.poll(() => payable.element().textContent).not.toBe(before);
  expect(documentNow()?.terms.discounts.standard).toEqual(["10"]);
  const coefficient = page.getByLabelText("Price coefficient");
  await userEvent.fill(coefficient, "1,1");
  await userEvent.keyboard("{Enter}");
  expect(documentNow()?.head.pricesIncrease).toBe("1.1");
});

test("[QU-15] the comparison is one press away, and its card says what of it PDF and link will show", async () => {
  const comparison = { catalogue: "CUCINA", variable: "FIN", values: ["V03"], includesOwn: false };
  await shown({ document: { terms: NO_TERMS, comparison } });
  const card = page.getByRole("region", { name: "Other fronts and finishes" });
  await expect.element(card).toMatchTextContent(/On PDF and link, not included: \w+/);
  await card.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare fronts and finishes" });
  await expect
    .element(dialog.getByRole("checkbox", { name: / on PDF and link$/, checked: true }))
    .toBeVisible();
  await userEvent.keyboard("{Escape}");
  await card.getByRole("button", { name: "Take it off" }).click();
  await expect.element(card).toMatchTextContent("See what the same project costs in others");
  expect(documentNow()?.comparison?.values).toEqual([]);
});

test("[QU-07] on the saved terms the server is asked for nothing that it has; a changed discount is sent", async () => {
  const asked: (string | undefined)[] = [];
  const { quoteProject } = offerAnswers(await demoKitchen(["BASE-2D-900"]));
  await shown(
    {},
    {
      quoteProject: (request) => {
        asked.push(Object.keys(request.body).join());
        return quoteProject!(request);
      },
    },
  );
  await expect.element(payable).toMatchTextContent("€");
  expect(new Set(asked)).toEqual(new Set(["language"]));
  page.getByRole("textbox", { name: "Goods, discount 1" }).element().focus();
  await userEvent.keyboard("10{Enter}");
  await expect.poll(() => asked.at(-1)).toContain("terms");
});

test("the figures of the positions stand under headings", async () => {
  await shown();
  await expect.element(payable).toMatchTextContent("€");
  const headings = document.querySelector("section [aria-hidden] + ol")?.previousElementSibling;
  expect([...(headings?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Quantity",
    "VAT",
    "Amount",
  ]);
});

test("while its prices are computed, what the project says stands in its place, and a screen reader gets a sentence", async () => {
  const { promise: computed, resolve: compute } = Promise.withResolvers<void>();
  const { quoteProject } = offerAnswers(await demoKitchen(["BASE-2D-900"]));
  await shown(
    {},
    {
      quoteProject: async (request) => {
        await computed;
        return quoteProject!(request);
      },
    },
  );
  const sentence = page.getByText("The page is loading.");
  await expect.element(sentence).toHaveRole("status");
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Totals" })).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("region", { name: "Other fronts and finishes" })).toBeVisible();
  await expect.element(create).toBeDisabled();
  await expectAccessible(document.body, "loading");
  compute();
  await expect.element(payable).toMatchTextContent("€");
  await expect.element(sentence).not.toBeInTheDocument();
});

test("the views of the offer and the pages beside it are links", async () => {
  await shown();
  const links = async (navigation: string) => {
    const found = page.getByRole("navigation", { name: navigation });
    await expect.element(found).toBeVisible();
    return [...found.element().querySelectorAll("a")].map((link) => link.getAttribute("href"));
  };
  expect(await links("Views of the offer")).toEqual([
    "/offerview?project=12",
    "/offerview2?project=12",
    "/offerview3?project=12",
  ]);
  expect(await links("More of this offer")).toEqual([
    "/summary?from=%2Fofferview%3Fproject%3D12&project=12",
    "/allegati?project=12",
    "/references?project=12",
    "/servizi?project=12",
    "/cart?project=12",
  ]);
});

test("[QU-08] offers that were made are listed with their state, and what can be done with each", async () => {
  await shown(
    {},
    {
      listOffers: () => ({ status: 200, body: { offers: [offerSummary()] } }),
    },
  );
  const documents = page.getByRole("region", { name: "Documents" });
  await expect.element(documents).toMatchTextContent("MILANO-31v1Draft");
  for (const name of ["Open MILANO-31", "Send MILANO-31 by e-mail", "Share MILANO-31 by link"])
    await expect.element(documents.getByRole("button", { name })).toBeVisible();
  await userEvent.click(documents.getByRole("button", { name: "More of MILANO-31" }));
  await expect.element(page.getByRole("menuitem", { name: "Download MILANO-31" })).toBeVisible();
});

test("[QU-08] an offer too large to print says so in its place, and what to do", async () => {
  await shown(
    {},
    { listOffers: () => ({ status: 200, body: { offers: [offerSummary({ state: "pdf-too-large" })] } }) },
  );
  const documents = page.getByRole("region", { name: "Documents" });
  await expect.element(documents).toMatchTextContent("Too large to print. Make an offer of fewer rows");
});

test("[QU-07] discounts above the limit stop the offer until a supervisor allows them", async () => {
  await shown(
    {},
    {
      quoteProject: quoteWith({
        guard: { percent: "35", limit: "20", needsApproval: true, approval: null },
      }),
    },
  );
  await expect.element(page.getByText(/^Discounts of 35.* are above your limit of 20/)).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Discounts" }).getByRole("alert"))
    .toMatchTextContent(/^35.* in all, above your limit of 20/);
  await expect.element(create).toHaveAttribute("title", "The discounts need an approval first.");
  await expect.element(page.getByRole("button", { name: "Ask for approval" })).toBeVisible();
});

test("[QU-08] Create PDF is not at work while its dialog waits for an answer", async () => {
  await shown();
  await userEvent.click(create);
  const dialog = page.getByRole("dialog").last();
  await expect.element(dialog).toBeVisible();
  expect(create.query()).not.toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(create).toHaveFocus();
});

test("[QU-10] promotions that hold no more stop the offer", async () => {
  await shown(
    { document: { terms: NO_TERMS, promotion: { campaign: "GONE" } } },
    { quoteProject: quoteWith({ promotion: { state: "refused", refused: ["campaign"] } }) },
  );
  await expect.element(page.getByText("No longer valid: GONE")).toBeVisible();
  await expect.element(create).toHaveAttribute("title", "The chosen promotions do not hold.");
});

test("a line without a price stops the offer and leads to the checks", async () => {
  await shown(
    {},
    {
      quoteProject: quoteWith({}, { complete: false, unpriced: [{ rowId: "row1", lineId: "1" }] }),
    },
  );
  await expect.element(page.getByRole("alert")).toMatchTextContent("1 line has no price");
  await expect.element(create).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("No price in this price list")).toBeVisible();
  await expectAccessible();
});

test("a project that may only be read shows its terms and changes none", async () => {
  await shown({ isReadOnly: true });
  await expect.element(page.getByRole("textbox", { name: "Goods, discount 1" })).toHaveAttribute("readonly");
  await expect.element(page.getByLabelText("Price coefficient")).toHaveAttribute("readonly");
  await expect.element(page.getByLabelText("Delivery", { exact: true })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Add service" })).not.toBeInTheDocument();
});

test("a project without an article leads back to the design", async () => {
  const { visited } = await shown({ project: await demoKitchen() });
  await expect.element(page.getByRole("heading", { name: "Nothing to offer yet" })).toBeVisible();
  await expectAccessible();
  page.getByRole("link", { name: "Go to design" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/configurator?project=12"]);
});

test("without the server the prices can be asked for again", () =>
  expectPricesAskedAgain((answers) => shown({}, answers), heading));

test("without a project the page says what to do", async () => {
  await renderApp(<OfferPage />, { address: "/offerview" });
  await expect.element(page.getByRole("heading", { name: "No project is open" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "New project" })).toBeVisible();
});

const margin = async () => {
  const [row] = (await demoOffer(await demoKitchen(["BASE-2D-900"]))).groups.flatMap(
    ({ positions }) => positions,
  );
  const amounts = { sales: "500.00", purchase: "300.00", margin: "200.00", percent: "40.00", complete: true };
  const line = { ...amounts, lineId: row!.lines[0]!.id, unitPurchase: "300.00" };
  return {
    ...amounts,
    currency: "EUR",
    catalogues: [{ ...amounts, catalogue: "CUCINA" }],
    rows: [{ ...amounts, rowId: row!.rowId, lines: [line] }],
  };
};

test("[QU-15] purchase prices and margin are hidden until they are asked for, and never asked for by those who may not see them", async () => {
  localStorage.removeItem("purchase-prices");
  let asked = 0;
  const getMargin: ServerAnswers["getMargin"] = async () => {
    asked += 1;
    return { status: 200, body: await margin() };
  };
  await shown({}, { quoteProject: quoteWith({ seesMargin: true }), getMargin });
  const shows = page.getByRole("switch", { name: "Purchase prices and margin" });
  await expect.element(shows).not.toBeChecked();
  expect(asked).toBe(0);
  await shows.click();
  await expect
    .element(page.getByText("After discounts €500.00 · purchase €300.00 · margin €200.00 (40%)"))
    .toBeVisible();
  await expect.element(page.getByRole("region", { name: "Margin" })).toMatchTextContent(/€200\.00 40%/);
  await expectAccessible();
  expect(localStorage.getItem("purchase-prices")).toBe("1");
  await shows.click();
  await expect.element(page.getByText(/purchase €300/)).not.toBeInTheDocument();
  expect(localStorage.getItem("purchase-prices")).toBeNull();
});

test("[QU-15] whoever may not see purchase prices has no switch for them, even where they were shown before", async () => {
  localStorage.setItem("purchase-prices", "1");
  let asked = 0;
  const getMargin: ServerAnswers["getMargin"] = async () => {
    asked += 1;
    return { status: 200, body: await margin() };
  };
  await shown({}, { getMargin });
  await expect.element(heading).toBeVisible();
  await expect
    .element(page.getByRole("switch", { name: "Purchase prices and margin" }))
    .not.toBeInTheDocument();
  expect(asked).toBe(0);
  localStorage.removeItem("purchase-prices");
});

test("[QU-15] a seller agrees on instalments: shares, an amount and a day; the last is what is left, and the amounts follow", async () => {
  await shown();
  await page.getByRole("button", { name: "Agree on instalments" }).click();
  expect(documentNow()?.terms.instalments?.map(({ when, percent }) => [when, percent])).toEqual([
    ["at order", "30"],
    ["at delivery", "60"],
    ["after installation", undefined],
  ]);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect
    .element(totals)
    .toMatchTextContent(/30% at order€[\d.,]+60% at delivery€[\d.,]+10% after installation€/);
  await expectAccessible();
  const share = page.getByRole("textbox", { name: "Instalment 2", exact: true });
  await userEvent.fill(share, "80");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("From 0 to 70", { exact: false }).first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await page.getByLabelText("Instalment 1 in").selectOptions("amount");
  const amount = page.getByRole("textbox", { name: "Instalment 1", exact: true });
  await userEvent.fill(amount, "100");
  await userEvent.keyboard("{Enter}");
  await expect.element(totals).toMatchTextContent(/at order€100\.00/);
  await userEvent.fill(page.getByLabelText("Day of instalment 2"), "2026-12-20");
  await expect.poll(() => documentNow()?.terms.instalments?.[1]?.date).toBe("2026-12-20");
  await page.getByRole("button", { name: "Remove instalment 3" }).click();
  expect(documentNow()?.terms.instalments?.at(-1)).toEqual({ when: "at delivery", date: "2026-12-20" });
  await page.getByRole("button", { name: "No instalments" }).click();
  expect(documentNow()?.terms.instalments).toEqual([]);
});
