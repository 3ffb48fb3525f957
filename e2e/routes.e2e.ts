import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { seededUser, signIn } from "./people.ts";
import { copyOf } from "./projects.ts";
import { goWithin, STANDING_SCREENS } from "./screen-addresses.ts";

test("[SH-02] [SH-05] every route answers with a screen that has its header, one heading, that heading as its title, and the focus", async ({
  page,
}) => {
  await signIn(page, "supervisor.milano");
  const project = await copyOf(page, "bianchi-studio", "Every route", "copy");
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  for (const { path, row } of STANDING_SCREENS) {
    await goWithin(page, `${path}?project=${project}`);
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
    await expect(page.getByRole("banner"), path).toHaveCount(row.header ? 1 : 0);
    await expect(page.getByRole("contentinfo"), path).toHaveCount(row.footer ? 1 : 0);
    // Home was the first page, which takes no focus from anybody.
    if (path !== "/home") await expect(page.locator("main :focus"), path).toHaveCount(1);
  }
  for (const path of ["/usersettings", `/projectlog?project=${project}`, "/do/uploadCRM"]) {
    await goWithin(page, path);
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

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
