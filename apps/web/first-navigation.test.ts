import { expect, test } from "vitest";
import { type Beginning, firstAddress } from "./first-navigation.ts";

const first: Beginning = { path: "/projects", rest: "", kind: "navigate", from: "", isKnown: false };

test.each(["/projects", "/configurator2d", "/offerview", "/summary", "/usersettings", "/logs"])(
  "[SH-04] a visit to %s begins on Home, which knows the way on",
  (path) => {
    const home = `/home?redirectFrom=${encodeURIComponent(`${path}?project=7`)}`;
    expect(firstAddress({ ...first, path, rest: "?project=7" })).toBe(home);
  },
);

test.each([
  "/",
  "/home",
  "/itemsearch",
  "/itemsearch/newprj",
  "/citemsearch",
  "/rsalogin/key/summary",
  "/resetpassword/code",
  "/guestresetpassword/code",
  "/guestregister/code",
  "/do/uploadCRM",
  "/o/token",
  "/d/token",
  "/arwebView/7",
  "/oidc",
  "/configuratorFrame",
  "/configuratorFrameMobile",
  "/404",
  "/no/such/place",
])("[SH-04] a visit may begin at %s", (path) => {
  expect(firstAddress({ ...first, path })).toBeUndefined();
});

test("[SH-04] a reload, the way back and a further page of ours keep their place", () => {
  expect(firstAddress({ ...first, kind: "reload" })).toBeUndefined();
  expect(firstAddress({ ...first, kind: "back_forward" })).toBeUndefined();
  expect(firstAddress({ ...first, from: "https://stanza.example/home" })).toBeUndefined();
  expect(firstAddress({ ...first, isKnown: true })).toBeUndefined();
});
