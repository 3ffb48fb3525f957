import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

test.use({ serviceWorkers: "allow" });

const plan = (page: Page) => page.getByRole("application", { name: /^2D plan, [1-9]\d* articles/ });
const total = (page: Page) => page.getByRole("banner").getByText(/€[\d,.]+/);

/** The app, the open project and what it is made of are on the device. */
async function untilKept(page: Page, id: number): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("stanza-articles")).keys()).length))
    .toBeGreaterThan(0);
  await expect
    .poll(() =>
      page.evaluate(
        (url) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open("stanza-copies");
            opening.onerror = () => resolve(false);
            opening.onsuccess = () => {
              const db = opening.result;
              const found = db.transaction("copies").objectStore("copies").getKey(url);
              found.onsuccess = () => {
                db.close();
                resolve(found.result !== undefined);
              };
            };
          }),
        `/api/projects/${id}`,
      ),
    )
    .toBe(true);
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: from }).click();
  await page.getByRole("dialog", { name: "Rename project" }).getByRole("textbox").fill(to);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("button", { name: to })).toBeVisible();
}

const nameOnServer = async (page: Page, id: number): Promise<string> =>
  ((await (await page.request.get(`/api/projects/${id}`)).json()) as { summary: { description: string } })
    .summary.description;

test("[PR-17] [F08] without a network a project opens, is priced and edited, and comes home by itself", async ({
  page,
  context,
}) => {
  await signIn(page, "dealer.milano");
  const id = await copyOf(page, "rossi-corner-kitchen", "Kitchen on a train", "copy");
  await page.goto(`/configurator2d?project=${id}`);
  await expect(plan(page)).toBeVisible();
  await expect(total(page)).toBeVisible();
  const priced = (await total(page).textContent()) ?? "";
  await untilKept(page, id);

  await context.setOffline(true);
  await page.reload();
  await expect(plan(page)).toBeVisible();
  await expect(page.getByRole("status", { name: "No network" })).toContainText("You can go on designing");
  await expect(page.getByRole("banner").getByText(/^Prices of \d/)).toBeVisible();
  await expect(total(page)).toHaveText(priced);
  await expectAccessible(page);

  await rename(page, "Kitchen on a train", "Kitchen at the sea");
  await expect(page.getByText("Offline – saved on this device").first()).toBeAttached();

  await context.setOffline(false);
  await expect.poll(() => nameOnServer(page, id), { timeout: 60_000 }).toBe("Kitchen at the sea");
  await expect(page.getByRole("status", { name: "No network" })).toBeHidden();
  await expect(page.getByText(/^Saved/).first()).toBeAttached();
});

test("[PR-17] work of a page that was closed without a network comes home with the next one that has it", async ({
  page,
  context,
}) => {
  await signIn(page, "dealer.milano");
  const id = await copyOf(page, "bianchi-studio", "Studio on a train", "copy");
  await page.goto(`/configurator2d?project=${id}`);
  await expect(plan(page)).toBeVisible();
  await untilKept(page, id);
  await context.setOffline(true);
  await rename(page, "Studio on a train", "Studio at the sea");
  await expect(page.getByText("Offline – saved on this device").first()).toBeAttached();
  // The journal has a quarter of a second for each edit.
  await page.waitForTimeout(500);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/home");
  await expect.poll(() => nameOnServer(next, id), { timeout: 60_000 }).toBe("Studio at the sea");
  await expect(next.getByRole("dialog", { name: "Unsaved work" })).toBeHidden();
});

test("[PR-17] [F10] where the browser keeps nothing the page goes on without a network, and promises no more than that", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      value: {
        open() {
          throw new DOMException("denied", "SecurityError");
        },
      },
    });
  });
  await signIn(page, "dealer.milano");
  const id = await copyOf(page, "bianchi-studio", "Studio without storage", "copy");
  await page.goto(`/configurator2d?project=${id}`);
  await expect(plan(page)).toBeVisible();
  await expect(total(page)).toBeVisible();
  await context.setOffline(true);
  await rename(page, "Studio without storage", "Studio kept by nobody");
  await expect(page.getByText("Offline – not saved").first()).toBeAttached();
  await expect(page.getByRole("status", { name: "No network" })).toContainText("this browser keeps nothing");
  await context.setOffline(false);
  await expect.poll(() => nameOnServer(page, id), { timeout: 60_000 }).toBe("Studio kept by nobody");
});
