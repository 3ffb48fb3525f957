import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildDocuments, documentsOf } from "./customer/build-documents.ts";
import { buildScreens, screensOf } from "./customer/build-screens.ts";

/**
 * Builds what the folders of customers have of their own: screens and documents.
 *
 *   ./run npm run customer                       those that are out of date, of every customer
 *   ./run npm run customer -- customers/<name>   those of one, anew
 */
const ROOT = new URL("..", import.meta.url).pathname;
const [named] = process.argv.slice(2);
const folders = named ? [resolve(named)] : everyCustomer();

for (const folder of folders) {
  if (!existsSync(join(folder, "config.json"))) {
    console.error(`${folder} is no customer: it has no config.json.`);
    process.exitCode = 1;
    continue;
  }
  if (!named && !isDue(folder)) continue;
  await buildScreens(folder);
  await buildDocuments(folder);
}

function everyCustomer(): readonly string[] {
  const home = join(ROOT, "customers");
  return readdirSync(home)
    .map((name) => join(home, name))
    .filter((folder) => existsSync(join(folder, "config.json")));
}

/** True where something of the customer's own is newer than what was built of it last. */
function isDue(folder: string): boolean {
  if (![screensOf, documentsOf].some((path) => existsSync(path(folder)))) return false;
  const built = statSync(join(folder, "dist/screens.js"), { throwIfNoEntry: false });
  const sources = [folder, join(folder, "screens")]
    .filter(existsSync)
    .flatMap((place) =>
      readdirSync(place, { recursive: place !== folder, encoding: "utf8" }).map((name) => join(place, name)),
    );
  const times = sources
    .filter((path) => /\.(tsx?|css|json)$/.test(path))
    .map((path) => statSync(path).mtimeMs);
  return !built || built.mtimeMs < Math.max(...times);
}
