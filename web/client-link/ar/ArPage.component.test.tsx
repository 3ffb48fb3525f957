import type { ArModel } from "@stanza/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ArPage } from "./ArPage.tsx";

const TOKEN = "a".repeat(43);
const MODEL: ArModel = {
  projectId: 7,
  name: "Kitchen by the window",
  shop: "Stanza Milano",
  language: "en",
  sizeMm: [3200, 2160, 1940],
  price: { amount: "4120.00", currency: "EUR" },
  expiresAt: "2026-12-05T09:00:00.000Z",
};
const SCENE = { parts: [{ title: "", rooms: [], rows: [] }], materials: [] };

const shown = (answers: ServerAnswers = {}, address = `/arwebView/7?key=${TOKEN}`) =>
  renderApp(<ArPage />, {
    profile: null,
    address,
    answers: {
      openAr: () => ({ status: 200, body: MODEL }),
      getArScene: () => ({ status: 200, body: SCENE }),
      ...answers,
    },
  });

/** Makes this browser one of a phone. */
function asPhone(userAgent: string): void {
  const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const media = window.matchMedia;
  const coarse = vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    if (!query.includes("pointer: coarse")) return media.call(window, query);
    return {
      ...media.call(window, "all"),
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as never;
  });
  onTestFinished(() => {
    agent.mockRestore();
    coarse.mockRestore();
  });
}

test("[CD-09] on a desktop the page shows name, size and price, and a code for the phone", async () => {
  await shown();
  await expect.element(page.getByRole("heading", { name: "Kitchen by the window" })).toBeVisible();
  await expect.element(page.getByText(/^3,?200 × 2,?160 × 1,?940 mm$/)).toBeVisible();
  await expect.element(page.getByText("€4,120.00")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "QR code of this page" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "See it in your room" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("[CD-09] a phone has one button; a price that is not to be shown is not there", async () => {
  asPhone("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150");
  await page.viewport(390, 844);
  await shown({ openAr: () => ({ status: 200, body: { ...MODEL, price: null } }) });
  await expect.element(page.getByRole("button", { name: "See it in your room" })).toBeVisible();
  await expect.element(page.getByText("Price, taxes included")).not.toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: "QR code of this page" })).not.toBeInTheDocument();
});

test("[CD-09] an iPhone opens Quick Look with the USDZ of the link, at a fixed scale", async () => {
  asPhone("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)");
  const supports = vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
  const opened: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(`${this.rel} ${this.getAttribute("href")} ${this.children.length}`);
  });
  onTestFinished(() => {
    supports.mockRestore();
    click.mockRestore();
  });
  await shown();
  await userEvent.click(page.getByRole("button", { name: "See it in your room" }));
  expect(opened).toEqual([
    `ar ${window.location.origin}/api/ar/${TOKEN}/model.usdz#allowsContentScaling=0 1`,
  ]);
});

test("[CD-09] a phone whose browser has no AR says why, and which have it", async () => {
  asPhone("Mozilla/5.0 (Mobile; rv:150.0)");
  await shown();
  await expect.element(page.getByText("This browser cannot show it in your room")).toBeVisible();
  await expect.element(page.getByText("Open this page in Chrome", { exact: false })).toBeVisible();
});

test("[CD-09] a customer's own address, which has no number, shows the same page", async () => {
  await shown({}, `/kitchenAr?key=${TOKEN}`);
  await expect.element(page.getByRole("heading", { name: "Kitchen by the window" })).toBeVisible();
});

test("[CD-09] a number that is not the secret's project leads nowhere", async () => {
  await shown({}, `/arwebView/8?key=${TOKEN}`);
  await expect.element(page.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
});

test.each([
  [404, "not-found", "This link leads nowhere"],
  [410, "link-expired", "This link has ended"],
  [410, "link-revoked", "This link has been withdrawn"],
] as const)("[CD-09] a link that opens nothing says so: %s %s", async (status, error, title) => {
  await shown({ openAr: () => ({ status, body: { error, message: "" } }) as never });
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
});
