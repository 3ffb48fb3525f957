import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { GIULIA, showPeople } from "../testing/show-people.tsx";

test("[AU-11] the log of what was administered says who did what to whom", async () => {
  await showPeople({}, "audit");
  const entries = page.getByRole("list", { name: "Log" });
  await expect.element(entries.getByText("Person changed")).toBeVisible();
  await expect.element(entries.getByText("sellerLevel: 4 → 5")).toBeVisible();
  await expect.element(entries.getByText(/Paola Vitale/)).toBeVisible();
  await expectAccessible();
});

test("[AU-11] people who cannot be loaded, and nobody who is found, are said in words", async () => {
  let isUp = false;
  await showPeople({
    listPeople: ({ query }) => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return { status: 200, body: { people: query?.search ? [] : [GIULIA], next: null } };
    },
  });
  await expect.element(page.getByText("The people could not be loaded")).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("button", { name: /Giulia Ferri/ })).toBeVisible();
  await page.getByRole("searchbox").fill("nobody");
  await expect.element(page.getByText("Nobody is found")).toBeVisible();
});
