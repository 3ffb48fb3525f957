import type { SiteConfig } from "@stanza/contract";

type Kind = "object" | "list" | "text" | "flag";

/** What the page itself relies on; the server has checked the whole file. */
const NEEDED: readonly (readonly [path: string, kind: Kind])[] = [
  ["config", "object"],
  ["config.languages", "list"],
  ["config.measures", "object"],
  ["config.measures.length", "text"],
  ["config.currency", "text"],
  ["config.forcedcatalog", "list"],
  ["config.isguest", "flag"],
  ["config.readonlystatuses", "list"],
  ["config.cansaveproject", "flag"],
  ["theme", "object"],
  ["theme.name", "text"],
  ["sites", "list"],
  ["dclass", "object"],
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  object: isObject,
  list: Array.isArray,
  text: (value) => typeof value === "string",
  flag: (value) => typeof value === "boolean",
};

/**
 * The configuration as the page gets it. What is not of its kind is refused with its name, as a proxy may answer with a page of its own.
 *
 * @throws TypeError naming the field
 */
export function readSite(value: unknown): SiteConfig {
  if (!isObject(value)) throw new TypeError("it is no object");
  for (const [path, kind] of NEEDED) {
    const found = path
      .split(".")
      .reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), value);
    if (!IS[kind](found)) throw new TypeError(`${path} is no ${kind}`);
  }
  const site = value as unknown as SiteConfig;
  const { languages } = site.config;
  if (languages.length === 0 || languages.some((one) => typeof one !== "string"))
    throw new TypeError("config.languages names no language");
  return site;
}
