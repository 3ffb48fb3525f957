import fc from "fast-check";
import { expect, test } from "vitest";
import type { Choices } from "../value.ts";
import { byOwnCodes, inputsWithChoices, inputsWithForced, inputsWithoutChoices } from "./inputs.ts";
import type { Program } from "./program.ts";

const VARIABLES = [{ code: "W" }, { code: "FIN", inherit: "FIN" }, { code: "SIDE" }, { code: "DPT" }];
const CODES = VARIABLES.map(({ code }) => code);
const program = {
  variables: VARIABLES.map((rule) => ({ rule })),
  codes: new Map([["LARGHEZZA", "W"], ...CODES.map((code): [string, string] => [code, code])]),
  indexOf: new Map(CODES.map((code, i) => [code, i])),
} as unknown as Program;

const values = (...codes: readonly string[]): fc.Arbitrary<Choices> =>
  fc.dictionary(fc.constantFrom(...codes), fc.constantFrom("a", "b", 1, true));

test("[EV-01] a variable takes forced ?? chosen ?? preset ?? header ?? default, whatever is given", () => {
  const own = values(...CODES);
  fc.assert(
    fc.property(own, own, own, own, own, own, (modelForced, rowForced, choices, preset, header, defaults) => {
      const before = inputsWithoutChoices(program, { forced: modelForced, preset, header, defaults });
      const kept = structuredClone(before);
      const inputs = inputsWithChoices(program, inputsWithForced(program, before, rowForced), choices);
      expect(inputs).toEqual(
        VARIABLES.map(({ code, inherit }) => {
          const forced = rowForced[code] ?? modelForced[code];
          if (forced !== undefined) return { value: forced, source: "forced" };
          if (choices[code] !== undefined) return { value: choices[code], source: "user" };
          if (preset[code] !== undefined) return { value: preset[code], source: "preset" };
          if (inherit && header[code] !== undefined) return { value: header[code], source: "header" };
          return defaults[code] === undefined ? undefined : { value: defaults[code], source: "default" };
        }),
      );
      expect(before).toEqual(kept);
    }),
  );
});

test("codes of other articles and aliases are told apart, in upper or lower case", () => {
  expect(byOwnCodes({ w: 600, larghezza: 650, COLOUR: "red" }, program.codes)).toEqual({
    known: { W: 650 },
    unknown: { COLOUR: "red" },
  });
  expect(byOwnCodes({ W: 600, DPT: 560 }, program.codes)).toEqual({
    known: { W: 600, DPT: 560 },
    unknown: {},
  });
});
