import { setConfig, useSession } from "@stanza/web-site";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { routeTree } from "../routes.tsx";
import { activateScreens } from "./customer-screens.ts";

beforeEach(() => {
  const measures = { length: "MM", weight: "KG", volume: "CR" };
  const config = { languages: ["en"], measures, currency: "EUR", forcedcatalog: [], readonlystatuses: [] };
  setConfig({
    config: { ...config, isguest: true, saveprjpicture: false, cansaveproject: true, guestsmaysave: false },
    theme: { name: "Stanza" },
    sites: [],
    dclass: {},
  });
  useSession.setState({ status: "signed-out", profile: null, expired: false });
});
afterEach(() => activateScreens({}));

async function visit(path: string): Promise<void> {
  const history = createMemoryHistory({ initialEntries: [path] });
  await render(<RouterProvider router={createRouter({ routeTree, history })} />);
}

test("[SH-16] a customer's own home is shown in place of the application's, the core being the same", async () => {
  activateScreens({ screens: { "/home": () => <h1>Made once, for one room.</h1> } });
  await visit("/home");
  await expect.element(page.getByRole("heading", { name: "Made once, for one room." })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Sign in" })).not.toBeInTheDocument();
});

test("[SH-16] without one the application's own home is shown", async () => {
  await visit("/home");
  await expect.element(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("[SH-03] an address of the customer's own shows its page without the application's header", async () => {
  const viewer = { path: "/openPDF/503", guard: "none", header: false, footer: false } as const;
  activateScreens({ routes: [{ ...viewer, component: () => <h1>503 plan</h1> }] });
  await visit("/openPDF/503");
  await expect.element(page.getByRole("heading", { name: "503 plan" })).toBeVisible();
  await expect.element(page.getByRole("banner")).not.toBeInTheDocument();
});
