import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { InvalidConfig } from "./config.ts";

const accessSettings = z.strictObject({
  /** The deployment's id: whoever signs in by password says it too (spec 1 §7 "Login by id, user, password, shop"). */
  id: z.string().trim().min(1).max(60).optional(),
  /** True: the form asks for the code of the shop as well. */
  askShop: z.boolean().default(false),
});

/** How people sign in to this deployment. */
export type AccessSettings = Readonly<z.output<typeof accessSettings>>;

/** The deployment's `access.json`, which is not public; without the file people sign in by user id and password. Throws `InvalidConfig`. */
export function readAccessSettings(configDirectory: string): AccessSettings {
  const path = join(configDirectory, "access.json");
  if (!existsSync(path)) return accessSettings.parse({});
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const parsed = accessSettings.safeParse(file);
  if (!parsed.success) {
    throw new InvalidConfig(
      parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
    );
  }
  return parsed.data;
}
