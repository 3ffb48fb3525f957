import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { packFile } from "./pack-files.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-pack-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file lies packed beside itself, in both ways and smaller", async () => {
  const file = join(folder, "part-4f.js");
  const text = "export const answer = 42;\n".repeat(200);
  writeFileSync(file, text);
  await packFile(file);
  const [br, gz] = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 4);
});

test("a file that fits into a packet stays alone", async () => {
  const file = join(folder, "small-4f.js");
  writeFileSync(file, "export {};");
  await packFile(file);
  expect(existsSync(`${file}.br`)).toBe(false);
});
