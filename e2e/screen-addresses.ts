import { expect, type Page } from "@playwright/test";
import type { ScreenRow } from "../apps/web/screen-row.ts";
import { SCREENS } from "../apps/web/screen-table.ts";

/** Addresses that stand for the routes with a part of their own. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "/itemsearch/$newprj": "/itemsearch/newprj",
  "/citemsearch/$newprj": "/citemsearch/newprj",
  "/resetpassword/$code": "/resetpassword/none",
  "/guestresetpassword/$code": "/guestresetpassword/none",
  "/guestregister/$code": "/guestregister/none",
  "/o/$token": "/o/none",
  "/d/$token": "/d/none",
  "/arwebView/$prjID": "/arwebView/1",
  "/do/$action": "/do/newproject",
  "/closetool/$idRow": "/closetool/none",
};
/** They lead elsewhere, or are the first half of something that other journeys go through. */
const PASSING = ["/", "/oidc", "/rsalogin", "/rsalogin/$key", "/rsalogin/$key/$action"];

interface Screen {
  readonly path: string;
  readonly row: ScreenRow;
}

/** Every screen of the table at which one can stay, with an address of it. */
export const STANDING_SCREENS: readonly Screen[] = Object.entries(SCREENS)
  .filter(([pattern]) => !PASSING.includes(pattern))
  .map(([pattern, row]) => ({ path: ADDRESSES[pattern] ?? pattern, row }));

/** The screens that stay as they are from one of their addresses to the next. */
const familyOf = (path: string): string =>
  /configuratorFrame|configurator|offerview|itemsearch/.exec(path)?.[0] ??
  (/password|register/.test(path) ? "code" : path);

/** Goes to a screen as a link of ours does, so that the page stays, and waits until what was shown before has left. */
export async function goWithin(page: Page, href: string): Promise<void> {
  const { pathname: path } = new URL(href, page.url());
  const isOther = familyOf(path) !== familyOf(new URL(page.url()).pathname);
  await page.evaluate((to) => {
    for (const shown of document.querySelectorAll("#main > *")) shown.setAttribute("data-left", "");
    history.pushState(null, "", to);
  }, href);
  await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(path);
  if (isOther)
    await expect(page.locator("#main > [data-left]"), `what was shown before ${path}`).toHaveCount(0);
}
