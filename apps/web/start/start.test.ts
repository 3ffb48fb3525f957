import { expect, test } from "vitest";
import { hasImplicitToken } from "./implicit-token.ts";
import { pageName } from "./page-name.ts";

test.each([
  ["#id_token=abc", true],
  ["#state=1&id_token=abc", true],
  ["#access_token=abc&state=1", true],
  ["", false],
  ["#main", false],
  ["#my_id_token=abc", false],
])("[SH-17] the fragment %s makes no router: %s", (hash, none) => expect(hasImplicitToken(hash)).toBe(none));

test.each([
  ["/", "home"],
  ["/configurator3d", "configurator3d"],
  ["/o/secret-of-a-link", "o"],
  ["/openPDF/501Sx", "openPDF"],
])("[SH-17] the page %s is reported as %s", (path, name) => expect(pageName(path)).toBe(name));
