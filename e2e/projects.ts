import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIResponse, expect, type Page } from "@playwright/test";

/**
 * The kitchens of fixtures/projects, whose articles and amounts the journeys know. The demo's own projects are the shop window: they may
 * become more beautiful without a journey noticing.
 */
type Kitchen = "rossi-corner-kitchen" | "bianchi-studio";

const documentOf = (kitchen: Kitchen): { readonly des: string } =>
  JSON.parse(readFileSync(new URL(`../fixtures/projects/${kitchen}.json`, import.meta.url), "utf8")) as {
    readonly des: string;
  };

async function numberOfMade(made: APIResponse): Promise<number> {
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { summary: { id: number } }).summary.id;
}

/**
 * A project of one's own made from one of the kitchens, so that no journey meets another's; without a screen. Its number comes back.
 *
 * as  `copy` goes on with the customer, `template` leaves them behind
 */
export async function copyOf(
  page: Page,
  kitchen: Kitchen,
  description: string,
  as: "copy" | "template",
): Promise<number> {
  const headers = () => ({ "x-csrf": "1", "x-save-id": randomUUID() });
  const document = documentOf(kitchen);
  const data = { description: document.des, document };
  const original = await numberOfMade(await page.request.post("/api/projects", { headers: headers(), data }));
  const copy = await numberOfMade(
    await page.request.post(`/api/projects/${original}/clone`, {
      headers: headers(),
      data: { description, as },
    }),
  );
  const removed = await page.request.delete(`/api/projects/${original}`, {
    headers: { ...headers(), "if-match": '"1"' },
  });
  expect(removed.ok(), await removed.text()).toBe(true);
  return copy;
}

/**
 * A corner kitchen of one's own, in the workspace.
 *
 * view  the plan alone wherever the 3D view has no part: software draws it
 */
export async function openOwnKitchen(
  page: Page,
  description: string,
  view: "split" | "plan",
): Promise<number> {
  const id = await copyOf(page, "rossi-corner-kitchen", description, "copy");
  await page.goto(`${view === "plan" ? "/configurator2d" : "/configurator"}?project=${id}`);
  await expect(page.getByRole("application", { name: /^2D plan, [1-9]\d* articles/ })).toBeVisible();
  return id;
}
