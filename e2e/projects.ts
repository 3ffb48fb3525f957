import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** The number of the oldest project that a search finds, which is the demo's; without a screen. */
async function numberOf(page: Page, search: string): Promise<number> {
  const list = await page.request.get(`/api/projects?search=${encodeURIComponent(search)}`);
  const { projects } = (await list.json()) as { projects: { id: number }[] };
  const id = projects.at(-1)?.id;
  if (id === undefined) throw new Error(`No project is found by “${search}”.`);
  return id;
}

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
  const made = await page.request.post(`/api/projects/${await numberOf(page, search)}/clone`, {
    headers: { "x-csrf": "1", "x-save-id": randomUUID() },
    data: { description, as },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { summary: { id: number } }).summary.id;
}

/**
 * A copy of the demo's corner kitchen of one's own, in the workspace.
 *
 * view  the plan alone wherever the 3D view has no part: software draws it
 */
export async function openOwnKitchen(
  page: Page,
  description: string,
  view: "split" | "plan",
): Promise<number> {
  const id = await copyOf(page, "Casa Rossi, cucina ad angolo", description, "copy");
  await page.goto(`${view === "plan" ? "/configurator2d" : "/configurator"}?project=${id}`);
  await expect(page.getByRole("application", { name: /^2D plan, [1-9]\d* articles/ })).toBeVisible();
  return id;
}
