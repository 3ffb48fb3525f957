import { isShortcut, type KeyPress } from "@stanza/web-site";
import { clearLogs, filterLogs, log, logText, useLogs } from "@stanza/web-ui";
import { beforeEach, expect, test } from "vitest";

beforeEach(clearLogs);

const press = (key: string, change: Partial<KeyPress> & { altGraph?: boolean } = {}): KeyPress => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: () => change.altGraph ?? false,
  ...change,
});

test("[SH-14] the log holds at most 100 entries, the newest first", () => {
  for (let i = 1; i <= 130; i++) log("info", `entry ${i}`);
  const { entries } = useLogs.getState();
  expect(entries).toHaveLength(100);
  expect(entries[0]?.message).toBe("entry 130");
  expect(entries.at(-1)?.message).toBe("entry 31");
});

test("[SH-14] Ctrl+Alt+S opens it, AltGr+S types a letter", () => {
  expect(isShortcut(press("s", { ctrlKey: true, altKey: true }), "Ctrl+Alt+S")).toBe(true);
  expect(
    isShortcut(press("ś", { code: "KeyS", ctrlKey: true, altKey: true, altGraph: true }), "Ctrl+Alt+S"),
  ).toBe(false);
  expect(isShortcut(press("s", { ctrlKey: true }), "Ctrl+Alt+S")).toBe(false);
});

test("shortcuts ask for exactly their modifiers, and a sign for itself alone", () => {
  expect(isShortcut(press("k", { metaKey: true }), "Ctrl+K")).toBe(true);
  expect(isShortcut(press("z", { ctrlKey: true, shiftKey: true }), "Ctrl+Z")).toBe(false);
  expect(isShortcut(press("z", { ctrlKey: true, shiftKey: true }), "Ctrl+Shift+Z")).toBe(true);
  expect(isShortcut(press("?", { code: "Slash", shiftKey: true }), "?")).toBe(true);
  expect(isShortcut(press("!", { code: "Digit1", shiftKey: true }), "Shift+1")).toBe(true);
  expect(isShortcut(press("Delete", {}), "Delete")).toBe(true);
});

test("entries are found by level and text, and copied with who and where", () => {
  log("error", "HTTP 500 of saveProject");
  log("info", "opened");
  const { entries } = useLogs.getState();
  expect(filterLogs(entries, "error", "SAVE").map((e) => e.message)).toEqual(["HTTP 500 of saveProject"]);
  expect(filterLogs(entries, "", "")).toHaveLength(2);
  expect(logText(entries, { user: "dealer", version: "1.2.3", agent: "Test" })).toMatch(
    /^user\tdealer\nversion\t1\.2\.3\nbrowser\tTest\n\n\d{4}-.*opened/,
  );
});
