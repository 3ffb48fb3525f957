import type { EvaluationWork } from "@stanza/evaluation";
import { accepted, newProject, type Project, type Row, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";

import { isQuarantined, type Quarantine, quarantineWork } from "./quarantine.ts";

const version = (name: string): Project =>
  accepted(useCatalogue(newProject(), { catalogue: "C", version: name, model: "M" }));
const row = (article: string, W: number): EvaluationWork => ({
  kind: "row",
  header: {},
  row: { catalogue: "C", model: "M", article, choices: { W } } as unknown as Row,
});
const NONE: Quarantine = new Set();

test("[F14] work that hung is skipped with just those choices, in that version of the catalogue", () => {
  const found = quarantineWork(NONE, row("A", 1), version("1"));
  expect(isQuarantined(found, row("A", 1), version("1"))).toBe(true);
  expect(isQuarantined(found, row("A", 2), version("1"))).toBe(false);
  expect(isQuarantined(found, row("A", 1), version("2"))).toBe(false);
  expect(isQuarantined(NONE, row("A", 1), version("1"))).toBe(false);
});

test("[F14] an article that hangs with two sets of choices is left out, a catalogue with three such articles too", () => {
  const hang = (so: Quarantine, article: string, W: number) =>
    quarantineWork(so, row(article, W), version("1"));
  let found = hang(hang(NONE, "A", 1), "A", 2);
  expect(isQuarantined(found, row("A", 3), version("1"))).toBe(true);
  expect(isQuarantined(found, row("AB", 3), version("1"))).toBe(false);
  for (const article of ["B", "C"]) found = hang(hang(found, article, 1), article, 2);
  expect(isQuarantined(found, row("Z", 1), version("1"))).toBe(true);
  expect(isQuarantined(found, { kind: "rules", catalogue: "C" }, version("1"))).toBe(true);
  expect(isQuarantined(found, row("A", 1), version("2"))).toBe(false);
});

test("[F14] automatic rules that hang are left out, the catalogue's articles stay", () => {
  const rules = { kind: "rules", catalogue: "C" } as const;
  const found = quarantineWork(NONE, rules, version("1"));
  expect(isQuarantined(found, rules, version("1"))).toBe(true);
  expect(isQuarantined(found, row("A", 1), version("1"))).toBe(false);
});
