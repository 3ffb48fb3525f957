import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../boundaries/packages.ts";

const RESULTS = join(ROOT, "test-results");

/** The lines that precede the README's code: the doors that it uses, and values that its reader need not see. */
const PREAMBLE = `
import { openCatalogue } from "@stanza/catalogue";
import { evaluateProject } from "@stanza/evaluation";
import { composeOffer } from "@stanza/offer";
import { priceProject } from "@stanza/pricing";
import { openPrinter } from "@stanza/print";
import { accepted, addRow, type NewRow, type Project } from "@stanza/project";
import { publishCatalogue } from "@stanza/publish";

declare const files: Parameters<typeof publishCatalogue>[0];
declare const room: Project;
declare const row: NewRow;
declare const priceBook: Parameters<typeof priceProject>[1];
declare const terms: Parameters<typeof priceProject>[2];
declare const fields: Parameters<typeof composeOffer>[1];
declare const customer: Parameters<typeof composeOffer>[2];
declare const shop: Parameters<typeof composeOffer>[3];
declare const occasion: Parameters<typeof composeOffer>[4];
declare const printer: ReturnType<typeof openPrinter>;
declare const drawings: Parameters<typeof printer.print>[1];
declare const sender: NonNullable<Parameters<typeof printer.print>[2]>["sender"];
`;

const blocks = [...readFileSync(join(ROOT, "README.md"), "utf8").matchAll(/^```ts\n(.*?)^```/gms)].map(
  (match) => match[1] ?? "",
);

/** The compiler's messages about programs, by the programs' names. */
function faultsOf(programs: Readonly<Record<string, string>>): string[] {
  mkdirSync(RESULTS, { recursive: true });
  const folder = mkdtempSync(join(RESULTS, "readme-"));
  try {
    for (const [name, program] of Object.entries(programs)) writeFileSync(join(folder, name), program);
    const compilerOptions = { noUnusedLocals: false };
    const config = { extends: "../../tsconfig.json", compilerOptions, include: ["*.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const { stdout } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
    return stdout.split("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the README's code compiles, and the compiler that says so sees what does not", () => {
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.split("\n").length).toBeGreaterThan(5);
  const faults = faultsOf({
    "readme.ts": `${PREAMBLE}\n${blocks.join("\n")}`,
    "wrong-name.ts": `${PREAMBLE}\npublishCatalog(files);`,
    "wrong-argument.ts": `${PREAMBLE}\nevaluateProject(room, "catalogues");`,
  });
  const of = (name: string) => faults.filter((line) => line.includes(name));
  expect(of("readme.ts")).toEqual([]);
  expect(of("wrong-name.ts").join()).toContain("publishCatalog");
  expect(of("wrong-argument.ts").join()).toContain("TS2345");
}, 120_000);
