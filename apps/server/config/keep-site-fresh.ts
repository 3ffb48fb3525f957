import { unwatchFile, watchFile } from "node:fs";
import { join } from "node:path";
import type { SiteConfig, SiteTexts } from "@stanza/contract";
import type { ProjectPolicy } from "@stanza/project";
import { readPolicy, readSiteConfig } from "./site-config.ts";
import { readSiteTexts } from "./site-texts.ts";

/** What a running server takes anew from a changed configuration. */
export interface LiveSite {
  readonly site: SiteConfig;
  readonly policy: ProjectPolicy;
  readonly texts: SiteTexts;
}

interface Log {
  warn(sentence: string): void;
  error(sentence: string): void;
}

/** How often the file is looked at, ms: a folder on another machine tells nobody that it has changed. */
const EVERY = 1000;

/**
 * Takes a changed `config.json` into use while the server runs. Where it has become broken or is gone, its last good one stays and the log
 * names the field. The objects stay the same, so whoever holds them reads what is valid now; sign-in of a company, walls, showcase and the
 * rounding of amounts are taken at the next start.
 */
export function keepSiteFresh(
  configDirectory: string,
  live: LiveSite,
  log: Log,
  every: number = EVERY,
): { close(): Promise<void> } {
  const files = [join(configDirectory, "config.json")];
  if (live.site.config.texts) files.push(join(configDirectory, live.site.config.texts));
  const look = () => takeAnew(configDirectory, live, log);
  for (const file of files) watchFile(file, { interval: every, persistent: false }, look);
  return {
    close: async () => {
      for (const file of files) unwatchFile(file, look);
    },
  };
}

/** Reads the configuration again. True: it is valid now. */
export function takeAnew(configDirectory: string, live: LiveSite, log: Log): boolean {
  try {
    const site = readSiteConfig(configDirectory, (sentence) => log.warn(sentence));
    const policy = readPolicy(site);
    const texts = readSiteTexts(site, configDirectory);
    become(live.site, site);
    become(live.policy, policy);
    become(live.texts, texts);
    return true;
  } catch (error) {
    log.error(`${(error as Error).message}\nThe last good one stays in use.`);
    return false;
  }
}

/** Gives an object the content of another. */
function become<T extends object>(held: T, fresh: T): void {
  for (const key of Object.keys(held)) if (!Object.hasOwn(fresh, key)) Reflect.deleteProperty(held, key);
  Object.assign(held, fresh);
}
