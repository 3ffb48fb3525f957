import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UNUSED_FEATURES } from "./lean-three.ts";
import { withoutUntakenBranches } from "./shader-branches.ts";

const never = new Set(["COAT", "NUM_SPOTS"]);
const lean = (...lines: readonly string[]) =>
  withoutUntakenBranches(lines.join("\n"), never).split("\n").filter(Boolean);

describe("branches of a shader that are never taken", () => {
  test("they go with their directives, nested ones too", () => {
    expect(lean("a", "#ifdef COAT", "b", "#ifdef MAP", "c", "#endif", "#endif", "d")).toEqual(["a", "d"]);
    expect(lean("#if NUM_SPOTS > 0", "a", "#endif", "#if ( i < NUM_SPOTS )", "b", "#endif")).toEqual([]);
  });

  test("the other branch stays without a directive", () => {
    expect(lean("#ifdef COAT", "a", "#else", "b", "#endif")).toEqual(["b"]);
    expect(lean("#ifndef COAT // glossy", "a", "#else", "b", "#endif")).toEqual(["a"]);
  });

  test("what depends on another macro stays as it is", () => {
    const kept = ["#if defined(MAP)", "a", "#elif NUM_LAMPS > 2", "b", "#else", "c", "#endif"];
    expect(lean(...kept)).toEqual(kept);
    const either = ["#if defined( MAP ) || defined( COAT )", "a", "#endif"];
    expect(lean(...either)).toEqual(either);
    expect(lean("#if defined( MAP ) && ! ( defined( LAMP ) || ! defined( COAT ) )", "a", "#endif")).toEqual(
      [],
    );
  });

  test("a branch in the middle goes, and the next takes over the directive", () => {
    expect(lean("#if defined( COAT )", "a", "#elif defined( MAP )", "b", "#else", "c", "#endif")).toEqual([
      "#if defined( MAP )",
      "b",
      "#else",
      "c",
      "#endif",
    ]);
    expect(lean("#ifdef MAP", "a", "#elif ! defined( COAT )", "b", "#else", "c", "#endif")).toEqual([
      "#if defined(MAP)",
      "a",
      "#else",
      "b",
      "#endif",
    ]);
  });

  test("a directive without its partner is refused", () => {
    expect(() => lean("#ifdef MAP")).toThrow("no #endif");
    expect(() => lean("#else")).toThrow("No #if");
  });

  test("for all of three's shaders the preprocessor makes the same of both texts", () => {
    const shaders = fileURLToPath(
      new URL("../../../node_modules/three/src/renderers/shaders", import.meta.url),
    );
    const texts = globSync("Shader*/*.glsl.js", { cwd: shaders }).map((file) =>
      readFileSync(join(shaders, file), "utf8"),
    );
    const unused = new Set(Object.values(UNUSED_FEATURES).flat());
    const pairs = texts.map((text) => [text, withoutUntakenBranches(text, unused)] as const);
    const names = [...new Set(texts.flatMap((text) => text.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []))].filter(
      (name) => !unused.has(name),
    );
    expect(names.length).toBeGreaterThan(100);
    const macros = fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 0, max: 4 }), { maxKeys: 200 });
    fc.assert(
      fc.property(macros, (defined) => {
        for (const [text, leaner] of pairs)
          expect(preprocessed(leaner, defined)).toBe(preprocessed(text, defined));
      }),
      { numRuns: 50 },
    );
  });
});

/** The lines that a preprocessor keeps; a macro without a value counts as 0. */
function preprocessed(glsl: string, defined: Readonly<Record<string, number>>): string {
  const holds = (condition: string): boolean => {
    const known = condition
      .replace(/\/\/.*/, "")
      .replace(/defined\s*\(\s*(\w+)\s*\)/g, (_, name: string) => String(Object.hasOwn(defined, name)))
      .replace(/\b[A-Z]\w+\b/g, (name) => String(defined[name] ?? 0));
    return Boolean(new Function(`return ${known}`)());
  };
  const groups: { isTaken: boolean; wasTaken: boolean }[] = [];
  return glsl
    .split("\n")
    .filter((line) => {
      const [, word, argument = ""] = /^\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b(.*)$/.exec(line) ?? [];
      if (!word) return groups.every(({ isTaken }) => isTaken);
      if (word.startsWith("if")) groups.push({ isTaken: false, wasTaken: false });
      const group = groups.at(-1)!;
      if (word === "endif") groups.pop();
      else {
        const name = argument.replace(/\/\/.*/, "").trim();
        const condition =
          word === "ifdef"
            ? `defined(${name})`
            : word === "ifndef"
              ? `! defined(${name})`
              : word === "else"
                ? "1"
                : argument;
        group.isTaken = !group.wasTaken && holds(condition);
        group.wasTaken ||= group.isTaken;
      }
      return false;
    })
    .join("\n");
}
