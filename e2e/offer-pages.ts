import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/**
 * A project of one's own made from one of the demo's, so that other journeys find it as it was; without a screen. Its number comes back.
 *
 * as  `copy` goes on with the customer, `template` leaves them behind
 */
export async function copyOf(
  page: Page,
  search: string,
  description: string,
  as: "copy" | "template",
): Promise<number> {
  const list = await page.request.get(`/api/projects?search=${encodeURIComponent(search)}`);
  const { projects } = (await list.json()) as { projects: { id: number }[] };
  const made = await page.request.post(`/api/projects/${projects.at(-1)?.id}/clone`, {
    headers: { "x-csrf": "1", "x-save-id": randomUUID() },
    data: { description, as },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { summary: { id: number } }).summary.id;
}

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
