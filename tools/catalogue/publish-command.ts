import { join } from "node:path";
import { compareCatalogues, examineCatalogue, type Published, publishCatalogue } from "@stanza/publish";
import { withNamedPictures } from "../../apps/server/catalogues/catalogue-pictures.ts";
import { type Publishable, publishVersion } from "../../apps/server/catalogues/publications.ts";
import { readSourceFolder } from "../../apps/server/catalogues/source-folder.ts";
import { readInUse, readVersion, type StoredVersion } from "../../apps/server/catalogues/version-folder.ts";
import { type Config, InvalidConfig, readConfig } from "../../apps/server/config/config.ts";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";
import { changeLine, faultLine, findingLine } from "./report.ts";
import { withServerDatabase } from "./server-database.ts";

const DOCTOR_ROUNDS = 1000;
/** Findings of the doctor with which nothing is published: an article that cannot be worked out, or not be shown. */
const STOPS = new Set(["failure", "material"]);

type Sound = Extract<Published, { readonly ok: true }>;

/**
 * `publish`: checks, tests and examines a folder, tells what is other than in the version in use, and takes it into use in the server's
 * database (`DATABASE_URL`, or the embedded one of `DATA_DIR`), whether a server runs or not.
 */
export async function publishCommand(dir: string, { dryRun }: { readonly dryRun: boolean }): Promise<number> {
  const found = examined(dir);
  if (typeof found === "number") return found;
  const source = readSourceFolder(dir);
  const { catalogue, named: pictures } = withNamedPictures(found.catalogue, source.pictures);
  const sound = { ...found, catalogue, pictures };
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    console.error(error.message);
    return 2;
  }
  const home = join(config.dataDirectory, "catalogues");
  const before = versionInUse(home, sound.catalogue.code);
  tellChanges(sound, before);
  const isSame =
    before !== undefined &&
    JSON.stringify([before.catalogue, before.priceLists]) ===
      JSON.stringify([sound.catalogue, sound.priceLists]);
  if (isSame) {
    console.log(
      `${sound.catalogue.code} is in use with exactly these contents: ${before.version}. Nothing to publish.`,
    );
    return 0;
  }
  if (dryRun) {
    console.log(
      `${sound.catalogue.code} ${sound.catalogue.version} can be published; nothing is stored (--dry-run).`,
    );
    return 0;
  }
  return store(source.hash, home, sound);
}

/** All checks that a version must pass before it is published; other findings are printed as well. */
function examined(dir: string): Sound | number {
  const read = readCatalogueFolder(dir);
  if (!read.ok) {
    console.error(read.message);
    return 2;
  }
  const published = publishCatalogue(read.files, read.faults);
  for (const warning of published.warnings) console.log(faultLine(dir, warning));
  if (!published.ok) {
    for (const fault of published.faults) console.error(faultLine(dir, fault));
    const count = published.faults.length;
    console.error(`${count} fault${count === 1 ? "" : "s"}; nothing is published.`);
    return 1;
  }
  const findings = examineCatalogue(published.catalogue, published.priceLists, DOCTOR_ROUNDS);
  for (const finding of findings) console.log(findingLine(finding));
  const serious = findings.filter(({ kind }) => STOPS.has(kind)).length;
  if (serious === 0) return published;
  console.error(
    `The doctor has ${serious} finding${serious === 1 ? "" : "s"} that people would meet; nothing is published.`,
  );
  return 1;
}

/** The version of a catalogue that servers offer now. */
function versionInUse(home: string, code: string): StoredVersion | undefined {
  const version = readInUse(home).get(code);
  return (version === undefined ? null : readVersion(home, code, version)) ?? undefined;
}

function tellChanges(sound: Sound, before: StoredVersion | undefined): void {
  if (!before) {
    console.log(`${sound.catalogue.code} has not been published before.`);
    return;
  }
  const changes = compareCatalogues(before, sound);
  for (const change of changes) console.log(changeLine(change));
  console.log(
    `${changes.length} difference${changes.length === 1 ? "" : "s"} from ${before.version} in articles, rules, options and prices.`,
  );
}

function store(hash: string, home: string, sound: Publishable): Promise<number> {
  return withServerDatabase(async (pool) => {
    const { version, number, isNew } = await publishVersion(pool, home, hash, sound);
    console.log(
      `${sound.catalogue.code} ${version} is version ${number}${isNew ? "" : " again"}, and in use from now on.`,
    );
    return 0;
  });
}
