import { useConfig } from "@stanza/web-site";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { forgetHost, useHostSession } from "../host-session.ts";
import { FrameParts } from "./FrameParts.tsx";

afterEach(forgetHost);
const refusal = () => page.getByRole("heading", { name: "This site doesn't allow guest users!" });
const main = () => document.getElementById("main")!;

test("[EM-15] where guests are not admitted the whole frame says so, once the host could have signed somebody in", async () => {
  await renderApp(<FrameParts path="/home" />, { profile: null, config: { isguest: false } });
  expect(refusal().query()).toBeNull();
  useHostSession.setState({ isReady: true });
  await expect.element(refusal()).toBeInTheDocument();
  expect(main().inert).toBe(true);
  useConfig.setState({ guestsAdmitted: true });
  await expect.poll(() => refusal().query()).toBeNull();
  expect(main().inert).toBe(false);
});

test("[EM-15] the refusal can be read and leaves nothing behind it to reach", async () => {
  useHostSession.setState({ isReady: true });
  await renderApp(<FrameParts path="/home" />, { profile: GUEST, config: { isguest: false } });
  await expect.element(refusal()).toBeInTheDocument();
  main().inert = false;
  await expectAccessible();
});

test("[EM-15] whoever is signed in, and a client who follows a link, are no guests", async () => {
  useHostSession.setState({ isReady: true });
  await renderApp(<FrameParts path="/home" />, { config: { isguest: false } });
  expect(refusal().query()).toBeNull();
});

test("a client's link is shown in any frame", async () => {
  useHostSession.setState({ isReady: true });
  await renderApp(<FrameParts path="/o/abc" />, { profile: null, config: { isguest: false } });
  expect(refusal().query()).toBeNull();
});

test("[EM-12] a host's line stands above the work, as text", async () => {
  useHostSession.setState({ headerContent: "<b>Order</b> 12" });
  await renderApp(<FrameParts path="/home" />);
  await expect.element(page.getByText("<b>Order</b> 12")).toBeVisible();
});
