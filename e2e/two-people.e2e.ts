import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { seededUser, signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

const article = (page: Page, name: RegExp) => page.getByRole("option", { name });
const saved = (page: Page) => page.getByText(/^Saved \d/).first();

async function opened(page: Page, project: number): Promise<void> {
  await page.goto(`/configurator2d?project=${project}`);
  await page.getByRole("button", { name: "Items", exact: true }).click();
  await expect(article(page, /larder/i)).toBeVisible();
}

async function removed(page: Page, name: RegExp): Promise<void> {
  await article(page, name).first().click();
  await page.keyboard.press("Delete");
}

async function numbered(page: Page, name: RegExp, quantity: string): Promise<void> {
  await article(page, name).first().click();
  await page.getByRole("spinbutton", { name: "Quantity" }).fill(quantity);
  await page.keyboard.press("Enter");
}

test("[F07] [AU-10] two people work on one project: what each has done joins by itself, and what both have done is decided for each thing", async ({
  page: giulia,
  browser,
}) => {
  test.slow();
  await signIn(giulia, "dealer.milano");
  const project = await copyOf(giulia, "rossi-corner-kitchen", "Casa Rossi, for two", "copy");
  const other = await browser.newContext();
  const marco = await other.newPage();
  await signIn(marco, "seller.milano");

  await test.step("each sees that the other is here", async () => {
    await giulia.goto(`/configurator2d?project=${project}`);
    await opened(marco, project);
    await expect(marco.getByTitle(/Giulia Ferri has this project open too/)).toBeVisible();
    await opened(giulia, project);
    await expect(giulia.getByTitle(/Marco Conti has this project open too/)).toBeVisible();
  });

  await test.step("another article each: both changes are there with both of them", async () => {
    await removed(marco, /dishwasher/);
    await expect(saved(marco)).toBeVisible();
    await removed(giulia, /hood/i);
    await expect(giulia.getByText(/has saved meanwhile\. The changes of both of you/)).toBeVisible();
    await expect(article(giulia, /dishwasher/)).toHaveCount(0);
    await expect(saved(giulia)).toBeVisible();
    await expect(article(giulia, /hood/i)).toHaveCount(0);
  });

  await test.step("the same article: one question, a decision for each thing", async () => {
    await opened(marco, project);
    await numbered(marco, /larder/i, "2");
    await expect(saved(marco)).toBeVisible();
    await numbered(giulia, /larder/i, "3");
    const question = giulia.getByRole("dialog", { name: "Somebody else saved this project" });
    await expect(question.getByText("You have changed it · Quantity")).toBeVisible();
    await expectAccessible(giulia);
    await question.getByRole("radio", { name: seededUser("seller.milano").name }).check({ force: true });
    await question.getByRole("button", { name: "Bring both together" }).click();
    await expect(giulia.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
    await expect(saved(giulia)).toBeVisible();
  });
  await other.close();
});
