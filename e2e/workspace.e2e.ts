import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { openOwnKitchen } from "./projects.ts";

const articles = (page: Page) => page.getByRole("list", { name: "Articles in the plan" });

test("[CD-03] plan, 3D view and price keep step: a row is moved by a typed distance, duplicated, undone and redone by keyboard", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  await openOwnKitchen(page, "Casa Rossi, in step", "split");
  await articles(page)
    .getByRole("button")
    .filter({ hasText: /cassetti|drawers/i })
    .first()
    .press("Enter");
  const plan = page.getByRole("application", { name: /^2D plan/ });
  await expect(page.getByRole("application", { name: /^3D view, .* selected/ })).toBeVisible();
  const total = page.getByRole("banner").getByText(/€[\d,.]+/);
  const before = (await total.textContent()) ?? "";
  const count = await articles(page).getByRole("button").count();

  await plan.focus();
  await page.keyboard.press("Control+d");
  await expect(articles(page).getByRole("button")).not.toHaveCount(count);
  await expect(total).not.toHaveText(before);
  await page.keyboard.press("Control+z");
  await expect(articles(page).getByRole("button")).toHaveCount(count);
  await expect(total).toHaveText(before);
  await page.keyboard.press("Control+Shift+z");
  await expect(total).not.toHaveText(before);
  await page.keyboard.press("Control+z");
  await expect(total).toHaveText(before);

  await test.step("saved as a copy, the work goes on there", async () => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("menuitem", { name: "Save as a copy", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name of the copy").fill("Casa Rossi, copied");
    await dialog.getByRole("button", { name: "Save as a copy" }).click();
    await expect(page.getByText("you are now in “Casa Rossi, copied”")).toBeVisible();
  });
});

test("[CD-02] a wall's clear length is typed in the plan and the room follows", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
  await page.getByRole("button", { name: "Start with an empty room" }).click();
  await page.getByRole("button", { name: /^Clear length of wall A/ }).click();
  await page.keyboard.type("4200");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Clear length of wall A: 4200 mm" })).toBeAttached();
  await expect(page.getByText(/^21(\.0+)? m²$/).first()).toBeVisible();
});

test("[CD-03] a window goes into the wall that it is put on, and the wall is cut in plan and in 3D", async ({
  page,
}) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await page.getByRole("button", { name: "Create room" }).click();
  await page.getByText("Doors, windows and openings", { exact: true }).click();
  await page.getByRole("searchbox").fill("window");
  await page
    .getByRole("button", { name: /^Add Window/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Go to design" }).click();
  await expect(page.getByRole("application", { name: /^2D plan, 1 article/ })).toBeVisible();
  await expect(page.getByRole("application", { name: /^3D view, 1 article/ })).toBeVisible();
});
