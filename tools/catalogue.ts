/**
 * The commands with which a manufacturer writes, checks, tries, fills in and publishes a catalogue.
 *
 *   npm run catalogue -- check DIR      every fault as file:line:column, or one line with counts
 *   npm run catalogue -- test DIR       the golden tests with a diff
 *   npm run catalogue -- doctor DIR     what random configurations bring to light: failing rules, dead ends, missing prices
 *   npm run catalogue -- diff OLD NEW   what differs in articles, rules, options and prices
 *   npm run catalogue -- schema DIR     writes the JSON Schema of each kind of file into DIR (docs/schema)
 *   npm run catalogue -- reference FILE writes the reference of the format (docs/catalogue)
 *   npm run catalogue -- export DIR --to FILE.xlsx|FOLDER [--decimal-comma] [--force]
 *                                       options, prices and texts as a workbook or as CSV files
 *   npm run catalogue -- import DIR FILE|FOLDER [--dry-run] [--remove]
 *                                       puts what was changed there back into the catalogue's own files, and tells what of it
 *   npm run catalogue -- import DIR FILE|FOLDER [--prices] [--mapping FILE] [--pictures FOLDER] [--report FILE.csv] [--yes] [--dry-run]
 *                                       of any other table makes plain articles, or takes its prices alone, by a mapping that is kept
 *   npm run catalogue -- preview DIR [--port N]
 *                                       a page that follows every save: articles, choices, lines, prices, plan, 3D and faults
 *   npm run catalogue -- publish DIR [--dry-run]
 *                                       takes a sound catalogue into use in the server's database, and tells what changed
 *   npm run catalogue -- sell [--shop SHOP --catalogue CODE --list LIST|none]
 *                                       who sells what; with the options, a shop sells a catalogue by a price list, or no longer
 *
 * Exits with 0 when sound, 1 with faults or refused lines, 2 when called wrongly.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { compareCatalogues, examineCatalogue, formatSchemas, publishCatalogue } from "@stanza/publish";
import { importDelivery } from "./catalogue/delivery/import-delivery.ts";
import { publishCommand } from "./catalogue/publish-command.ts";
import { readCatalogueFolder } from "./catalogue/read-catalogue-folder.ts";
import { formatReference } from "./catalogue/reference/format-reference.ts";
import { changeLine, faultLine, findingLine, schemaText, summary, testReport } from "./catalogue/report.ts";
import { sellCommand } from "./catalogue/sell-command.ts";
import { exportCommand, importCommand, isOwnTables } from "./catalogue/spreadsheet-commands.ts";

/** Configurations that the doctor tries for each article. */
const DOCTOR_ROUNDS = 1000;

interface Command {
  /** The arguments as the usage line shows them. */
  readonly takes: string;
  readonly folders: number;
  readonly options?: ParseArgsOptionsConfig;
  readonly run: (
    folders: readonly [string, string],
    options: Readonly<Record<string, string | boolean | undefined>>,
  ) => number | Promise<number>;
}

const flag = { type: "boolean" } as const;
const text = { type: "string" } as const;
const COMMANDS: Readonly<Record<string, Command>> = {
  check: { takes: "DIR", folders: 1, run: ([dir]) => check(dir) },
  test: { takes: "DIR", folders: 1, run: ([dir]) => test(dir) },
  doctor: { takes: "DIR", folders: 1, run: ([dir]) => doctor(dir) },
  diff: { takes: "OLD NEW", folders: 2, run: ([before, after]) => diff(before, after) },
  schema: { takes: "DIR", folders: 1, run: ([dir]) => writeSchemas(dir) },
  reference: { takes: "FILE", folders: 1, run: ([file]) => writeReference(file) },
  export: {
    takes: "DIR --to FILE.xlsx|FOLDER [--decimal-comma] [--force]",
    folders: 1,
    options: { to: { type: "string" }, "decimal-comma": flag, force: flag },
    run: ([dir], { to, "decimal-comma": decimalComma, force }) =>
      typeof to === "string"
        ? exportCommand(dir, { to, decimalComma: decimalComma === true, force: force === true })
        : wrong("export needs --to FILE.xlsx or --to FOLDER"),
  },
  import: {
    takes:
      "DIR FILE|FOLDER [--dry-run] [--remove] [--prices] [--mapping FILE] [--pictures FOLDER] [--report FILE.csv] [--yes] [--code CODE] [--name NAME] [--languages en,it] [--currency EUR]",
    folders: 2,
    options: {
      ...{ "dry-run": flag, remove: flag, prices: flag, yes: flag },
      ...{
        mapping: text,
        pictures: text,
        report: text,
        code: text,
        name: text,
        languages: text,
        currency: text,
      },
    },
    run: ([dir, from], { "dry-run": dryRun, remove, prices, yes, ...texts }) => {
      const isOurs = prices !== true && texts.mapping === undefined && isOwnTables(dir, from);
      if (isOurs) return importCommand(dir, from, { dryRun: dryRun === true, remove: remove === true });
      return importDelivery(dir, from, {
        pricesOnly: prices === true,
        dryRun: dryRun === true,
        yes: yes === true,
        ...(texts as Readonly<Record<string, string | undefined>>),
      });
    },
  },
  preview: {
    takes: "DIR [--port N]",
    folders: 1,
    options: { port: { type: "string" } },
    // Loaded with its first use: nothing else needs the web app's tools.
    run: async ([dir], { port }) =>
      (await import("./catalogue/preview-command.ts")).previewCommand(dir, {
        port: typeof port === "string" ? port : undefined,
      }),
  },
  publish: {
    takes: "DIR [--dry-run]",
    folders: 1,
    options: { "dry-run": flag },
    run: ([dir], { "dry-run": dryRun }) => publishCommand(dir, { dryRun: dryRun === true }),
  },
  sell: {
    takes: "[--shop SHOP --catalogue CODE --list LIST|none]",
    folders: 0,
    options: { shop: { type: "string" }, catalogue: { type: "string" }, list: { type: "string" } },
    run: (_, { shop, catalogue, list }) => sellCommand({ shop, catalogue, list }),
  },
};

process.exitCode = await main(process.argv.slice(2));

async function main([name = "", ...rest]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return wrong(name === "" ? "" : `There is no command ${name}.`);
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: command.options ?? {},
    });
    const [first = "", second = ""] = positionals;
    if (positionals.length !== command.folders) return wrong(`${name} takes ${command.takes}`);
    return await command.run([first, second], values as Record<string, string | boolean | undefined>);
  } catch (error) {
    const isCall =
      error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (isCall) return wrong(error.message);
    throw error;
  }
}

function wrong(message: string): number {
  if (message !== "") console.error(message);
  console.error("Usage:");
  for (const [name, { takes }] of Object.entries(COMMANDS))
    console.error(`  npm run catalogue -- ${name} ${takes}`);
  return 2;
}

function writeSchemas(dir: string): number {
  mkdirSync(dir, { recursive: true });
  for (const schema of formatSchemas()) {
    writeFileSync(join(dir, `${schema.name}.generated.json`), schemaText(schema));
    console.log(`${schema.name}.generated.json  ${schema.files}`);
  }
  return 0;
}

function writeReference(file: string): number {
  writeFileSync(file, formatReference());
  console.log(file);
  return 0;
}

/** The result of publishing a folder, or the exit code when there is no catalogue to publish. */
function publishFolder(dir: string): ReturnType<typeof publishCatalogue> | number {
  const read = readCatalogueFolder(dir);
  if (read.ok) return publishCatalogue(read.files, read.faults);
  console.error(read.message);
  return 2;
}

type Published = Extract<ReturnType<typeof publishCatalogue>, { readonly ok: true }>;

/** A sound folder's catalogue; faults are printed and set the exit code. */
function soundFolder(dir: string): Published | number {
  const published = publishFolder(dir);
  if (typeof published === "number") return published;
  if (published.ok) return published;
  for (const fault of [...published.faults, ...published.warnings]) console.error(faultLine(dir, fault));
  const count = published.faults.length;
  console.error(`${count} fault${count === 1 ? "" : "s"}; nothing is published.`);
  return 1;
}

function check(dir: string): number {
  const started = performance.now();
  const published = soundFolder(dir);
  if (typeof published === "number") return published;
  const took = performance.now() - started;
  for (const warning of published.warnings) console.error(faultLine(dir, warning));
  console.log(summary(published, took));
  return 0;
}

function test(dir: string): number {
  const published = publishFolder(dir);
  if (typeof published === "number") return published;
  for (const line of testReport(dir, published.tests)) console.log(line);
  const others = published.ok
    ? []
    : published.faults.filter((fault) => fault.code !== "E_TEST" || published.tests.length === 0);
  for (const fault of others) console.error(faultLine(dir, fault));
  return published.ok ? 0 : 1;
}

function doctor(dir: string): number {
  const published = soundFolder(dir);
  if (typeof published === "number") return published;
  const findings = examineCatalogue(published.catalogue, published.priceLists, DOCTOR_ROUNDS);
  for (const finding of findings) console.log(findingLine(finding));
  console.log(`${findings.length} finding${findings.length === 1 ? "" : "s"}.`);
  return findings.some(({ kind }) => kind === "failure" || kind === "material") ? 1 : 0;
}

function diff(before: string, after: string): number {
  const [from, to] = [soundFolder(before), soundFolder(after)];
  if (typeof from === "number" || typeof to === "number") return 1;
  const changes = compareCatalogues(from, to);
  for (const change of changes) console.log(changeLine(change));
  const { code, version } = to.catalogue;
  console.log(
    `${code} ${from.catalogue.version} -> ${version}: ${changes.length} difference${changes.length === 1 ? "" : "s"}.`,
  );
  return 0;
}
