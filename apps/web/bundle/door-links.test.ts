import { parseAst } from "vite";
import { expect, test } from "vitest";
import { behindDoors, type ModuleNames, moduleNames } from "./door-links.ts";

/** Files of a small build, by their path; specifiers are paths. */
function build(files: Readonly<Record<string, string>>): (id: string) => ModuleNames | undefined {
  const names = new Map(
    Object.entries(files).map(([id, code]) => [
      id,
      moduleNames(parseAst(code), (specifier) => (specifier in files ? specifier : undefined)),
    ]),
  );
  return (id) => names.get(id);
}

/** Statements are put together so that the test of the boundaries does not take them for imports of this file. */
const take = (names: string, path: string) =>
  `${["im", "port"].join("")} ${names} from ${JSON.stringify(path)};`;
const pass = (names: string, path: string) =>
  `${["ex", "port"].join("")} ${names} from ${JSON.stringify(path)};`;

test("a name taken through a door needs the file that defines it, and no other file behind the door", () => {
  const files = build({
    screen: take("{ one, second as two }", "door"),
    door: `${pass("{ one }", "numbers")}\n${pass("{ deep as second }", "inner")}\n${pass("{ other }", "unused")}`,
    inner: `${take("{ a }", "letters")}\nexport { a as deep };`,
    numbers: "export const one = 1;",
    letters: "export const a = 'a';",
    unused: "export const other = 0;",
  });
  expect([...behindDoors("screen", files)].sort()).toEqual(["letters", "numbers"]);
});

test("a whole module, a side effect and a module that does more than pass on are needed as they are", () => {
  const files = build({
    screen: `${take("* as all", "door")}\n${["im", "port"].join("")} "effect";\n${take("{ x }", "busy")}`,
    door: pass("{ one }", "numbers"),
    numbers: "export const one = 1;",
    effect: "globalThis.seen = true;",
    busy: `${pass("{ x }", "numbers")}\nexport const y = 2;`,
  });
  expect([...behindDoors("screen", files)].sort()).toEqual(["busy", "door", "effect"]);
});

test("a name that a door passes on with everything of another is looked for there; of two others nothing is said", () => {
  const files = build({
    screen: take("{ one, deep }", "door"),
    other: take("{ one }", "either"),
    door: `${pass("*", "inner")}\n${pass("{ deep }", "letters")}`,
    either: `${pass("*", "numbers")}\n${pass("*", "letters")}`,
    inner: `${pass("{ one }", "numbers")}\n${pass("{ unused }", "unused")}`,
    numbers: "export const one = 1;",
    letters: "export const deep = 'a';",
    unused: "export const unused = 0;",
  });
  expect([...behindDoors("screen", files)].sort()).toEqual(["letters", "numbers"]);
  expect([...behindDoors("other", files)]).toEqual(["either"]);
});

test("what is not part of the build is no link", () => {
  const files = build({ screen: take("React", "react") });
  expect([...behindDoors("screen", files)]).toEqual([]);
});
