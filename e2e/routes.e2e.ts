import { expect, type Page, test } from "@playwright/test";
import { SCREENS } from "../apps/web/screen-table.ts";
import { expectAccessible } from "./accessibility.ts";
import { seededUser, signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

/** Addresses that stand for the routes with a part of their own. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "/itemsearch/$newprj": "/itemsearch/newprj",
  "/citemsearch/$newprj": "/citemsearch/newprj",
  "/resetpassword/$code": "/resetpassword/none",
  "/guestresetpassword/$code": "/guestresetpassword/none",
  "/guestregister/$code": "/guestregister/none",
  "/o/$token": "/o/none",
  "/d/$token": "/d/none",
  "/do/$action": "/do/newproject",
};
/** They lead elsewhere, or are the first half of something that other journeys go through. */
const PASSING = ["/", "/oidc", "/rsalogin", "/rsalogin/$key", "/rsalogin/$key/$action"];

test("[SH-02] [SH-05] every route answers with a screen that has its header, one heading, that heading as its title, and the focus", async ({
  page,
}) => {
  await signIn(page, "supervisor.milano");
  const project = await copyOf(page, "bianchi-studio", "Every route", "copy");
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  let last = "/home";
  for (const [pattern, { header, footer }] of Object.entries(SCREENS)) {
    if (PASSING.includes(pattern)) continue;
    const path = ADDRESSES[pattern] ?? pattern;
    await go(page, `${path}?project=${project}`);
    await expect(page, path).toHaveURL(new RegExp(`${escaped(path)}(\\?|$)`));
    if (familyOf(path) !== familyOf(last)) await hasLeft(page, path);
    last = path;
    const heading = page.locator("main h1");
    await expect(heading, path).toHaveCount(1);
    await expect
      .poll(
        async () =>
          new RegExp(`^${escaped((await heading.textContent()) ?? "")} – `).test(await page.title()),
        {
          message: `title of ${path}`,
        },
      )
      .toBe(true);
    await expect(page.getByRole("banner"), path).toHaveCount(header ? 1 : 0);
    await expect(page.getByRole("contentinfo"), path).toHaveCount(footer ? 1 : 0);
    // Home was the first page, which takes no focus from anybody.
    if (pattern !== "/home") await expect(page.locator("main :focus"), path).toHaveCount(1);
  }
  for (const path of ["/usersettings", `/projectlog?project=${project}`, "/do/uploadCRM"]) {
    await go(page, path);
    await expect(page).toHaveURL(path);
    await hasLeft(page, path);
    await expectAccessible(page);
  }
});

test("[SH-04] a bookmark of a screen begins on Home and costs one click; a reload keeps its place", async ({
  page,
}) => {
  const { password } = seededUser("dealer.milano");
  await page.request.post("/api/session", {
    headers: { "x-csrf": "1" },
    data: { user: "dealer.milano", password },
  });
  await page.goto("/usersettings?tab=shop");
  await expect(page).toHaveURL(/\/home\?redirectFrom=/);
  await page.getByRole("link", { name: "Continue to Settings" }).click();
  await expect(page).toHaveURL(/\/usersettings\?tab=shop$/);
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Shop", selected: true })).toBeVisible();
});

/** Goes to an address as a link of ours does: the page stays. What is shown is marked, to be seen leaving. */
async function go(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    for (const shown of document.querySelectorAll("#main > *")) shown.setAttribute("data-left", "");
    history.pushState(null, "", to);
  }, href);
}

const hasLeft = (page: Page, path: string) =>
  expect(page.locator("#main > [data-left]"), `what was shown before ${path}`).toHaveCount(0);

/** The screens that stay as they are from one of their addresses to the next. */
const familyOf = (path: string): string =>
  /configurator|offerview|itemsearch/.exec(path)?.[0] ?? (/password|register/.test(path) ? "code" : path);

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
