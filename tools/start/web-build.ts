import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const BUILT = "apps/web/dist/index.html";
/** The files that the web app is made of. */
const SOURCES = ["apps/web", "web", "domain", "media", "wire", "package-lock.json"];
const SKIPPED = new Set(["node_modules", "dist", ".vite"]);

/** Builds the web app unless the last build is newer than every source. Throws when the build fails. */
export function buildWebApp(say: (line: string) => void): void {
  const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
  if (SOURCES.every((source) => newest(source) <= built)) return;
  say("Building the web app …");
  const build = spawnSync("npx", ["vite", "build", "apps/web", "--logLevel", "warn"], { stdio: "inherit" });
  if (build.status !== 0)
    throw new Error(
      "The web app did not build. The messages above say where; ./run npm run build repeats it.",
    );
}

/** Builds screens and documents of customers where they are newer than what was built of them. Throws when one does not build. */
export function buildCustomers(): void {
  const build = spawnSync(process.execPath, ["tools/customer.ts"], { stdio: "inherit" });
  if (build.status !== 0)
    throw new Error(
      "A customer did not build. The messages above say why; ./run npm run customer repeats it.",
    );
}

/** Time of the newest file in a folder, tests left out. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return /\.(test|e2e|bench)\.tsx?$/.test(path) ? 0 : stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
