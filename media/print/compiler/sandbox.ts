import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** Code, libraries and fonts. The data folder, which may lie beside them, is not among them. */
const READABLE = ["node_modules", "domain", "media", "wire"].map((folder) => path.join(ROOT, folder));
const BUBBLEWRAP = ["/usr/bin/bwrap", "/bin/bwrap", "/usr/local/bin/bwrap"];
/** What Node itself is linked with. */
const SYSTEM = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache"];

/** How a program of ours is started so that it can do no more than compute. */
export interface Sandbox {
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * A Node program without network, environment, other processes and files besides code and fonts, for work on what strangers have written.
 * By bubblewrap where the system has it and lets it make namespaces; else by Node's permission model, which keeps the program's own code
 * from files and processes, not a library of machine code, and not from the network. The environment is the caller's to empty.
 *
 * reads  files and folders of code that it needs besides the packages of domain, media and wire
 */
export function sandboxOf(
  program: string,
  nodeFlags: readonly string[],
  reads: readonly string[] = [],
): Sandbox {
  const bubblewrap = usableBubblewrap();
  const bound = reads.flatMap((place) => ["--ro-bind", place, place]);
  return bubblewrap
    ? { command: bubblewrap, args: [...NAMESPACES, ...bound, process.execPath, ...nodeFlags, program] }
    : sandboxByNode(program, nodeFlags, reads);
}

/** The same by Node's permission model, wherever Node runs. */
export const sandboxByNode = (
  program: string,
  nodeFlags: readonly string[],
  reads: readonly string[] = [],
): Sandbox => ({
  command: process.execPath,
  args: [...PERMISSIONS, ...reads.map((place) => `--allow-fs-read=${place}`), ...nodeFlags, program],
});

const NAMESPACES: readonly string[] = [
  "--unshare-all",
  "--die-with-parent",
  "--new-session",
  ...["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"],
  ...SYSTEM.flatMap((place) => ["--ro-bind-try", place, place]),
  ...["--ro-bind", process.execPath, process.execPath],
  ...READABLE.flatMap((folder) => ["--ro-bind-try", folder, folder]),
  ...["--chdir", "/tmp"],
];

/** The compiler is machine code; it gets no file that was not read for it. */
const PERMISSIONS: readonly string[] = [
  "--permission",
  "--allow-addons",
  "--disable-warning=PERM0001",
  ...READABLE.map((folder) => `--allow-fs-read=${folder}`),
];

let usable: string | null | undefined;

/** Bubblewrap, if Node runs in it here: containers often forbid namespaces. Tried once. */
function usableBubblewrap(): string | null {
  if (usable === undefined) {
    const found = BUBBLEWRAP.find((file) => existsSync(file));
    const tried = found && spawnSync(found, [...NAMESPACES, process.execPath, "--version"], { env: {} });
    usable = found && tried && tried.status === 0 ? found : null;
  }
  return usable;
}

/** True where the system itself confines programs, network included. */
export const isConfinedBySystem = (): boolean => usableBubblewrap() !== null;
