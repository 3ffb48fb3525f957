import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import { GUEST } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { projectSummary } from "../../../web/testing/summaries.ts";
import { AppMenu } from "./AppMenu.tsx";

const item = (name: string) => page.getByRole("menuitem", { name, exact: true });

async function openWithKeyboard() {
  page.getByRole("button", { name: "Menu" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Home")).toHaveFocus();
}

test("the menu leads to every place with the keyboard", async () => {
  const { visited } = await renderApp(<AppMenu />);
  await openWithKeyboard();
  await expectAccessible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(visited).toEqual(["/projects"]);
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

test("a guest without a project has neither projects nor what is done to one", async () => {
  await renderApp(<AppMenu />, { profile: GUEST });
  await openWithKeyboard();
  await expect.element(item("Projects")).not.toBeInTheDocument();
  await expect.element(item("Rename project")).not.toBeInTheDocument();
});

test("a project that may only be read cannot be renamed, and saving it as an offer says why not", async () => {
  await renderApp(<AppMenu />, {
    project: newProject({ description: "Kitchen" }),
    projectId: 12,
    isReadOnly: true,
  });
  await openWithKeyboard();
  await expect.element(item("Rename project")).toBeDisabled();
  await expect
    .element(page.getByRole("menuitem", { name: /^Save as offer/ }))
    .toMatchTextContent("This project can only be viewed.");
});

test("an open project has every work on the whole of it in the menu, as in the palette", async () => {
  await renderApp(<AppMenu />, { project: newProject({ description: "Kitchen" }) });
  await openWithKeyboard();
  for (const name of ["Furniture in a photograph", "Generate views", "Re-evaluate everything"])
    await expect.element(item(name)).toBeEnabled();
  await item("Generate views").click();
  await expect.element(page.getByRole("dialog", { name: "Generate views" })).toBeVisible();
});

test("[SH-11] the name of the project stands whole in the menu, however long it is", async () => {
  const description = "Casa Rossi, cucina ad angolo, seconda versione con isola e dispensa";
  await renderApp(<AppMenu />, { project: newProject({ description }) });
  await openWithKeyboard();
  const name = page.getByText(description);
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth);
});

test("[PR-08] the status of the open project is in the menu, and changes from there on a phone too", async () => {
  const stored = projectSummary({ status: "assigned", description: "Kitchen Rossi" });
  await renderApp(<AppMenu />, {
    project: newProject({ description: "Kitchen Rossi" }),
    projectId: stored.id,
    stored,
    answers: { listAssignees: () => ({ status: 200, body: { people: [] } }) },
  });
  await openWithKeyboard();
  const status = page.getByRole("menuitem", { name: /^Status Assigned/ });
  await userEvent.click(status);
  await expect.element(page.getByRole("dialog", { name: "Status of Kitchen Rossi" })).toBeVisible();
});
