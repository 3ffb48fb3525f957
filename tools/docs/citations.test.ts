import { expect, test } from "vitest";
import { readCitable } from "./chapters.ts";
import { findCitations } from "./find-citations.ts";
import { textsBelow } from "./repository-texts.ts";

const citable = readCitable();
const citations = textsBelow("")
  .filter(({ path }) => !path.startsWith("tools/docs/"))
  .flatMap((text) => findCitations(text, citable));

test("every cited section, requirement, rule, decision and id of the ledger exists in docs/", () => {
  const faults = citations.filter(({ fault }) => fault !== undefined);
  expect(faults.map(({ path, line, cited, fault }) => `${path}:${line} ${cited}: ${fault}`)).toEqual([]);
});

test("the guard is awake: it read the chapters and found citations of every kind", () => {
  for (const [name, sections] of citable.sections) expect(sections.size, name).toBeGreaterThan(5);
  expect(citable.requirements.size).toBe(44 + 28);
  expect(citable.rules.size).toBe(10);
  expect(citable.questions.size).toBe(32);
  expect(citable.features.size).toBeGreaterThan(110);
  const count = (start: string, below = ""): number =>
    citations.filter(({ cited, path }) => cited.startsWith(start) && path.startsWith(below)).length;
  expect(count("spec 1 §")).toBeGreaterThan(80);
  expect(count("spec 2 §")).toBeGreaterThan(120);
  expect(count("quote.md §", "domain/")).toBeGreaterThan(20);
  expect(count("quote.md R", "domain/")).toBeGreaterThan(10);
  expect(count("quote.md [", "domain/")).toBeGreaterThan(5);
  expect(count("catalogue.md §", "domain/")).toBeGreaterThan(30);
  expect(count("ux.md §")).toBeGreaterThan(20);
  expect(count("reliability.md T")).toBeGreaterThan(80);
  expect(count("reliability.md F")).toBeGreaterThan(15);
  expect(count("[QU-")).toBeGreaterThan(100);
});

test.each([
  ["// spec 2 §99", "spec 2 §99"],
  ["/** As asked (spec 1 §4,\n * §77). */", "spec 1 §77"],
  ["// quote.md §4.9", "quote.md §4.9"],
  ["// quote.md §4 R11", "quote.md R11"],
  ["// quote.md §4.2 [33]", "quote.md [33]"],
  ["// catalogue.md §6.6, §6.9", "catalogue.md §6.9"],
  ["// reliability.md T45", "reliability.md T45"],
  ['test("[F29] survives", () => {});', "reliability.md F29"],
  ['test("survives; T24", () => {});', "; T24"],
  ['test("survives (F09)", () => {});', "(F09)"],
  ['test("F16: survives", () => {});', "F16"],
  ['test("[QU-99] adds up", () => {});', "[QU-99]"],
  ["// decision 999", "decision 999"],
  ["// see §4.2", "§4.2"],
  ["// issue 3 §5", "issue 3"],
  ["// design.md says so", "design.md"],
  ["// S1 §6", "S1 §"],
])("it refuses %j", (text, cited) => {
  const faults = findCitations({ path: "domain/x.ts", text }, citable).filter(
    ({ fault }) => fault !== undefined,
  );
  expect(faults.map((fault) => fault.cited)).toContain(cited);
});

test.each([
  '"F01"',
  "at 2026-11-22T00:00:00Z",
  "// RFC 5321 §4.2.1",
  "// PNG (W3C) §11, WebP container specification",
  "// spec 1 §4, §6; quote.md §4 R3–R5, catalogue.md §4.6, §6.5",
])("it accepts %j", (text) => {
  const faults = findCitations({ path: "domain/x.ts", text }, citable).filter(
    ({ fault }) => fault !== undefined,
  );
  expect(faults).toEqual([]);
});
