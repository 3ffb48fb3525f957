import type { SiteConfig, SiteTexts } from "@stanza/contract";
import { type CustomerTheme, log, readTheme } from "@stanza/web-ui";
import { earlyAnswer } from "../client/early-answers.ts";
import type { Monitoring } from "../monitoring/monitoring.ts";
import { speakOwnTexts } from "../texts/i18n.ts";
import { setConfig } from "./config-store.ts";
import { readSite } from "./read-site.ts";

interface Site {
  readonly theme: CustomerTheme;
  readonly languages: readonly string[];
  /** It has a wall catalogue, whose default rule is to be loaded. */
  readonly hasWalls: boolean;
  /** Where the code of the customer's own screens is. */
  readonly screens: SiteConfig["screens"];
  readonly monitoring: Monitoring;
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
    const site = readSite(await response.json());
    setConfig(site);
    if (site.config.texts !== undefined) await refreshOwnTexts();
    return {
      theme: readTheme(site.theme),
      languages: site.config.languages,
      hasWalls: site.config.walls !== undefined,
      screens: site.screens,
      monitoring: {
        key: site.instanaKey,
        script: site.instanaUrl,
        reports: site.instanaReportingUrl,
      },
    };
  } catch (error) {
    log("error", `Missing or wrong configuration file: ${String(error)}`);
    return undefined;
  }
}

/** Asks for the deployment's own words and speaks them from now on. */
export async function refreshOwnTexts(): Promise<void> {
  await speakOwnTexts(await ownTexts());
}

/** The deployment's words. Without them the application's own do: a text is no reason to keep everybody out. */
async function ownTexts(): Promise<SiteTexts> {
  try {
    const response = await fetch(`/config/texts.json?t=${Date.now()}`, { cache: "no-store" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return (await response.json()) as SiteTexts;
  } catch (error) {
    log("error", `The customer's texts did not come: ${String(error)}`);
    return {};
  }
}
