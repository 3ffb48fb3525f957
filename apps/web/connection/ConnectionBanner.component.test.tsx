import { useProject } from "@stanza/web-project";
import { useConnection } from "@stanza/web-site";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { demoKitchen } from "../../../web/testing/demo-kitchen.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { HeaderTotal } from "../shell/HeaderTotal.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  useConnection.setState({ isAway: false });
  useProject.setState({ journal: "device" });
});
const offline = () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  useConnection.setState({ isAway: true });
};

test("[PR-17] without a network the banner says what goes on, and the total of when its prices are", async () => {
  const project = await demoKitchen(["BASE-2D-900"]);
  await renderApp(
    <>
      <HeaderTotal />
      <ConnectionBanner />
    </>,
    { project },
  );
  await expect.element(page.getByText(/€/).first()).toBeVisible();
  expect(page.getByText(/^Prices of/).query()).toBeNull();
  offline();
  const today = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }).format(new Date());
  await expect.element(page.getByText(`Prices of ${today}`)).toBeVisible();
  await expect.element(page.getByText(new RegExp(`Prices are those of ${today}\\.`))).toBeInTheDocument();
});

test("[PR-17] [F10] where the browser keeps nothing the banner promises nothing of the device", async () => {
  offline();
  useProject.setState({ journal: "nowhere" });
  const project = await demoKitchen();
  await renderApp(<ConnectionBanner />, { project });
  await expect.element(page.getByText(/this browser keeps nothing/)).toBeVisible();
  expect(page.getByText(/on this device/).query()).toBeNull();
});

test("[PR-17] a server that is back within a moment was not away for anybody", async () => {
  useConnection.setState({ isAway: true });
  await renderApp(<ConnectionBanner />);
  expect(page.getByRole("status", { name: "No network" }).query()).toBeNull();
  await expect.element(page.getByText(/^You are offline/)).toBeVisible();
});
