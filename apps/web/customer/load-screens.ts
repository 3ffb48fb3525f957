import { log } from "@stanza/web-ui";
import { activateScreens, type CustomerScreens } from "./customer-screens.ts";

/**
 * Loads the customer's own screens and puts them in place. They take React and the application's parts from this page (`@stanza/web/kit`),
 * so that there is only one of each. Where they do not come, the application shows its own.
 */
export async function loadScreens({
  script,
  style,
}: {
  readonly script: string;
  readonly style?: string;
}): Promise<void> {
  try {
    const { offerKit } = await import("../kit/offer-kit.ts");
    offerKit();
    const [module] = await Promise.all([
      import(/* @vite-ignore */ script) as Promise<{ readonly default: CustomerScreens }>,
      style === undefined ? undefined : loadStyle(style),
    ]);
    activateScreens(module.default);
  } catch (error) {
    log("error", `The customer's screens did not come: ${String(error)}`);
  }
}

/** Waits for a style sheet, so that no screen is seen without it. */
function loadStyle(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${href} did not load`)));
  });
}
