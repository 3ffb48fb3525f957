import { useEvaluation } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { CUSTOMER, GUEST } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { offerSummary, projectSummary } from "../../testing/summaries.ts";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { OfferPage } from "../page/OfferPage.tsx";

beforeEach(withoutWebGl);

const heading = page.getByRole("heading", { name: "Your design", level: 1 });
const total = page.getByRole("region", { name: "Total with VAT" });

async function shown(context: TestContext = {}) {
  const project = context.project ?? (await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]));
  return renderApp(<OfferPage />, {
    address: "/offerview",
    profile: GUEST,
    ...context,
    project,
    answers: { listDesignLinks: () => ({ status: 200, body: { links: [] } }), ...context.answers },
  });
}

test.each([
  ["guest", GUEST],
  ["customer", CUSTOMER],
])(
  "[SH-07] a %s comes from Offer to the design: pieces, size, finish, one total with tax",
  async (_, profile) => {
    const { visited } = await shown({ profile });
    await expect.element(heading).toBeVisible();
    const pieces = page.getByRole("region", { name: "Pieces" });
    const piece = pieces.getByRole("listitem").filter({ hasText: "Base unit, two doors 900" });
    await expect.element(piece).toMatchTextContent("900 × 880 × 579 mm");
    const { gross } = useEvaluation.getState().priced ?? {};
    const amount = total.element().querySelector("strong")?.textContent ?? "";
    expect(Number(amount.replace(/[^\d.]/g, ""))).toBeCloseTo(Number(gross) * 1.22, 2);
    await expect.element(total).toMatchTextContent("Without delivery and services.");
    expect(visited).toEqual([]);
    await expectAccessible();
  },
);

test("[QU-07] a customer reads no word about discounts, approvals, tax codes or kinds of document", async () => {
  const agreed = {
    terms: {
      ...(await import("@stanza/codecs")).NO_TERMS,
      discounts: { standard: ["35"], appliances: [], dealer: "40", document: [], catalogues: {} },
    },
  };
  await shown({ profile: CUSTOMER, document: agreed });
  await expect.element(heading).toBeVisible();
  const { textContent } = page.getByRole("main").element();
  expect(textContent).not.toMatch(/discount|approv|supervisor|limit|tax code|document type|dealer/i);
});

test("the ways on: a shop, a mail, an account and a PDF, as far as the deployment has them", async () => {
  const names = () =>
    page
      .getByRole("region", { name: "What you can do with it" })
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent);
  await shown({ config: { sendsmail: true } });
  await expect
    .poll(names)
    .toEqual([
      "Ask a shop for an offer",
      "E-mail me this",
      "Create an account and keep it",
      "Sign in and keep it",
      "Download as PDF",
    ]);
  await shown({ profile: CUSTOMER, config: { designpdf: ["guest"] } });
  await expect.poll(names).toEqual(["Ask a shop for an offer"]);
});

test("[SH-07] the PDF of the design is the server's, of what is open", async () => {
  const { calls } = await shown({
    answers: { printDesign: () => ({ status: 429, body: { error: "too-many-attempts", message: "" } }) },
  });
  await userEvent.click(page.getByRole("button", { name: "Download as PDF" }));
  await expect.element(page.getByText(/^Too often/)).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ operation: "printDesign", body: { language: "en" } });
});

test("a customer finds the offers that the shop has sent, and none that it has not", async () => {
  const offers = [
    offerSummary({ status: "sent" }),
    offerSummary({ id: 32, number: "MILANO-32", status: "draft" }),
  ];
  await shown({
    profile: CUSTOMER,
    stored: projectSummary(),
    address: "/offerview?project=12",
    answers: {
      listOffers: () => ({ status: 200, body: { offers } }),
      listRowPhotos: () => ({ status: 200, body: { photos: [] } }),
    },
  });
  const made = page.getByRole("region", { name: "Offers from Stanza Milano" });
  await expect.element(made.getByRole("button", { name: "Open MILANO-31" })).toBeVisible();
  await expect.element(made).not.toMatchTextContent("MILANO-32");
});

test("a design without pieces leads back to the room", async () => {
  await shown({ project: await demoKitchen() });
  await expect.element(page.getByRole("heading", { name: "Nothing to price yet" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /design/i })).toHaveAttribute("href", "/configurator");
});
