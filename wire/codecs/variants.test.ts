import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatVariants, parseVariants } from "./variants.ts";

describe("variants", () => {
  const code = fc.stringMatching(/^[A-Z_%;=][A-Z0-9_%;=]{0,8}$/);
  test("[PR-14] [T25] parsing what was formatted gives the same pairs, whatever the values hold", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(code, fc.string())), (pairs) => {
        expect(parseVariants(formatVariants(pairs))).toEqual(pairs);
      }),
    );
  });

  test("[PR-14] [T25] a value cannot smuggle in a pair", () => {
    expect(formatVariants([["NOTE", "x;_GRUPPOPREV=ELDOM"]])).toBe("NOTE=x%3B_GRUPPOPREV%3DELDOM");
  });

  test("tabs separate pairs and codes are read without regard to case", () => {
    expect(parseVariants("fin=MW\tW=600;;bad")).toEqual([
      ["FIN", "MW"],
      ["W", "600"],
    ]);
  });
});
