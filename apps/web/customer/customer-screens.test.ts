import { useConfig, useSession } from "@stanza/web-site";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CUSTOMER } from "../../../web/testing/people.ts";
import { routeTree } from "../routes.tsx";
import { shellParts } from "../shell/shell-parts.ts";
import { activateScreens, replacedScreen } from "./customer-screens.ts";

const ORIGIN = "https://stanza.example";
const PAGE = { isEmbedded: false, hasHeader: true };
const Page = () => null;
const TEST_CUSTOMER = {
  screens: { "/home": Page },
  routes: [
    { path: "/openPDF/501Sx", guard: "none", header: false, footer: false, component: Page },
    { path: "/kitchenConfig", guard: "checkUID", header: true, footer: false, fills: true, component: Page },
    { path: "/dealers", guard: "checkProLoggedIn", header: true, footer: true, component: Page },
  ],
} as const;

async function visit(path: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, isServer: false });
  await router.load();
  return router.state.location.href;
}

beforeEach(() => {
  vi.stubGlobal("window", { origin: ORIGIN, location: { origin: ORIGIN } });
  useSession.setState({ status: "signed-out", profile: null, expired: false });
  useConfig.setState({ guestsAdmitted: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  activateScreens({});
});

test.each(["/openPDF/501Sx", "/kitchenConfig"])(
  "[SH-03] %s is there for the test customer alone",
  async (path) => {
    expect(await visit(path)).toBe("/404");
    activateScreens(TEST_CUSTOMER);
    useSession.setState({ status: "signed-in", profile: CUSTOMER });
    expect([await visit(path), await visit(`${path}/other`)]).toEqual([path, "/404"]);
  },
);

test("[SH-16] a page of the customer's own has the guard that it names", async () => {
  activateScreens(TEST_CUSTOMER);
  expect(await visit("/openPDF/501Sx")).toBe("/openPDF/501Sx");
  expect(await visit("/kitchenConfig")).toBe("/home?redirectFrom=%2FkitchenConfig");
  useSession.setState({ status: "signed-in", profile: CUSTOMER });
  expect(await visit("/dealers")).toBe("/home?redirectFrom=%2Fdealers");
});

test("[SH-16] a screen is replaced by its address, and by nothing that an object has of itself", () => {
  activateScreens(TEST_CUSTOMER);
  expect([replacedScreen("/home"), replacedScreen("/projects"), replacedScreen("constructor")]).toEqual([
    Page,
    undefined,
    undefined,
  ]);
});

test("[SH-03] the viewers have no header, and the configurators fill the window", () => {
  activateScreens(TEST_CUSTOMER);
  expect(shellParts("/openPDF/501Sx", PAGE)).toMatchObject({ header: false, footer: false });
  expect(shellParts("/kitchenConfig", PAGE)).toMatchObject({ header: true, footer: false, fills: true });
});
