import { type CustomerTheme, customerCss, defaultTheme, type Scheme } from "@stanza/web-ui";
import { create } from "zustand";
import { storage } from "./storage.ts";

export type SchemeChoice = "light" | "dark" | "system";

interface ThemeState {
  /** The person's choice; `system` follows the device. */
  readonly choice: SchemeChoice;
  /** The scheme that is shown. */
  readonly scheme: Scheme;
  readonly customer: CustomerTheme;
}

const isChoice = (value: string | undefined): value is SchemeChoice =>
  value === "light" || value === "dark" || value === "system";

const systemQuery = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : undefined;
const resolve = (choice: SchemeChoice): Scheme =>
  choice === "system" ? (systemQuery?.matches ? "dark" : "light") : choice;

const stored = storage.get("stanza.scheme");
const initial: SchemeChoice = isChoice(stored) ? stored : "system";

export const useTheme = create<ThemeState>()(() => ({
  choice: initial,
  scheme: resolve(initial),
  customer: defaultTheme,
}));

function show(choice: SchemeChoice): void {
  const scheme = resolve(choice);
  useTheme.setState({ choice, scheme });
  document.documentElement.dataset.scheme = scheme;
}

/** Chooses the scheme and remembers it on this device. */
export function chooseScheme(choice: SchemeChoice): void {
  storage.set("stanza.scheme", choice);
  show(choice);
}

let shownCss: string | undefined;

/** The sheet that `boot.js` gave the page before its first paint; a page without `boot.js` gets one now. */
function customerSheet(): CSSStyleSheet {
  const [first] = document.adoptedStyleSheets;
  if (first) return first;
  const made = new CSSStyleSheet();
  document.adoptedStyleSheets.push(made);
  return made;
}

/**
 * Puts a customer's look on the page, at start-up or at run time; no component renders again. A scheme that the person chose wins over
 * the customer's.
 */
export function applyCustomerTheme(customer: CustomerTheme): void {
  const css = customerCss(customer);
  if (css !== shownCss) customerSheet().replaceSync(css);
  shownCss = css;
  storage.set("stanza.customer-css", css);
  if (customer.name !== undefined) document.title = customer.name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && customer.favicon !== undefined) {
    // The type in the page is that of Stanza's own icon.
    icon.removeAttribute("type");
    icon.href = customer.favicon;
  }
  useTheme.setState({ customer });
  const own = storage.get("stanza.scheme");
  show(isChoice(own) ? own : (customer.scheme ?? "system"));
}

systemQuery?.addEventListener("change", () => {
  if (useTheme.getState().choice === "system") show("system");
});
