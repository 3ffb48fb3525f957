import type { SiteConfig } from "@stanza/contract";
import { type CustomerTheme, log, readTheme } from "@stanza/web-ui";
import { earlyAnswer } from "../client/early-answers.ts";
import { setConfig } from "./config-store.ts";

interface Site {
  readonly theme: CustomerTheme;
  readonly languages: readonly string[];
  /** It has a wall catalogue, whose default rule is to be loaded. */
  readonly hasWalls: boolean;
}

/**
 * The site's configuration, never from a cache (spec 1 §7: with a time stamp); undefined when it is missing or wrong.
 */
export async function loadSite(): Promise<Site | undefined> {
  try {
    const response =
      (await earlyAnswer("/config/config.json", performance.now())) ??
      (await fetch(`/config/config.json?t=${Date.now()}`, { cache: "no-store" }));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const site = (await response.json()) as SiteConfig;
    if (!Array.isArray(site.config?.languages)) throw new Error("no languages");
    setConfig(site);
    return {
      theme: readTheme(site.theme),
      languages: site.config.languages,
      hasWalls: site.config.walls !== undefined,
    };
  } catch (error) {
    log("error", `Missing or wrong configuration file: ${String(error)}`);
    return undefined;
  }
}
