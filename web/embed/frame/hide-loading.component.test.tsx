import { afterEach, expect, test } from "vitest";
import { forgetHost, useHostSession } from "../host-session.ts";
import { hideLoading } from "./hide-loading.ts";

afterEach(() => {
  forgetHost();
  delete document.documentElement.dataset.hostLoading;
});
const coverOf = () => getComputedStyle(document.documentElement, "::after");

test("[SH-10] where the host wants it, nothing of the start is seen until it is told that Stanza has loaded", async () => {
  hideLoading("?primary=336699&hideloading=1");
  expect(coverOf()).toMatchObject({ position: "fixed", opacity: "1" });
  useHostSession.setState({ isReady: true });
  await expect.poll(() => coverOf().content).toBe("none");
});

test.each(["", "?hideloading=0", "?hideloading=false"])("with “%s” everything is seen", (search) => {
  hideLoading(search);
  expect(coverOf().content).toBe("none");
});
