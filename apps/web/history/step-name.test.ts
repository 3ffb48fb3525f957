import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { EDIT_NAMES } from "@stanza/editor";
import { expect, test } from "vitest";
import en from "../locales/en.json" with { type: "json" };

const web = fileURLToPath(new URL("..", import.meta.url));

test("[CD-03] every step that the hand or a panel makes has a name of its own in the history", () => {
  const source = globSync("**/*.{ts,tsx}", { cwd: web })
    .filter((file) => !/node_modules|^dist\/|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${web}/${file}`, "utf8"))
    .join("\n");
  const typed = [...source.matchAll(/\btransact\(\s*"(?:edit\.)?(\w+)"/g)].map((match) => match[1] ?? "");
  expect(typed.length).toBeGreaterThan(15);
  const names = new Set([...typed, ...EDIT_NAMES]);
  expect([...names].filter((name) => !Object.hasOwn(en, `did.${name}`))).toEqual([]);
});
