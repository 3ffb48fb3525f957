import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { type MailSink, openMailSink } from "./mail-sink.ts";
import { payable } from "./offer-pages.ts";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

let mails: MailSink;
test.beforeAll(async ({ browserName: _ }, { project }) => {
  mails = await openMailSink(project.use.baseURL);
});
test.afterAll(() => mails.close());

/** Another person with a browser of their own. */
async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB" });
  return context.newPage();
}

const documents = (page: Page) => page.getByRole("region", { name: "Documents", exact: true });
/** The figures of an amount, whichever language it is written in. */
const digits = (text: string | null) => (text ?? "").replace(/\D/g, "");
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });

const printAsShown = (page: Page) =>
  page.getByRole("dialog", { name: "Print options" }).getByRole("button", { name: "Create PDF" }).click();

/** Has the server make an offer of the open project and closes its PDF. */
async function makeOffer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create PDF" }).first().click();
  await printAsShown(page);
  await page.getByRole("dialog", { name: /^Offer / }).waitFor({ timeout: 60_000 });
  await page.keyboard.press("Escape");
}

test("an offer from its customer to the client's yes: approval, mail, living link, comments, acceptance, versions, combined", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, "seller.milano");
  const project = await copyOf(page, "rossi-corner-kitchen", "Casa Fontana, life", "template");
  const second = await copyOf(page, "bianchi-studio", "Studio Fontana, life", "template");

  await test.step("[PR-11] a customer for the register, what an offer needs of them, and saving them back to the register", async () => {
    await page.goto(`/customerinfo?project=${project}`);
    await expect(page.getByText(/Still missing for an offer: name, e-mail/)).toBeVisible();
    await page.getByRole("button", { name: "Choose from the register" }).click();
    const dialog = page.getByRole("dialog", { name: "Customer assignment" });
    await dialog.getByRole("button", { name: "New customer" }).click();
    await dialog.getByLabel("First name").fill("Elena");
    await dialog.getByLabel("Last name").fill("Fontana");
    await dialog.getByLabel("E-mail").fill("elena.fontana@example.org");
    await dialog.getByRole("button", { name: "Create and select" }).click();
    const register = page.getByRole("region", { name: "Register" });
    await expect(register.getByText(/As in the register/)).toBeVisible();
    await page.getByLabel("Phone").first().fill("+39 02 555 100");
    await page.getByLabel("Phone").first().press("Enter");
    await expect(register.getByText(/Other than in the register.*: phone/)).toBeVisible();
    await expectAccessible(page);
    await register.getByRole("button", { name: "Save to the register" }).click();
    await expect(register.getByText(/As in the register/)).toBeVisible();
    await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
  });

  await test.step("[QU-07] a discount above the limit is asked for, and the supervisor decides it from the bell", async () => {
    await page.goto(`/offerview?project=${project}`);
    await page.getByRole("button", { name: "Edit Blind corner base unit 1050" }).click();
    await page.getByRole("dialog").getByLabel("Optional").check();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await page.getByRole("textbox", { name: "Goods, discount 1" }).fill("35");
    await page.getByRole("textbox", { name: "Goods, discount 1" }).press("Enter");
    await page.getByRole("button", { name: "Ask for approval" }).click();
    const dialog = page.getByRole("dialog", { name: "Approval of discounts" });
    await dialog.getByLabel("Why").fill("Two more kitchens in the house");
    await dialog.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(page.getByText(/Paola Vitale has been asked/)).toBeVisible();

    const supervisor = await somebodyElse(browser, baseURL);
    await signIn(supervisor, "supervisor.milano");
    await supervisor.goto("/projects");
    await bell(supervisor).click();
    await expectAccessible(supervisor, "[role=dialog]");
    await supervisor
      .getByRole("button", { name: /asks you to approve discounts on Casa Fontana, life/ })
      .first()
      .click();
    const decision = supervisor.getByRole("dialog", { name: "Approval of discounts" });
    await expect(decision.getByText("Two more kitchens in the house")).toBeVisible();
    await expectAccessible(supervisor);
    await decision.getByRole("button", { name: "Approve" }).click();
    const said = supervisor.getByRole("region", { name: "Messages" });
    await expect(said.getByText(/Approved\. Marco Conti has been told/)).toBeVisible();
    await supervisor.context().close();

    await page.reload();
    await expect(page.getByRole("button", { name: /^Notifications, \d+ unread/ })).toBeVisible();
    await makeOffer(page);
    await expect(documents(page).getByText("Draft")).toBeVisible();
    await expect(
      documents(page).getByText(/Expires in 13 days|Valid until|Expires in 14 days/),
    ).toBeVisible();
  });

  await test.step("[QU-13] the offer goes out by e-mail with its PDF and a link; an impossible address is reported while it is typed", async () => {
    await documents(page)
      .getByRole("button", { name: /by e-mail$/ })
      .click();
    const dialog = page.getByRole("dialog", { name: /^Send offer/ });
    await expect(dialog.getByLabel("To", { exact: true })).toHaveValue("elena.fontana@example.org");
    await dialog.getByRole("textbox", { name: "Copy to" }).fill("studio@example.org, nobody");
    await dialog.getByRole("textbox", { name: "Copy to" }).blur();
    await expect(dialog.getByText("This is not an e-mail address.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("textbox", { name: "Copy to" }).fill("studio@example.org");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect(dialog.getByText("Sent", { exact: true })).toBeVisible();
    await expectAccessible(page);
    const [mail] = mails.received;
    expect(mail?.recipients).toEqual(["elena.fontana@example.org", "studio@example.org"]);
    expect(mail?.email.attachments[0]?.mimeType).toBe("application/pdf");
    expect(mail?.email.text).toMatch(/\/o\/[\w-]{43}/);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(documents(page).getByText("Sent", { exact: true })).toBeVisible();
  });

  await test.step("[QU-07] the client opens the link, takes an option, comments on a position and accepts; the seller hears of each", async () => {
    const path = /\/o\/[\w-]{43}/.exec(mails.received[0]?.email.text ?? "")?.[0] ?? "";
    // The page speaks the language of the offer, which is the shop's.
    const client = await somebodyElse(browser, baseURL);
    await client.goto(path);
    const accept = client.getByRole("button", { name: /^Accetta per/ });
    const before = (await accept.textContent()) ?? "";
    await client.getByRole("switch").first().check();
    await expect(accept).not.toHaveText(before);
    await client.getByRole("button", { name: "Commenta" }).first().click();
    await client.getByLabel("Il Suo nome").first().fill("Elena Fontana");
    await client.getByLabel("Il Suo commento").fill("Could this one be in oak?");
    await client.getByRole("button", { name: "Invia", exact: true }).click();
    await expect(client.getByText("Could this one be in oak?")).toBeVisible();
    await client.getByRole("checkbox").last().check();
    const amount = digits(await accept.textContent());
    await accept.click();
    await expect(client.locator("#accept")).toContainText("Elena Fontana");
    await client.context().close();

    // [QU-14] Once its options are plain rows of the project, what was accepted is the amount of the offer on screen too.
    await expect(async () => {
      await page.reload();
      expect(digits(await payable(page).textContent())).toBe(amount);
    }).toPass();
    await expect(documents(page).getByText("Accepted", { exact: true })).toBeVisible();
    expect(digits(await documents(page).textContent())).toContain(amount);
    await page.getByRole("button", { name: /Elena Fontana Could this one be in oak\?/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Share offer/ });
    await expect(dialog.getByText(/Accepted by Elena Fontana/)).toBeVisible();
    await dialog.getByRole("button", { name: /^Answer/ }).click();
    await dialog.getByLabel("Your text").fill("Yes, at the same price.");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    // The field still holds the answer while it is being sent.
    const answers = dialog.getByText("Yes, at the same price.").and(page.locator(":not(textarea)"));
    await expect(answers).toBeVisible();
    await expectAccessible(page);
    await dialog.getByText("Links", { exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Opened once" })).toBeVisible();
    await dialog.getByLabel("For whom").fill("The fitter");
    await dialog.getByRole("button", { name: "Make link" }).click();
    await expect(dialog.getByLabel("Address for The fitter")).toHaveValue(/\/o\/[\w-]{43}$/);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Revoke.*The fitter/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(dialog.getByText(/Revoked on/)).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
  });

  await test.step("[SH-20] notifications: the newest first, read, and deleted by row with the new list", async () => {
    await bell(page).click();
    const list = page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem");
    await expect(list.filter({ hasText: "Elena Fontana has accepted offer" }).first()).toBeVisible();
    const count = await list.count();
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
    await list
      .first()
      .getByRole("button", { name: /^Delete: / })
      .click();
    await expect(list).toHaveCount(count - 1);
    await page.keyboard.press("Escape");
  });

  await test.step("[QU-07] statuses: what is accepted is closed; a new version begins as a draft and can be lost for a reason", async () => {
    const before = (await payable(page).textContent()) ?? "";
    await page.getByRole("textbox", { name: "Goods, discount 1" }).fill("10");
    await page.getByRole("textbox", { name: "Goods, discount 1" }).press("Enter");
    await expect(payable(page)).not.toHaveText(before);
    await makeOffer(page);
    await expect(documents(page).getByText("v2", { exact: true })).toBeVisible();
    await documents(page)
      .getByRole("button", { name: /^Status and history/ })
      .last()
      .click();
    const closed = page.getByRole("dialog", { name: /^Status of offer/ });
    await expect(closed.getByText(/This offer is closed/)).toBeVisible();
    await expect(closed.getByRole("list", { name: "History" })).toContainText("Elena Fontana");
    await closed.getByRole("button", { name: "Close" }).last().click();
    await documents(page)
      .getByRole("button", { name: /^Status and history/ })
      .first()
      .click();
    await closed.getByLabel(/^Mark as lost/).check();
    await closed.getByLabel("Lost for").selectOption("postponed");
    await expectAccessible(page);
    await closed.getByRole("button", { name: "Mark as lost" }).click();
    await expect(documents(page).getByText("Lost", { exact: true })).toBeVisible();
  });

  await test.step("[QU-08] two versions side by side, and one offer of two projects with quantities", async () => {
    await documents(page).getByRole("button", { name: "Compare" }).click();
    const versions = page.getByRole("dialog", { name: "Versions of the offer" });
    await expect(versions.getByRole("row", { name: /^Total/ })).toContainText(/\+ €/);
    await expect(versions.getByRole("link", { name: /Change order/ })).toHaveAttribute("href", /difference/);
    await expectAccessible(page);
    await versions.getByRole("button", { name: "Done" }).click();

    await documents(page).getByRole("button", { name: "Combined quotation" }).click();
    const combined = page.getByRole("dialog", { name: "Combined quotation" });
    await combined.getByLabel("Search by name, customer or number").fill(`${second}`);
    await combined.getByRole("checkbox", { name: new RegExp(`#${second}\\b`) }).check();
    const total = combined.locator("[data-payable] dd");
    await expect(total).toBeVisible();
    const single = (await total.textContent()) ?? "";
    await combined.getByLabel("How many of Studio Fontana, life").fill("3");
    await expect(total).not.toHaveText(single);
    await expectAccessible(page);
    await combined.getByRole("button", { name: "Create offer" }).click();
    await printAsShown(page);
    await page.getByRole("dialog", { name: /^Offer / }).waitFor({ timeout: 60_000 });
    await page.keyboard.press("Escape");
    await expect(documents(page).getByText("Combined quotation of 2 projects")).toBeVisible();
  });
});
