import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../web/testing/accessibility.ts";
import { renderApp } from "../../../../web/testing/render-app.tsx";
import { DoAction } from "./DoPage.tsx";

const PROJECT = { address: "/do/uploadCRM?project=12", projectId: 12, config: { crmupload: true } };

test("[SH-02] a link that wants something done names it and does nothing before somebody says so", async () => {
  const { calls, visited } = await renderApp(<DoAction name="NEWPROJECT" />, { address: "/do/NEWPROJECT" });
  await expect.element(page.getByRole("heading", { name: "Start a new project?", level: 1 })).toBeVisible();
  expect([calls.length, visited.length]).toEqual([0, 0]);
  await expectAccessible();
  await page.getByRole("link", { name: "Not now" }).click();
  expect(visited).toEqual(["/home"]);
});

test("[SH-02] an action that nobody knows, or that is not the person's, says so and leads home", async () => {
  const { visited } = await renderApp(<DoAction name="uploadCRM" />, { ...PROJECT, config: {} });
  await expect.element(page.getByRole("heading", { name: "There is nothing to do here" })).toBeVisible();
  await page.getByRole("link", { name: "Home" }).click();
  expect(visited).toEqual(["/home"]);
});

test("[SH-02] what comes to nothing says that nothing was changed, and can be tried again", async () => {
  await renderApp(<DoAction name="newproject" />, {
    address: "/do/newproject",
    profile: null,
    config: { isguest: false },
  });
  await userEvent.click(page.getByRole("button", { name: "Start the project" }));
  await expect.element(page.getByText("Nothing was changed.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible();
});
