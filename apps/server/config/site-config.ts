import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { decodeProject, type StoredProject } from "@stanza/codecs";
import {
  type SiteConfig,
  siteConfig,
  THEME_PICTURES,
  type WallCatalogue,
  wallCatalogue,
} from "@stanza/contract";
import { METRIC_MEASURES } from "@stanza/pricing";
import { type ProjectPolicy, projectStatus } from "@stanza/project";
import { LANGUAGES } from "@stanza/quantities";
import { InvalidConfig } from "./config.ts";
import { fromSpecShape, knownOnly, unknownKeys } from "./spec-shape.ts";
import { themePictureProblem } from "./theme-picture.ts";

const DEFAULTS: SiteConfig = {
  config: {
    languages: [...LANGUAGES],
    measures: METRIC_MEASURES,
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
 * The deployment's public `config.json`, completed by the defaults; keys that nobody knows are named and left out, since the browser gets
 * all the others. Throws `InvalidConfig` where the file is missing or broken: a shop must not open with half of its rules.
 *
 * warn  called with a sentence for each key that is not known
 */
export function readSiteConfig(
  configDirectory: string,
  warn: (sentence: string) => void = () => undefined,
): SiteConfig {
  const path = join(configDirectory, "config.json");
  if (!existsSync(path)) throw wrongFile([`${path} is missing`]);
  let file: Partial<SiteConfig>;
  try {
    file = fromSpecShape(JSON.parse(readFileSync(path, "utf8"))) as Partial<SiteConfig>;
  } catch (error) {
    throw wrongFile([`${path}: ${(error as Error).message}`]);
  }
  for (const sentence of unknownKeys(file)) warn(`${path}: ${sentence}`);
  const merged = {
    ...DEFAULTS,
    ...file,
    config: { ...DEFAULTS.config, ...file.config },
    theme: { ...DEFAULTS.theme, ...file.theme },
  };
  const parsed = siteConfig.safeParse(merged);
  if (!parsed.success) {
    throw wrongFile(parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`));
  }
  const faults = THEME_PICTURES.flatMap((picture) => {
    const name = parsed.data.theme[picture];
    if (name === undefined) return [];
    const problem =
      themePictureProblem(name) ??
      (existsSync(join(configDirectory, name)) ? undefined : `${name} is missing`);
    return problem === undefined ? [] : [`${path}: theme.${picture}: ${problem}`];
  });
  if (faults.length > 0) throw wrongFile(faults);
  return knownOnly(parsed.data);
}

/** The specification's words, with the place of each fault (spec 2 §8). */
const wrongFile = (faults: readonly string[]) =>
  new InvalidConfig(faults, "Missing or wrong configuration file");

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
  const path = pathBeside("walls", config.walls, configDirectory);
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

/**
 * The project that guests look around in, a project file beside the configuration that its `showcase` names; null where none is named.
 * Throws `InvalidConfig` where the file is missing, broken, or says who a customer is.
 */
export function readShowcase({ config }: SiteConfig, configDirectory: string): StoredProject | null {
  if (config.showcase === undefined) return null;
  const path = pathBeside("showcase", config.showcase, configDirectory);
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const decoded = decodeProject(stored);
  if (!decoded.ok) {
    const [first] = decoded.problems;
    throw new InvalidConfig([`${path}: ${first ? `${first.path} ${first.message}` : "is no project"}`]);
  }
  const { customer } = decoded.document;
  if (customer.lastName !== "" || customer.email !== "")
    throw new InvalidConfig([`${path}: names a customer; everybody may read it`]);
  return stored as StoredProject;
}

/** The path of a file that a setting names. Throws `InvalidConfig` for a name that leads elsewhere. */
function pathBeside(setting: string, name: string, configDirectory: string): string {
  if (basename(name) !== name)
    throw new InvalidConfig([`config.${setting}: ${name} is not the name of a file beside config.json`]);
  return join(configDirectory, name);
}

/** Spec 2 §7: the entry of this type supplies the default wall rule. */
const DEFAULT_WALL_TYPE = 999;
