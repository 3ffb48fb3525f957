import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FUNCTIONS, LIST_ITEM, LIST_MACROS } from "./functions.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/rules.md"), "utf8");
const section = (title: string) => page.split(`## ${title}\n`)[1]!.split("\n## ")[0]!;

test("[CA-08] docs/rules.md has every function of the language, and no other", () => {
  const documented = new Set(
    [...section("Functions").matchAll(/`([a-zA-Z]+)\(/g)]
      .map(([, name]) => name!)
      .filter((name) => name !== "TABLE"),
  );
  expect([...documented].sort()).toEqual([...FUNCTIONS.keys(), ...LIST_MACROS, LIST_ITEM].sort());
});

test("[CA-08] docs/rules.md gives each function as many values as it takes", () => {
  for (const [name, { params, variadic }] of FUNCTIONS) {
    const [, inside = ""] = section("Functions").match(new RegExp(`\`${name}\\(([^)]*)\\)`)) ?? [];
    const values = inside.split(",").map((value) => value.trim());
    expect(values.includes("…"), name).toBe(variadic === true);
    expect(values.filter((value) => value !== "…").length, name).toBe(params.length);
  }
});

test("[CA-08] docs/rules.md lists every error that evaluating can end in", () => {
  const source = readFileSync(join(import.meta.dirname, "rule-error.ts"), "utf8");
  const codes = [...source.matchAll(/"(E_[A-Z0-9]+)"/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(3);
  const documented = section("What can go wrong while evaluating");
  for (const code of codes) expect(documented, code).toContain(`\`${code}\``);
});
