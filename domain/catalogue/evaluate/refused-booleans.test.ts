import { expect, test } from "vitest";
import { request, view } from "../testing/base-unit.ts";
import { demoWith, openDemo } from "../testing/demo-home.ts";

const BASE = "articles/BASE-1D.yaml";
const SOFT = `constraints:
  - { id: C-SOFT, forbid: 'SOFT && W < 400', gives: SOFT, because: { it: Ammortizzata da 400 mm, en: Soft close from 400 mm on } }`;
const demo = openDemo(demoWith([BASE, "constraints:", SOFT]));
const base = (choices: Record<string, number | string | boolean>) => demo.evaluate(request(choices));

test("[EV-01] a boolean that a rule forbids says why and what would allow it, as an option does", () => {
  expect(view(base({ W: 600 }), "SOFT").refusedValues).toBeUndefined();
  const narrow = view(base({ W: 350 }), "SOFT");
  expect(narrow.value).toBe(false);
  expect(narrow.refusedValues).toMatchObject([
    {
      value: true,
      refusal: {
        because: { en: "Soft close from 400 mm on" },
        atoms: [{ formula: "W < 400", holds: true, values: { W: 350 } }],
        fix: { variable: "W", value: 400 },
      },
    },
  ]);
  expect(view(base({ W: 400, SOFT: true }), "SOFT")).toMatchObject({ value: true, source: "user" });
});

test("[EV-01] a chosen boolean that is no longer allowed gives way, with the reason", () => {
  const { result } = base({ W: 350, SOFT: true });
  expect(result.values.SOFT).toBe(false);
  expect(result.problems).toMatchObject([
    {
      code: "SOFT_REPAIRED",
      severity: "warn",
      from: true,
      to: false,
      because: { en: "Soft close from 400 mm on" },
    },
  ]);
});

test("a boolean of which neither value is possible is an error of the article", () => {
  const never = openDemo(
    demoWith([BASE, "constraints:", SOFT.replace("SOFT && W < 400", "(SOFT || !SOFT) && W < 400")]),
  );
  const { result } = never.evaluate(request({ W: 350 }));
  expect(result.problems).toMatchObject([{ code: "SOFT_EMPTY", severity: "error" }]);
});
