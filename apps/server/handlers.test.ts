import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "@stanza/contract";
import { expect, test } from "vitest";

/** Every file of an `api` folder: its path, its name and its text. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).flatMap((path) => {
  const name = /^[\w-]+\/api\/([\w-]+)\.ts$/.exec(path)?.[1];
  return name === undefined
    ? []
    : [{ path, name, source: readFileSync(join(import.meta.dirname, path), "utf8") }];
});

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("each operation of the contract has one file of its name, and each file an operation", () => {
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(operations).map(kebab).sort());
});

test("each file exports its operation and nothing else", () => {
  for (const { path, name, source } of files) {
    const exported = [...source.matchAll(/^export (?:async )?\w+ (\w+)/gm)].map(([, id]) => kebab(id ?? ""));
    expect(exported, path).toEqual([name]);
  }
});
