import { expect, test } from "vitest";
import { keptOrigins } from "./origin.ts";

test("[CD-04] own origins come back with a new visit, by project; what is stored wrongly is left out", () => {
  const sound = [
    ["project-1", [1200, -40]],
    ["project-2", [0, 0]],
  ];
  expect([...keptOrigins(JSON.stringify(sound))]).toEqual(sound);
  const wrong = [
    ["project-3"],
    ["project-4", [1]],
    ["project-5", [1, "2"]],
    ["project-6", [1, 1e12]],
    7,
    null,
  ];
  expect([...keptOrigins(JSON.stringify([...wrong, ...sound]))]).toEqual(sound);
  for (const nothing of [undefined, "", "{}", "null", "[["]) expect(keptOrigins(nothing).size).toBe(0);
  const many = Array.from({ length: 150 }, (_, i) => [`project-${i}`, [i, i]]);
  expect([...keptOrigins(JSON.stringify(many)).keys()].at(0)).toBe("project-50");
});
