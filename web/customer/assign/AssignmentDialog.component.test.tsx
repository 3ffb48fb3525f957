import { NO_CUSTOMER } from "@stanza/codecs";
import type { CustomerRecord } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { assignCustomer } from "./open-customer-assignment.ts";

const elena: CustomerRecord = {
  id: 4,
  code: "C-4",
  updatedAt: "2026-11-20T10:00:00.000Z",
  customer: { ...NO_CUSTOMER, firstName: "Elena", lastName: "Fontana", email: "elena@example.org" },
};
const customerNow = () => useProject.getState().open?.document.customer;
const shown = (customers: readonly CustomerRecord[], answers: ServerAnswers = {}) =>
  renderApp(null, {
    project: newProject({ description: "Kitchen Rossi" }),
    answers: {
      listCustomers: () => ({ status: 200, body: { customers: [...customers], next: null } }),
      ...answers,
    },
  });

test("Customer assignment keeps to the rules of dialogs", async () => {
  await shown([elena]);
  await expectDialogRules({ title: "Customer assignment", open: assignCustomer });
});

test("[PR-11] a customer of the register is found and chosen with the keyboard", async () => {
  const { calls } = await shown([elena]);
  const answer = assignCustomer();
  await expect.element(page.getByLabelText("Search customers")).toHaveFocus();
  await expect
    .element(page.getByRole("button", { name: /^Select/ }))
    .toHaveAttribute("title", "Choose a customer first");
  await userEvent.keyboard("fonta");
  await expect.poll(() => calls.at(-1)?.query).toEqual({ search: "fonta" });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(await answer).toBe("assigned");
  expect(customerNow()).toEqual(elena.customer);
  expect(useProject.getState().open?.document.head.customerCode).toBe("C-4");
});

test("[PR-11] a new customer needs a name and is then chosen", async () => {
  const { calls } = await shown([], { createCustomer: () => ({ status: 201, body: elena }) });
  const answer = assignCustomer();
  await expect
    .element(page.getByText("The register is empty. The first customer is a new one."))
    .toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "New customer" }));
  await userEvent.click(page.getByRole("button", { name: "Create and select" }));
  await expect.element(page.getByText("A customer needs a name.")).toBeVisible();
  await userEvent.fill(page.getByLabelText("Last name"), "Fontana");
  await userEvent.keyboard("{Enter}");
  expect(await answer).toBe("assigned");
  expect(calls.find(({ operation }) => operation === "createCustomer")?.body).toMatchObject({
    customer: { lastName: "Fontana" },
  });
});

test("skipping leaves the customer as it is", async () => {
  await shown([elena]);
  const answer = assignCustomer();
  await userEvent.click(page.getByRole("button", { name: "Skip" }));
  expect(await answer).toBe("skipped");
  expect(customerNow()).toEqual(NO_CUSTOMER);
});

test("a register that cannot be read can be tried again", async () => {
  let fails = true;
  await shown([], {
    listCustomers: () => {
      if (fails) throw new TypeError("offline");
      return { status: 200, body: { customers: [elena], next: "second" } };
    },
  });
  void assignCustomer();
  await expect.element(page.getByText(/The customers could not be loaded\./)).toBeVisible();
  fails = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("radio", { name: /Elena Fontana/ })).toBeVisible();
});

test("[PR-11] a long register comes in pages, and whoever was chosen stays chosen", async () => {
  const bruno = { ...elena, id: 5, code: "C-5", customer: { ...elena.customer, firstName: "Bruno" } };
  const { calls } = await shown([], {
    listCustomers: ({ query }) => ({
      status: 200,
      body: query?.cursor ? { customers: [bruno], next: null } : { customers: [elena], next: "second" },
    }),
  });
  void assignCustomer();
  await userEvent.click(page.getByRole("radio", { name: /Elena Fontana/ }));
  await userEvent.click(page.getByRole("button", { name: "Show more" }));
  await expect.element(page.getByRole("radio", { name: /Bruno Fontana/ })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /Elena Fontana/ })).toBeChecked();
  expect(calls.at(-1)?.query).toEqual({ cursor: "second" });
  await expect.element(page.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("a project that may only be read gets no customer, and is not said to have one", async () => {
  const { calls } = await shown([elena]);
  useProject.setState({ saveState: { kind: "read-only" } });
  const before = customerNow();
  expect(await assignCustomer()).toBe("skipped");
  await expect.element(page.getByText("This project can be viewed but not changed")).toBeVisible();
  expect(customerNow()).toBe(before);
  expect(calls).toEqual([]);
});
