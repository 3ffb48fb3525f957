import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

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
  expect(run("publish", DEMO)).toMatchObject({ code: 2, output: expect.stringContaining("Usage") });
  expect(run("check", join(DEMO, "options"))).toMatchObject({
    code: 2,
    output: expect.stringContaining("no catalogue.yaml"),
  });
  expect(run("check", join(DEMO, "nowhere"))).toMatchObject({
    code: 2,
    output: expect.stringContaining("no folder"),
  });
});
