import { expect, test } from "vitest";
import { shellParts } from "./shell-parts.ts";

test.each([
  "/home",
  "/rsalogin/key",
  "/gdprprivacy",
  "/resetpassword/code",
  "/openPDF/501Sx",
  "/arwebView/12",
])("no header on %s", (path) => expect(shellParts(path, false).header).toBe(false));

test.each(["/projects", "/offerview", "/configurator", "/404", "/logs"])("a header on %s", (path) => {
  expect(shellParts(path, false).header).toBe(true);
});

test("neither header nor footer inside another page's frame", () => {
  expect(shellParts("/projects", true)).toMatchObject({ header: false, footer: false });
});

test("a client's offer stands alone", () => {
  expect(shellParts("/o/secret", false)).toEqual({ header: false, footer: false, fills: false });
});

test("the workspace fills the window and has no footer", () => {
  expect(shellParts("/configurator2d", false)).toEqual({ header: true, footer: false, fills: true });
});
