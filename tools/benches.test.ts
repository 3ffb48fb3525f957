import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const FOLDER = new URL("../bench/", import.meta.url);

test("every bench can be loaded as `npm run bench` loads it", () => {
  const benches = readdirSync(FOLDER).filter((name) => name.endsWith(".bench.ts"));
  expect(benches.length).toBeGreaterThan(10);
  const addresses = benches.map((name) => pathToFileURL(`${FOLDER.pathname}${name}`).href);
  const script = `for (const address of ${JSON.stringify(addresses)}) {
    const { bench } = await import(address);
    console.log(typeof bench);
  }`;
  const loaded = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect(new Set(loaded.trim().split("\n"))).toEqual(new Set(["object"]));
});
