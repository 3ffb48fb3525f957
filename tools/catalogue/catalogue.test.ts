import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatSchemas } from "@stanza/publish";
import { afterAll, expect, test } from "vitest";
import { schemaText } from "./report.ts";

const TOOL = join(import.meta.dirname, "..", "catalogue.ts");
const DEMO = join(import.meta.dirname, "../../domain/catalogue/testing/demo-home");
const copy = mkdtempSync(join(tmpdir(), "stanza-catalogue-"));
afterAll(() => rmSync(copy, { recursive: true }));

function run(...args: string[]): { readonly code: number; readonly output: string } {
  try {
    return {
      code: 0,
      output: execFileSync(process.execPath, [TOOL, ...args], { encoding: "utf8", stdio: "pipe" }),
    };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: stdout + stderr };
  }
}

test("[CA-08] check says in one line what a sound catalogue holds", () => {
  const { code, output } = run("check", DEMO);
  expect(code).toBe(0);
  expect(output).toMatch(
    /^DEMO 2026\.11\.0 is sound: 1 model, 4 articles, 25 variables, 22 options, 52 prices, 1 price list, 5 tests/,
  );
});

test("[CA-08] check names each fault as file:line:column, test shows what differs; both fail", () => {
  cpSync(DEMO, copy, { recursive: true });
  const rewrite = (name: string, from: string, to: string) => {
    const path = join(copy, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  rewrite("tests/base-1d.yaml", 'total: "274.50"', 'total: "999.00"');
  const failing = run("test", copy);
  expect(failing.code).toBe(1);
  expect(failing.output).toMatch(
    /FAIL {2}default base 600.*\n.*tests\/base-1d\.yaml:16:12 total\n\s+- 999\.00\n\s+\+ 274\.50/,
  );
  expect(failing.output).toContain("4 of 5 tests passed.");
  rewrite("articles/WT-LIN.yaml", "LEN / 1000", "LENN / 1000");
  const broken = run("check", copy);
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/articles\/WT-LIN\.yaml:\d+:\d+ E_NAME .*'LENN'; did you mean LEN\?/);
});

test("a wrong call and a folder that is no catalogue say so", () => {
  expect(run("publis", DEMO)).toMatchObject({ code: 2, output: expect.stringContaining("Usage") });
  expect(run("check", join(DEMO, "options"))).toMatchObject({
    code: 2,
    output: expect.stringContaining("no catalogue.yaml"),
  });
  expect(run("check", join(DEMO, "nowhere"))).toMatchObject({
    code: 2,
    output: expect.stringContaining("no folder"),
  });
});

test("[CA-08] diff names what is new, gone and different in articles, options and prices", () => {
  const changed = mkdtempSync(join(tmpdir(), "stanza-catalogue-"));
  try {
    cpSync(DEMO, changed, { recursive: true });
    const rewrite = (name: string, from: string, to: string) => {
      const path = join(changed, name);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    };
    rewrite("catalogue.yaml", "2026.11.0", "2026.12.0");
    rewrite(
      "models/ARIA.tree.yaml",
      "{ cod: BASE-1D-45, neutro: BASE-1D, preset: { W: 450 } }",
      "{ cod: BASE-1D-50, neutro: BASE-1D, preset: { W: 500 } }",
    );
    rewrite("galleries/G-LINE3.yaml", "BASE-1D-45", "BASE-1D-50");
    rewrite(
      "options/fin.csv",
      "VO,Impiallacciato rovere,Veneer oak,VEN,4",
      "VO,Impiallacciato rovere,Veneer oak,VEN,3",
    );
    rewrite("prices/LIST01/base1.csv", "750,203.00", "750,209.00");
    rewrite("prices/LIST01/items.csv", "WTQTZ,268.00", "WTQTZ,268.00\nWTSTN,310.00");
    rewrite("articles/WT-LIN.yaml", "20 : 38", "20 : 40");
    const { code, output } = run("diff", DEMO, changed);
    expect(code).toBe(0);
    expect(output.trimEnd().split("\n")).toEqual([
      "+ article ARIA BASE-1D-50",
      "- article ARIA BASE-1D-45",
      '~ rule    WT-LIN calc THK: WTFIN == "QTZ" ? 20 : 38 -> WTFIN == "QTZ" ? 20 : 40',
      "~ option  options/fin.csv VO pg: 4 -> 3",
      "+ price   LIST01 WTSTN: 310.00",
      "~ price   LIST01 BASE1[750, 1]: 203.00 -> 209.00",
      "DEMO 2026.11.0 -> 2026.12.0: 6 differences.",
    ]);
  } finally {
    rmSync(changed, { recursive: true });
  }
});

test("[CA-08] the JSON Schemas in docs/schema are those of the format", () => {
  const folder = join(import.meta.dirname, "../../docs/schema");
  const written = readdirSync(folder).sort();
  expect(written).toEqual(
    formatSchemas()
      .map(({ name }) => `${name}.generated.json`)
      .sort(),
  );
  for (const schema of formatSchemas())
    expect(readFileSync(join(folder, `${schema.name}.generated.json`), "utf8"), schema.name).toBe(
      schemaText(schema),
    );
});
