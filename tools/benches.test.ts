import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openBaseCabinet } from "../bench/hand-written/base-cabinet.ts";
import { randomRequests } from "../bench/hand-written/cabinet-requests.ts";
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
