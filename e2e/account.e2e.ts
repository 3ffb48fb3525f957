import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { type MailSink, openMailSink } from "./mail-sink.ts";

let mails: MailSink;
test.beforeAll(async ({ baseURL }) => {
  mails = await openMailSink(baseURL);
});
test.afterAll(() => mails.close());

const PASSWORD = "three chairs in the hall";

test("[AU-06] [SH-07] a guest keeps a design in an account of their own, made by mail on another device", async ({
  page,
  browser,
}) => {
  const address = `anna.${Date.now()}@example.org`;
  await test.step("a design, and the wish to keep it", async () => {
    await page.goto("/home");
    await page.getByRole("button", { name: "New project" }).click();
    await page.getByRole("button", { name: "Rectangular" }).click();
    await page.getByRole("button", { name: "Create room" }).click();
    await page.getByRole("searchbox").fill("Base unit, two doors 900");
    await page.getByRole("button", { name: "Add Base unit, two doors 900", exact: true }).click();
    await page.getByRole("button", { name: "Go to design" }).click();
    await page.getByRole("link", { name: "Offer", exact: true }).click();
    await page.getByRole("button", { name: "Create an account and keep it" }).click();
    const dialog = page.getByRole("dialog", { name: "Create an account" });
    await dialog.getByLabel("Your name").fill("Anna Rossi");
    await dialog.getByRole("textbox", { name: "E-mail" }).fill(address);
    await dialog.getByRole("checkbox").check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByRole("region", { name: "Messages" }).getByText(address)).toBeVisible();
  });
  await expect.poll(() => mails.received.length).toBe(1);
  const link = /http\S+\/guestregister\/[\w-]{43}/.exec(mails.received[0]?.email.text ?? "")?.[0] ?? "";

  await test.step("on a phone: a password, and the design is there", async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
    const mailed = await phone.newPage();
    await mailed.goto(link);
    await expect(mailed.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
    await expectAccessible(mailed);
    await mailed.getByRole("textbox", { name: "New password" }).fill(PASSWORD);
    await mailed.getByRole("button", { name: "Create the account" }).click();
    await expect(mailed).toHaveURL(/\/configurator\?project=\d+/);
    await expect(mailed.getByRole("list", { name: /^Articles in/ }).first()).toBeAttached();
    await mailed.goto(link);
    await expect(mailed.getByRole("heading", { name: "This link has been used" })).toBeVisible();
    await phone.close();
  });
});
