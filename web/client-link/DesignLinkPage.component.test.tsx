import type { Design } from "@stanza/offer";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { DesignLinkPage } from "./DesignLinkPage.tsx";

const TOKEN = "a".repeat(43);
const DESIGN: Design = {
  description: "Kitchen by the window",
  language: "en",
  date: "2026-11-22",
  shop: { code: "MILANO", name: "Stanza Milano" },
  currency: "EUR",
  pieces: [
    {
      rowId: "r1",
      catalogue: "CUCINA",
      description: "Base unit 900",
      quantity: "2",
      automatic: false,
      optional: false,
      amount: "1220.00",
    },
    {
      rowId: "r2",
      catalogue: "CUCINA",
      description: "Wall unit 600",
      quantity: "1",
      automatic: false,
      optional: false,
    },
  ],
  rounding: "0.00",
  total: "1220.00",
  tax: "220.00",
  unitedStates: false,
  complete: false,
};

async function shown(answers: ServerAnswers = {}) {
  const onContinue = vi.fn(async () => undefined);
  const app = await renderApp(<DesignLinkPage onContinue={onContinue} />, {
    profile: null,
    address: `/d/${TOKEN}`,
    answers: {
      openDesign: () => ({
        status: 200,
        body: {
          design: DESIGN,
          expiresAt: "2027-02-20T21:00:00.000Z",
          hasPicture: false,
          request: { at: "2026-11-22T21:00:00.000Z", state: "in-work" },
        },
      }),
      ...answers,
    },
  });
  return { ...app, onContinue };
}

test("[SH-07] the link shows the design, what has become of the request, and leads back into it", async () => {
  const { onContinue } = await shown();
  await expect.element(page.getByRole("heading", { name: "Kitchen by the window" })).toBeVisible();
  await expect.element(page.getByText(/^Stanza Milano is working on your offer/)).toBeVisible();
  await expect.element(page.getByText("2 × Base unit 900")).toBeVisible();
  await expect.element(page.getByText("Prices of 22 November 2026")).toBeVisible();
  await expect.element(page.getByText("No price", { exact: false })).toBeVisible();
  const total = page.getByRole("region", { name: "Total with VAT" });
  await expect.element(total).toMatchTextContent("€1,220.00Without delivery and services.");
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Go on with this design" }));
  expect(onContinue).toHaveBeenCalledWith(TOKEN);
});

test("[QU-04] amounts and days are written as in the shop's country", async () => {
  await shown({
    openDesign: () => ({
      status: 200,
      body: {
        design: { ...DESIGN, language: "en-US", currency: "USD", unitedStates: true },
        expiresAt: "2027-02-20T21:00:00.000Z",
        hasPicture: false,
        request: null,
      },
    }),
  });
  await expect.element(page.getByText("Prices of November 22, 2026")).toBeVisible();
  await expect.element(page.getByText(/US\$/).first()).not.toBeInTheDocument();
});

test("whoever has the link can end it, once they have said so", async () => {
  const { calls } = await shown({ endDesignLink: () => ({ status: 204, body: undefined }) });
  await userEvent.click(page.getByRole("button", { name: "Take this link back" }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Take back" }));
  await expect.element(page.getByRole("heading", { name: "This link has been withdrawn" })).toBeVisible();
  expect(calls.at(-1)?.operation).toBe("endDesignLink");
});

test.each([
  [404, "not-found", "This link leads nowhere"],
  [410, "link-expired", "This link has ended"],
  [410, "link-revoked", "This link has been withdrawn"],
] as const)("a link that opens nothing says so: %s %s", async (status, error, title) => {
  await shown({ openDesign: () => ({ status, body: { error, message: "" } }) as never });
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
});
