import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SiteConfig, siteConfig } from "@stanza/contract";
import { type ProjectPolicy, projectStatus } from "@stanza/project";
import { InvalidConfig } from "./config.ts";

const DEFAULTS: SiteConfig = {
  config: {
    languages: ["en", "it", "de"],
    measures: "metric",
    currency: "EUR",
    forcedcatalog: [],
    isguest: true,
    saveprjpicture: true,
    readonlystatuses: ["approved", "ordered", "inProduction", "shipped", "delivered"],
    cansaveproject: true,
    guestsmaysave: false,
  },
  theme: { name: "Stanza" },
  sites: [],
  dclass: {},
};

/**
 * The deployment's public `config.json` over the defaults; without the file the defaults alone. Throws `InvalidConfig` where the
 * file is broken: a shop must not open with half of its rules.
 */
export function readSiteConfig(configDirectory: string): SiteConfig {
  const path = join(configDirectory, "config.json");
  if (!existsSync(path)) return DEFAULTS;
  let file: Partial<SiteConfig>;
  try {
    file = JSON.parse(readFileSync(path, "utf8")) as Partial<SiteConfig>;
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const merged = {
    ...DEFAULTS,
    ...file,
    config: { ...DEFAULTS.config, ...file.config },
    theme: { ...DEFAULTS.theme, ...file.theme },
  };
  const parsed = siteConfig.safeParse(merged);
  if (!parsed.success) {
    throw new InvalidConfig(
      parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
    );
  }
  return parsed.data;
}

/** The deployment's answers to what `projectCan` asks. Throws `InvalidConfig` for a status that there is not. */
export function readPolicy({ config }: SiteConfig): ProjectPolicy {
  const readOnlyStatuses = config.readonlystatuses.map((text) => {
    const status = projectStatus(text);
    if (!status) throw new InvalidConfig([`config.readonlystatuses: there is no status ${text}`]);
    return status;
  });
  return {
    readOnlyStatuses,
    canSaveProject: config.cansaveproject,
    guestsMaySave: config.guestsmaysave,
  };
}
