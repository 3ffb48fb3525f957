import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type SiteConfig, siteConfig, type WallCatalogue, wallCatalogue } from "@stanza/contract";
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
 * The deployment's public `config.json`, completed by the defaults; without the file, the defaults. Throws `InvalidConfig` where the file
 * is broken: a shop must not open with half of its rules.
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

/** The deployment's rules for `projectCan`. Throws `InvalidConfig` for an unknown status. */
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

/**
 * The wall catalogue, a file beside the configuration that its `walls` names; empty where none is named. Throws `InvalidConfig` where
 * the file is missing or broken, or has more than one default.
 */
export function readWalls({ config }: SiteConfig, configDirectory: string): WallCatalogue {
  if (config.walls === undefined) return [];
  const path = join(configDirectory, config.walls);
  if (basename(config.walls) !== config.walls) {
    throw new InvalidConfig([`config.walls: ${config.walls} is not the name of a file beside config.json`]);
  }
  let parsed: ReturnType<typeof wallCatalogue.safeParse>;
  try {
    parsed = wallCatalogue.safeParse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  if (!parsed.success) {
    throw new InvalidConfig(
      parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
    );
  }
  const defaults = parsed.data.filter(({ type }) => type === DEFAULT_WALL_TYPE);
  if (defaults.length > 1) {
    const codes = defaults.map(({ cod }) => cod).join(", ");
    throw new InvalidConfig([`${path}: only one entry may have type ${DEFAULT_WALL_TYPE}, not ${codes}`]);
  }
  return parsed.data;
}

/** Spec 2 §7: the entry of this type supplies the default wall rule. */
const DEFAULT_WALL_TYPE = 999;
