import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InvalidConfig } from "../../config/config.ts";
import { NO_PROMOTIONS, type PromotionsSource } from "./promotions-source.ts";
import { readPromotions } from "./read-promotions.ts";

/**
 * The promotions of a deployment without an ERP, from `promotions.json` beside its `config.json`; none without the file. Throws
 * `InvalidConfig` with the place of each fault: a shop must not open with half of its conditions.
 */
export function readSitePromotions(configDirectory: string): PromotionsSource {
  const path = join(configDirectory, "promotions.json");
  if (!existsSync(path)) return { of: async () => NO_PROMOTIONS };
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const read = readPromotions(parsed);
  if ("faults" in read) throw new InvalidConfig(read.faults.map((one) => `${path}: ${one}`));
  return { of: async () => read.promotions };
}
