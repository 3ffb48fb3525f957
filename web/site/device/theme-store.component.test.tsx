import { readTheme } from "@stanza/web-ui";
import { afterEach, expect, test } from "vitest";
import { applyCustomerTheme } from "./theme-store.ts";

const before = document.title;
afterEach(() => {
  document.title = before;
  document.head.querySelector('link[rel="icon"]')?.remove();
  applyCustomerTheme(readTheme(undefined));
});

test("[SH-24] a customer's name is the page's title, and its icon that of the tab", () => {
  document.head.insertAdjacentHTML("beforeend", '<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  applyCustomerTheme(readTheme({ name: "Nordlicht", favicon: "/config/brand/favicon" }));
  expect(document.title).toBe("Nordlicht");
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  expect([icon?.getAttribute("href"), icon?.type]).toEqual(["/config/brand/favicon", ""]);
});

test("without a name the page keeps its title", () => {
  applyCustomerTheme(readTheme({ primary: "#0b5d66" }));
  expect(document.title).toBe(before);
});

test("[SH-24] a customer's colours are a style sheet of the page, which no policy has to allow; the next customer's take its place", () => {
  const primary = () => getComputedStyle(document.documentElement).getPropertyValue("--c-brand-solid");
  applyCustomerTheme(readTheme({ primary: "#0b5d66" }));
  const [first, sheets] = [primary(), document.adoptedStyleSheets.length];
  applyCustomerTheme(readTheme({ primary: "#e45a3f" }));
  expect(primary()).not.toBe(first);
  expect([first, primary()]).not.toContain("");
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});
