import type { Profile } from "@stanza/contract";
import { useLooks, useSession, useSingleKeys, useTheme } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { DEALER, GUEST } from "../testing/people.ts";
import { renderApp, type TestContext } from "../testing/render-app.tsx";
import { ownTabs } from "./own-tabs.ts";
import { SettingsPage } from "./SettingsPage.tsx";

const TABS = Object.values(ownTabs);
const open = (tab: string, context: TestContext = {}) =>
  renderApp(<SettingsPage tabs={TABS} />, { ...context, address: `/usersettings?tab=${tab}` });

test("[SH-21] each tab of the settings is there for its person, by keyboard, and free of faults", async () => {
  const version = { status: 200, body: { status: "ok", version: "1.2.3" } } as const;
  const { visited } = await open("profile", { answers: { getHealth: () => version } });
  await expect.element(page.getByText("Giulia Ferri")).toBeVisible();
  await expectAccessible();
  page.getByRole("tab", { name: "Profile" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(visited).toEqual(["/usersettings?tab=shop"]);
  for (const [tab, text] of [
    ["language", "Units come with the shop, for everybody who works there."],
    ["appearance", "Panels, dialogs and the camera go to their place at once."],
    ["shortcuts", "Keys without Ctrl or Alt, such as A, also outside the drawing"],
    ["about", "1.2.3"],
  ] as const) {
    await open(tab, { answers: { getHealth: () => version } });
    await expect.element(page.getByText(text)).toBeVisible();
    await expectAccessible();
  }
});

test("[SH-21] a look counts at once and on the next visit, and the toast takes it back", async () => {
  await open("appearance");
  await userEvent.click(page.getByText("Compact"));
  expect([useLooks.getState().density, localStorage.getItem("stanza.density")]).toEqual([
    "compact",
    "compact",
  ]);
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  expect(useLooks.getState().density).toBe("comfortable");
  const before = useTheme.getState().choice;
  await userEvent.click(page.getByRole("radiogroup", { name: "Colour scheme" }).getByText("Dark"));
  expect(useTheme.getState().scheme).toBe("dark");
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  expect(useTheme.getState().choice).toBe(before);
});

test("[SH-21] [SH-20] single keys are switched off here", async () => {
  await open("shortcuts");
  await userEvent.click(page.getByRole("switch"));
  expect(useSingleKeys.getState().on).toBe(false);
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  expect(useSingleKeys.getState().on).toBe(true);
});

test("[SH-21] another shop gives another profile, and the toast leads back; a refusal is said", async () => {
  const shops = [...DEALER.shops, { code: "ZUERICH", name: "Stanza Zürich" }];
  const dealer: Profile = { ...DEALER, shops };
  let isRefused = false;
  await open("shop", {
    profile: dealer,
    answers: {
      setShop: ({ body }) => {
        if (isRefused) return { status: 403, body: { error: "shop-not-yours", message: "No." } };
        const shop = { ...dealer.shop, code: body.shop, name: body.shop };
        return { status: 200, body: { profile: { ...dealer, shop }, token: "t" } };
      },
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Stanza Zürich" }));
  await expect.poll(() => useSession.getState().profile?.shop.code).toBe("ZUERICH");
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.poll(() => useSession.getState().profile?.shop.code).toBe("MILANO");
  isRefused = true;
  await userEvent.click(page.getByRole("button", { name: "Stanza Zürich" }));
  await expect.element(page.getByText("The shop could not be changed.")).toBeVisible();
});

test("[SH-21] a guest is offered to sign in; on a phone the tabs are a list, and nothing is wider than the screen", async () => {
  await page.viewport(360, 740);
  try {
    await open("profile", { profile: GUEST, language: "de" });
    await expect.element(page.getByRole("combobox", { name: "Bereich" })).toBeVisible();
    await expect.element(page.getByText(/^Sie sind als Gast hier/)).toBeVisible();
    await expectAccessible();
    for (const tab of ["appearance", "shop", "shortcuts", "language"]) {
      await open(tab, { language: "de" });
      await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(document.documentElement.scrollWidth, tab).toBeLessThanOrEqual(360);
    }
  } finally {
    await page.viewport(1440, 900);
  }
});

test("a version that does not come is said, and asked for again", async () => {
  let isThere = false;
  await open("about", {
    answers: {
      getHealth: () => {
        if (!isThere) throw new Error("no connection");
        return { status: 200, body: { status: "ok", version: "1.2.3" } };
      },
    },
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent("The version could not be read.");
  isThere = true;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("1.2.3")).toBeVisible();
});
