import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { fillSignIn, seededUser, signIn } from "./people.ts";

test("[SH-01] the root leads home, an unknown path to a page that helps", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/home$/);
  await page.goto("/no/such/place");
  await expect(page).toHaveURL(/\/404$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("[AU-02] a wrong password is reported in the specification's words, the right one goes where the person wanted", async ({
  page,
}) => {
  await page.goto("/projects");
  await expect(page).toHaveURL(/\/home\?redirectFrom=/);
  await expect(page.getByText("Sign in to open Projects.")).toBeVisible();
  await fillSignIn(page, "dealer.milano", "not-the-password");
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByText("Incorrect data, please check your credentials.")).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, "dealer.milano", seededUser("dealer.milano").password);
  await expect(page).toHaveURL(/\/projects$/);
});

test("[PR-12] @everywhere projects are listed with their pictures, searched and opened", async ({ page }) => {
  await signIn(page, "dealer.milano");
  await page.goto("/projects");
  const project = page.getByText("Casa Rossi, cucina ad angolo").first();
  await expect(project).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("Bianchi");
  await expect(project).toBeHidden();
  await page.getByRole("searchbox").fill("Rossi");
  await project.click();
  await expect(page).toHaveURL(/\/configurator/);
  await expect(page.getByRole("banner").getByText(/€[\d,.]+/)).toBeVisible();
  await expectAccessible(page);
});

test("[AU-09] signing out closes the project and goes home", async ({ page }) => {
  await signIn(page, "dealer.milano");
  await page.goto("/projects");
  await page.getByText("Casa Rossi, cucina ad angolo").first().click();
  await expect(page).toHaveURL(/\/configurator/);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto("/configurator2d");
  await expect(page.getByText("Casa Rossi, cucina ad angolo")).toBeHidden();
});
