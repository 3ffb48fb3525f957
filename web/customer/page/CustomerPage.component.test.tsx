import { NO_CUSTOMER } from "@stanza/codecs";
import type { CustomerRecord } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { useOpenProject, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { DEALER, GUEST } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { CustomerPage } from "./CustomerPage.tsx";

const customer = {
  ...NO_CUSTOMER,
  firstName: "Elena",
  lastName: "Fontana",
  email: "elena@example.org",
  address: {
    street: "Via Roma 1",
    postalCode: "20100",
    city: "Milano",
    county: "MI",
    country: "Italia",
    countryCode: "IT",
  },
};
const elena: CustomerRecord = { id: 4, code: "C-4", updatedAt: "2026-11-20T10:00:00.000Z", customer };
const register = page.getByRole("region", { name: "Register" });
const documentNow = () => useProject.getState().open?.document;

function Page() {
  const open = useOpenProject();
  return open ? <CustomerPage open={open} shopRules={<p>Rules of the shop</p>} /> : null;
}
const shown = (document: TestContext["document"], answers: ServerAnswers = {}, around: TestContext = {}) =>
  renderApp(<Page />, {
    project: newProject({ description: "Kitchen" }),
    projectId: 12,
    document,
    answers,
    ...around,
  });
/** The customer as the register has them, so that the project's head names their code. */
async function shownFromRegister(answers: ServerAnswers = {}, around: TestContext = {}) {
  const app = await shown({ customer }, answers, around);
  const { open } = useProject.getState();
  if (open)
    useProject.setState({
      open: { ...open, document: { ...open.document, head: { ...open.document.head, customerCode: "C-4" } } },
    });
  return app;
}

test("[PR-11] the page says what an offer still needs, and keeps each field when it is left", async () => {
  await shown({});
  await expect.element(page.getByRole("heading", { name: "Customer", level: 1 })).toBeVisible();
  await expect.element(page.getByText(/^Still missing for an offer: name, e-mail/)).toBeVisible();
  await expect.element(page.getByText("Rules of the shop")).toBeVisible();
  await expectAccessible();
  page.getByLabelText("First name").element().focus();
  await userEvent.keyboard("Elena{Tab}Fontana{Enter}");
  expect(documentNow()?.customer).toMatchObject({ firstName: "Elena", lastName: "Fontana" });
  await expect.element(page.getByText(/^Still missing for an offer: e-mail/)).toBeVisible();
});

test("[QU-07] bank and invoice codes of Italy are asked for in Italy alone", async () => {
  await shown({});
  const fiscalCode = page.getByLabelText("Fiscal code (codice fiscale)");
  await userEvent.fill(fiscalCode, "rssmra85t10a562s");
  await userEvent.keyboard("{Tab}");
  expect(documentNow()?.business?.fiscalCode).toBe("RSSMRA85T10A562S");
  await expect.element(page.getByLabelText("ABI")).toBeVisible();
  await shown({}, {}, { profile: { ...DEALER, shop: { ...DEALER.shop, country: "CH" } } });
  await expect.element(page.getByLabelText("IBAN")).toBeVisible();
  for (const label of ["ABI", "CAB", "CIN", "PEC", "Fiscal code"])
    expect(page.getByLabelText(label).elements()).toEqual([]);
});

test("[PR-11] what cannot be right stays in its field with the reason; an Italian IBAN fills in its parts", async () => {
  await shown({ customer });
  const postal = page.getByLabelText("Postal code").first();
  await userEvent.fill(postal, "123");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("Postal codes of this country are written otherwise.")).toBeVisible();
  const iban = page.getByLabelText("IBAN");
  await userEvent.fill(iban, "IT60X0542811101000000123457");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText(/^This is not an IBAN/)).toBeVisible();
  expect(documentNow()?.business?.iban ?? "").toBe("");
  await userEvent.fill(iban, "IT60X0542811101000000123456");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByLabelText("ABI")).toHaveValue("05428");
  await userEvent.fill(page.getByLabelText("VAT number"), "IT00743110158");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText(/does not look right/)).toBeVisible();
  expect(documentNow()?.customer.vatNumber).toBe("IT00743110158");
  await expectAccessible();
});

test("a delivery address of its own begins as the customer's", async () => {
  await shown({ customer });
  await userEvent.click(page.getByRole("checkbox", { name: "Same as the address" }));
  expect(documentNow()?.shipping).toEqual(customer.address);
  await expect.element(page.getByLabelText("City").nth(1)).toHaveValue("Milano");
});

test("[PR-11] what differs from the register is named and saved back to it", async () => {
  let kept = elena;
  await shownFromRegister({
    listCustomers: () => ({ status: 200, body: { customers: [kept], next: null } }),
    updateCustomer: ({ body }) => {
      kept = { ...kept, ...(body as Pick<CustomerRecord, "customer">) };
      return { status: 200, body: kept };
    },
  });
  await expect.element(register.getByText("As in the register (C-4)")).toBeVisible();
  await userEvent.fill(page.getByLabelText("Phone").first(), "+39 02 555 100");
  await userEvent.keyboard("{Enter}");
  await expect.element(register.getByText("Other than in the register (C-4): phone.")).toBeVisible();
  await userEvent.click(register.getByRole("button", { name: "Save to the register" }));
  await expect.element(page.getByText("The register is up to date.")).toBeVisible();
  await expect.element(register.getByText("As in the register (C-4)")).toBeVisible();
});

test("a customer who is not in the register is added to it", async () => {
  await shown(
    { customer },
    {
      createCustomer: () => ({ status: 201, body: elena }),
      listCustomers: () => ({ status: 200, body: { customers: [elena], next: null } }),
    },
  );
  await userEvent.click(register.getByRole("button", { name: "Add to the register" }));
  await expect.element(register.getByText("As in the register (C-4)")).toBeVisible();
  expect(documentNow()?.head.customerCode).toBe("C-4");
});

test("without the server the register can be asked again", async () => {
  let isOffline = true;
  await shownFromRegister({
    listCustomers: () => {
      if (isOffline) throw new TypeError("offline");
      return { status: 200, body: { customers: [], next: null } };
    },
  });
  await expect.element(register.getByRole("alert")).toMatchTextContent("The register could not be reached.");
  isOffline = false;
  await userEvent.click(register.getByRole("button", { name: "Try again" }));
  await expect.element(register.getByText("C-4 is not in this shop’s register.")).toBeVisible();
});

test("a project that may only be read shows its customer and changes nothing", async () => {
  await shown({ customer }, {}, { isReadOnly: true });
  await expect.element(page.getByText("This project can be viewed but not changed.")).toBeVisible();
  await expect.element(page.getByLabelText("First name")).toHaveAttribute("readonly");
  await expect.element(page.getByLabelText("IBAN")).toHaveAttribute("readonly");
  await expect.element(page.getByRole("checkbox", { name: "Same as the address" })).toBeDisabled();
  await expect.element(register.getByRole("button")).not.toBeInTheDocument();
});

test("a guest goes back to the design and sees neither register nor document type", async () => {
  const { visited } = await shown({ customer }, {}, { profile: GUEST });
  await expect.element(register).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("IBAN")).not.toBeInTheDocument();
  page.getByRole("link", { name: "Continue to your design" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/offerview?project=12"]);
});

test("[T39] a supervisor sees what the shop has of a client, and erases it with the open project", async () => {
  const project = (id: number) => ({ id, description: `Kitchen ${id}`, status: "assigned" });
  const { calls, visited } = await shownFromRegister(
    {
      listCustomers: () => ({ status: 200, body: { customers: [elena], next: null } }),
      getCustomerTraces: () => ({
        status: 200,
        body: { projects: [project(12), project(13)], offers: 1, records: 2 },
      }),
      eraseCustomer: () => ({ status: 204, body: undefined }),
    },
    { profile: { ...DEALER, isAdmin: true } },
  );
  await register.getByRole("button", { name: "Erase this client …" }).click();
  const question = page.getByRole("alertdialog", { name: "Erase this client …" });
  await expect.element(question).toMatchTextContent(/2 projects go: Kitchen 12, Kitchen 13\. 1 offer goes/);
  await expect.element(question).toMatchTextContent(/2 offers that were accepted or ordered stay/);
  await question.getByRole("button", { name: "Erase for good" }).click();
  await expect.element(page.getByText("The client is erased.")).toBeVisible();
  expect(calls.find(({ operation }) => operation === "eraseCustomer")?.body).toEqual({ projects: 2 });
  expect(useProject.getState().open).toBeNull();
  expect(visited.at(-1)).toBe("/projects");
});

test("[T39] only supervisors are asked whether a client is erased", async () => {
  await shownFromRegister({
    listCustomers: () => ({ status: 200, body: { customers: [elena], next: null } }),
  });
  await expect.element(register.getByText("As in the register (C-4)")).toBeVisible();
  expect(register.getByRole("button", { name: "Erase this client …" }).elements()).toEqual([]);
});
