import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type SiteConfig, type SiteTexts, siteTexts } from "@stanza/contract";
import { InvalidConfig } from "./config.ts";

/**
 * The customer's own words, a file beside the configuration that its `texts` names; empty where none is named. Whether the application
 * knows the keys is told by the test of the folder `customers`. Throws `InvalidConfig` where the file is missing or broken.
 */
export function readSiteTexts({ config }: SiteConfig, configDirectory: string): SiteTexts {
  const name = config.texts;
  if (name === undefined) return {};
  if (basename(name) !== name)
    throw new InvalidConfig([`config.texts: ${name} is not the name of a file beside config.json`]);
  const path = join(configDirectory, name);
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const parsed = siteTexts.safeParse(file);
  if (parsed.success) return parsed.data;
  throw new InvalidConfig(
    parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
  );
}
