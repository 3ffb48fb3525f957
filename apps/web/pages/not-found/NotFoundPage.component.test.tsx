import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../web/testing/accessibility.ts";
import { renderApp } from "../../../../web/testing/render-app.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

test("[SH-01] a page that does not exist says so and leads home with the keyboard", async () => {
  const { visited } = await renderApp(<NotFoundPage />);
  await expect.element(page.getByRole("heading", { name: "We could not find this page" })).toBeVisible();
  page.getByRole("link", { name: "Home" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/home"]);
  await expectAccessible();
});

test("only somebody who is signed in is led to projects", async () => {
  await renderApp(<NotFoundPage />, { profile: null });
  await expect.element(page.getByRole("link", { name: "Home" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Projects" })).not.toBeInTheDocument();
});
