import { expect, type Page } from "@playwright/test";

/** From the offer to one of the screens that belong to it. */
export async function openOfferPage(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "More of this offer" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

export async function backToOffer(page: Page): Promise<void> {
  await page.getByRole("link", { name: "To the offer" }).click();
  await expect(page).toHaveURL(/\/offerview\?/);
}

export const payable = (page: Page) => page.getByRole("region", { name: "Totals" }).locator("strong").last();
