import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The key that seals what the database must not show, 32 bytes: from `SECRET_KEY`, else from a file of the data directory that is made
 * at the first start. Several servers on one database need the same `SECRET_KEY`.
 */
export function readSecretKey(dataDirectory: string, given: string | undefined): Buffer {
  if (given !== undefined) return createHash("sha256").update(given).digest();
  const path = join(dataDirectory, "secret.key");
  mkdirSync(dataDirectory, { recursive: true });
  try {
    writeFileSync(path, randomBytes(32), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = readFileSync(path);
  if (key.length !== 32) throw new Error(`${path} is no key of 32 bytes.`);
  return key;
}
