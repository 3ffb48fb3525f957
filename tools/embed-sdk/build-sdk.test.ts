import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSdk, SDK_FILES } from "./build-sdk.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-sdk-"));
beforeAll(() => buildSdk(folder), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

test.each(Object.values(SDK_FILES))("%s is at most 6 KB after gzip, and imports nothing", (file) => {
  const source = read(file);
  expect(gzipSync(source, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
  expect(source).not.toMatch(/\bimport\b|\brequire\b/);
});

test("the module exports what a page needs, also where there is no DOM", async () => {
  const module = (await import(join(folder, SDK_FILES.module))) as Record<string, unknown>;
  expect(Object.keys(module).sort()).toEqual([
    "COMMANDS",
    "StanzaElement",
    "StanzaError",
    "defineStanzaElement",
    "mountStanza",
  ]);
});
