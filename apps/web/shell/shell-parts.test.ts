import { expect, test } from "vitest";
import { shellParts } from "./shell-parts.ts";

const AT_HOME = { isEmbedded: false, hasHeader: true };

test.each(["/home", "/rsalogin/key", "/resetpassword/code", "/o/secret"])(
  "[SH-05] neither header nor footer on %s",
  (path) => expect(shellParts(path, AT_HOME)).toEqual({ header: false, footer: false, fills: false }),
);

test.each(["/projects", "/offerview", "/404", "/logs", "/usersettings", "/nowhere/at/all"])(
  "[SH-05] header and footer on %s",
  (path) => expect(shellParts(path, AT_HOME)).toEqual({ header: true, footer: true, fills: false }),
);

test("[SH-05] neither header nor footer inside another page's frame", () => {
  expect(shellParts("/projects", { ...AT_HOME, isEmbedded: true })).toMatchObject({
    header: false,
    footer: false,
  });
});

test("[SH-05] no header where the site shows none", () => {
  const parts = shellParts("/projects", { ...AT_HOME, hasHeader: false });
  expect(parts).toMatchObject({ header: false, footer: true });
});

test("the workspace fills the window and has no footer", () => {
  expect(shellParts("/configurator2d", AT_HOME)).toEqual({ header: true, footer: false, fills: true });
});
