import type { ShopCredits } from "@stanza/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { SHOP, showPeople } from "../testing/show-people.tsx";
import { openShopCredits } from "./open-shop-credits.ts";

const CREDITS: ShopCredits = {
  ...{ shop: "MILANO", available: 480, booked: 9, monthLimit: null, spentThisMonth: 20 },
  movements: [
    { id: 2, kind: "booked", credits: 9, note: "", at: "2026-11-20T10:00:00.000Z" },
    { id: 1, kind: "granted", credits: 500, note: "Fair", at: "2026-11-19T10:00:00.000Z" },
  ],
};
const dialog = page.getByRole("dialog", { name: "Render credits of Stanza Milano" });
const answers = { getShopCredits: () => ({ status: 200, body: CREDITS }) as const };

test("[RF-01] a shop's credits keep to the rules of dialogs", async () => {
  await showPeople(answers, "shops");
  await expectDialogRules({
    title: "Render credits of Stanza Milano",
    open: () => openShopCredits(SHOP),
  });
});

test("[RF-01] a supervisor opens a shop's credits, gives more and limits a month", async () => {
  const { calls } = await showPeople(
    {
      ...answers,
      grantShopCredits: ({ body }) => ({
        status: 200,
        body: { ...CREDITS, available: CREDITS.available + body.credits },
      }),
      setShopCreditLimit: ({ body }) => ({ status: 200, body: { ...CREDITS, monthLimit: body.monthLimit } }),
    },
    "shops",
  );
  await page.getByRole("button", { name: /Stanza Milano/ }).click();
  await page.getByRole("button", { name: "Render credits" }).click();
  await expect.element(dialog.getByText("480", { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole("list", { name: "Movements" })).toMatchTextContent("Fair");
  await dialog.getByLabelText("Credits to give").fill("many");
  await dialog.getByRole("button", { name: "Give credits" }).click();
  await expect.element(dialog.getByText("A whole number from 1 to 100,000")).toBeVisible();
  await dialog.getByLabelText("Credits to give").fill("100");
  await dialog.getByLabelText("Note").fill("Autumn");
  await dialog.getByRole("button", { name: "Give credits" }).click();
  await expect.element(dialog.getByText("580", { exact: true })).toBeVisible();
  await dialog.getByLabelText("Limit a month").fill("60");
  await dialog.getByRole("button", { name: "Set the limit" }).click();
  await expect.element(page.getByText("The credits were changed.").first()).toBeVisible();
  expect(calls.find(({ operation }) => operation === "grantShopCredits")).toMatchObject({
    params: { shop: "MILANO" },
    body: { credits: 100, note: "Autumn" },
  });
  await expect
    .poll(() => calls.find(({ operation }) => operation === "setShopCreditLimit")?.body)
    .toEqual({ monthLimit: 60 });
});

test("[RF-01] credits that cannot be loaded are asked for again; what could not be given is said, and stays typed", async () => {
  let isUp = false;
  await showPeople(
    {
      getShopCredits: () => {
        if (!isUp) throw new TypeError("Failed to fetch");
        return { status: 200, body: CREDITS };
      },
      grantShopCredits: () => {
        throw new TypeError("Failed to fetch");
      },
    },
    "shops",
  );
  openShopCredits(SHOP);
  await expect.element(dialog.getByText("The credits could not be loaded")).toBeVisible();
  isUp = true;
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByText("480", { exact: true })).toBeVisible();
  await dialog.getByLabelText("Credits to give").fill("100");
  await dialog.getByRole("button", { name: "Give credits" }).click();
  await expect
    .element(page.getByText("The credits could not be changed. Nothing was booked.").first())
    .toBeVisible();
  await expect.element(dialog.getByLabelText("Credits to give")).toHaveValue("100");
  await expect.element(dialog.getByRole("button", { name: "Give credits" })).toBeEnabled();
});
