import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openBaseCabinet } from "../bench/hand-written/base-cabinet.ts";
import { randomRequests } from "../bench/hand-written/cabinet-requests.ts";
import type { Measure } from "../bench/measure.ts";
import { implausible } from "../bench/plausible.ts";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";

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

test("[EV-01] the hand-written cabinet that the engine is measured against says what the article says", () => {
  const { bundle, open } = demoCatalogue("cucina");
  const byHand = openBaseCabinet(bundle);
  for (const request of randomRequests(bundle.optionLists, 64)) {
    const { model, presetWidth, choices } = request;
    const article = `BASE-1D-${presetWidth}`;
    const ours = open.evaluate({ model, article, header: {}, choices: { ...choices } });
    expect(ours.result).toEqual(byHand(request));
  }
});

test("a bench fails when one of its figures cannot be true", () => {
  const sound: Measure = { name: "row", value: 12.5, unit: "µs", reference: "by hand: 2.5 µs", ratio: 5 };
  const reasonOf = (wrong: Partial<Measure>) => implausible([sound, { ...sound, ...wrong }]);
  expect(reasonOf({})).toBeUndefined();
  expect(reasonOf({ ratio: null })).toBeUndefined();
  expect(reasonOf({ value: 0, ratio: null, counts: true })).toBeUndefined();
  expect(implausible([])).toBe("The bench has measured nothing.");
  expect(reasonOf({ value: Number.NaN })).toBe('"row" is NaN µs, which is no figure.');
  expect(reasonOf({ value: Infinity })).toBe('"row" is Infinity µs, which is no figure.');
  expect(reasonOf({ value: -3 })).toBe('"row" is -3 µs; less than nothing cannot be measured.');
  expect(reasonOf({ value: -1, counts: true })).toBe('"row" is -1 µs; less than nothing cannot be measured.');
  expect(reasonOf({ value: 0 })).toBe('"row" is 0 µs; work costs more than nothing.');
  for (const ratio of [Number.NaN, 0, -2, Infinity, 1e-7, 1e7])
    expect(reasonOf({ ratio })).toBe(`"row" is ${ratio} times its reference; one of the two did no work.`);
});
