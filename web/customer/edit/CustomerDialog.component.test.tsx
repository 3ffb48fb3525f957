import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { editCustomer } from "./CustomerDialog.tsx";

const project = newProject({ description: "Kitchen Rossi" });
const documentNow = () => useProject.getState().open?.document;

test("Customer keeps to the rules of dialogs", async () => {
  await renderApp(null, { project });
  await expectDialogRules({ title: "Customer", open: editCustomer });
  expect(documentNow()?.customer.firstName).toBe("");
});

test("name and e-mail are typed and taken over with Enter", async () => {
  await renderApp(null, { project });
  const closed = editCustomer();
  await expect.element(page.getByLabelText("First name")).toHaveFocus();
  await userEvent.keyboard("Elena{Tab}Fontana{Tab}elena@example.org{Enter}");
  await closed;
  expect(documentNow()?.customer).toMatchObject({
    firstName: "Elena",
    lastName: "Fontana",
    email: "elena@example.org",
  });
});

test("what is no e-mail address keeps the dialog open", async () => {
  await renderApp(null, { project });
  void editCustomer();
  await userEvent.fill(page.getByLabelText("E-mail"), "elena");
  await userEvent.click(page.getByRole("button", { name: "Apply" }));
  await expect.element(page.getByText("This is not an e-mail address.")).toBeVisible();
  expect(documentNow()?.customer.email).toBe("");
});

test("a delivery address of its own is asked for once it is wanted", async () => {
  await renderApp(null, { project });
  const closed = editCustomer();
  await userEvent.click(page.getByRole("checkbox", { name: "Same as the address" }));
  await userEvent.fill(page.getByLabelText("City").nth(1), "Bolzano");
  await userEvent.click(page.getByRole("button", { name: "Apply" }));
  await closed;
  expect(documentNow()?.shipping?.city).toBe("Bolzano");
});

test("a project that may only be read keeps its customer, and the button says why", async () => {
  await renderApp(null, { project, isReadOnly: true });
  void editCustomer();
  await userEvent.fill(page.getByLabelText("First name"), "Elena");
  const apply = page.getByRole("button", { name: /^Apply/ });
  await expect.element(apply).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(documentNow()?.customer.firstName).toBe("");
});
