import { suggest } from "@stanza/catalogue";
import { type SiteConfig, siteConfig } from "@stanza/contract";
import { AMERICAN_MEASURES, METRIC_MEASURES, type Measures } from "@stanza/pricing";
import { z } from "zod";

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The units that one word stands for, by the codes of `config.measures` (spec 2 §3). */
const UNITS_OF_WORD: Readonly<Record<string, Measures>> = {
  metric: METRIC_MEASURES,
  imperial: AMERICAN_MEASURES,
};

/** The keys of `config` whose values are of a kind. */
function keysOfKind(kind: typeof z.ZodArray | typeof z.ZodBoolean): readonly string[] {
  return Object.entries(siteConfig.shape.config.shape).flatMap(([key, value]) => {
    const own = value instanceof z.ZodOptional ? value.unwrap() : value;
    return own instanceof kind ? [key] : [];
  });
}

const LISTS = keysOfKind(z.ZodArray);
const FLAGS = keysOfKind(z.ZodBoolean);

/**
 * The content of a `config.json` in the shape of `siteConfig`. The specification names the keys but not their types, so a list may also be
 * a text with commas or semicolons, a flag a text or a number, `measures` one word or its units, `sites` one text, and `dclass` a list of
 * entries with `cod`. Whatever is none of these stays as it is, for the schema to refuse.
 *
 * errors  TypeError when the content is no object
 *
 * Source: spec 1 §3, spec 2 §3 "Config file".
 */
export function fromSpecShape(file: unknown): Json {
  if (!isJson(file)) throw new TypeError("the file is no JSON object");
  const { config, sites, dclass } = file;
  return {
    ...file,
    ...(isJson(config) ? { config: settings(config) } : {}),
    ...(sites === undefined ? {} : { sites: listOf(sites) }),
    ...(dclass === undefined ? {} : { dclass: byCode(dclass) }),
  };
}

function settings(config: Json): Json {
  const known = { ...config };
  for (const key of LISTS) if (key in known) known[key] = listOf(known[key]);
  for (const key of FLAGS) if (key in known) known[key] = flagOf(known[key]);
  if (typeof known.measures === "string")
    known.measures = UNITS_OF_WORD[known.measures.trim().toLowerCase()] ?? known.measures;
  if (isJson(known.nround) && isJson(known.nround.ext) && typeof known.nround.ext.num === "string")
    known.nround = { ...known.nround, ext: { ...known.nround.ext, num: numberOf(known.nround.ext.num) } };
  if (typeof known.currency === "string") known.currency = known.currency.trim().toUpperCase();
  return known;
}

/** A text with commas or semicolons as its parts; null as an empty list. */
function listOf(value: unknown): unknown {
  if (value === null) return [];
  if (typeof value !== "string") return value;
  return value
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function flagOf(value: unknown): unknown {
  const text = String(value).trim().toLowerCase();
  if (["true", "1", "yes"].includes(text)) return true;
  return ["false", "0", "no", ""].includes(text) ? false : value;
}

function numberOf(text: string): unknown {
  return text.trim() === "" ? undefined : Number(text);
}

function byCode(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(
    value.map((entry: unknown, at) => {
      const { cod, ...rest } = isJson(entry) ? entry : { cod: undefined, comp: entry };
      return [typeof cod === "string" ? cod : String(at), rest];
    }),
  );
}

const keysOf = ({ shape }: { readonly shape: object }) => Object.keys(shape);

/** The keys of each object of the file; `""` is the file itself. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "": keysOf(siteConfig),
  config: keysOf(siteConfig.shape.config),
  theme: keysOf(siteConfig.shape.theme),
};

/** A sentence for each key that Stanza does not know, with the one that is probably meant. Such a key has no effect. */
export function unknownKeys(file: Json): readonly string[] {
  return Object.entries(KNOWN).flatMap(([place, known]) => {
    const object = place === "" ? file : file[place];
    if (!isJson(object)) return [];
    return Object.keys(object)
      .filter((key) => !known.includes(key))
      .map((key) => {
        const meant = suggest(key, known);
        const path = place === "" ? key : `${place}.${key}`;
        return `${path} is not known${meant === undefined ? "" : `; did you mean ${meant}?`}`;
      });
  });
}

/** The configuration without keys that Stanza does not know: whatever they hold, it is for no browser (reliability.md T38). */
export function knownOnly(site: SiteConfig): SiteConfig {
  const { config, theme } = site;
  const { oidcSettings } = config;
  const known = <T extends object>(object: T, keys: readonly string[]): T =>
    Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key))) as T;
  return {
    ...known(site, KNOWN[""]!),
    config: {
      ...known(config, KNOWN.config!),
      ...(oidcSettings ? { oidcSettings: known(oidcSettings, ["authority", "client_id", "scope"]) } : {}),
    },
    theme: known(theme, KNOWN.theme!),
  };
}
