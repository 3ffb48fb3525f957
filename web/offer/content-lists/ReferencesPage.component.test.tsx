import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { ReferencesPage } from "./ReferencesPage.tsx";

const project = newProject({ description: "Kitchen" });
const board = { id: "1", title: "Mood board", url: "https://example.org/board" };
const references = () => useProject.getState().open?.document.references;
const shown = (context: TestContext = {}) =>
  renderApp(<ReferencesPage />, {
    address: "/references?project=12",
    projectId: 12,
    project,
    ...context,
    answers: { listRowPhotos: () => ({ status: 200, body: { photos: [] } }) },
  });

test("[PR-09] a link is typed, kept with https, opened apart from the page and removed; what is none says so", async () => {
  await shown();
  await expect.element(page.getByRole("heading", { name: "References", level: 1 })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "No references yet" })).toBeVisible();
  page.getByLabelText("Address").element().focus();
  await userEvent.keyboard("javascript:alert(1){Enter}");
  await expect.element(page.getByText("This is not an address of the web.")).toBeVisible();
  expect(references() ?? []).toEqual([]);
  await userEvent.fill(page.getByLabelText("Text"), "Mood board");
  await userEvent.fill(page.getByLabelText("Address"), "example.org/board");
  await userEvent.keyboard("{Enter}");
  const link = page.getByRole("link", { name: "Open Mood board" });
  await expect.element(link).toHaveAttribute("href", "https://example.org/board");
  await expect.element(link).toHaveAttribute("rel", "noreferrer noopener");
  await expect.element(page.getByLabelText("Address")).toHaveValue("");
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Remove Mood board" }));
  await expect.element(page.getByRole("heading", { name: "No references yet" })).toBeVisible();
});

test("a project that may only be read shows its links and takes none", async () => {
  await shown({ isReadOnly: true, document: { references: [board] } });
  await expect.element(page.getByRole("link", { name: "Open Mood board" })).toBeVisible();
  await expect.element(page.getByText("This project can be viewed but not changed.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add link" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
});
