import { expect, test } from "vitest";
import { hostPageAddress } from "./host-page.ts";

test.each([
  ["Home", "", "/home"],
  ["PROJECTS", "", "/projects"],
  ["order.my", "", "/projects"],
  ["uploadCRM", "", "/summary"],
  ["itemsearchprj", "", "/itemsearch/newprj"],
  ["itemsearch", "newprj", "/itemsearch/newprj"],
  ["citemsearch", "/newprj/", "/citemsearch/newprj"],
  ["configurator3d", "", "/configurator3d"],
  ["do", "uploadCRM", "/do/uploadCRM"],
  ["do", "a b", "/do/a%20b"],
  ["notfound", "", "/404"],
  ["logs", "", "/logs"],
  ["closetool", "", "/closetool"],
  ["multiClosetTool", "", "/configuratorMulticloset"],
  ["renderfarm", "", "/renderfarm"],
])("[EM-06] the page %s with %j is at %s", (page, params, address) => {
  expect(hostPageAddress(page, params)).toBe(address);
});

test.each([
  ["arWebView", "7"],
  ["configurator3d", "more"],
  ["do", "../../logs"],
  ["rsalogin", "key"],
  ["resetpassword", "code"],
  ["guestregister", "code"],
  ["oidc", ""],
  ["o", "token"],
  ["constructor", ""],
  ["__proto__", ""],
  ["//evil.example", ""],
  ["..", ""],
  ["", ""],
])("[EM-06] [T23] there is no page %s with %j for a host", (page, params) => {
  expect(hostPageAddress(page, params)).toBeUndefined();
});
