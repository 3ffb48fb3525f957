import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { evaluateDivider } from "./evaluate-divider.ts";

const closet = (choices: Readonly<Record<string, string | number>>) =>
  demoCatalogue("armadio").open.evaluate({ model: "TRAMA", article: "CL-2424", header: {}, choices });

test("[CL-03] a divider is evaluated to its bays, the width that they take, and what is wrong with them", () => {
  const sound = evaluateDivider(closet({ CLOSETSTRUCT: "900|600|824" }), "CLOSETSTRUCT");
  expect(sound).toMatchObject({ text: "900|600|824", used: 2424, whole: 2424, problems: [] });
  expect(sound?.bays.map(({ left, width }) => [left, width])).toEqual([
    [25, 900],
    [950, 600],
    [1575, 824],
  ]);
  const wide = evaluateDivider(closet({ CLOSETSTRUCT: "1100|1000|824" }), "CLOSETSTRUCT");
  expect(wide).toMatchObject({ used: 3024, whole: 2424 });
  expect(wide?.problems).toMatchObject([
    { because: { en: "The sections are wider than the available width" } },
  ]);
});

test("[CL-03] one bay alone has the same sides as one of several; what divides nothing is no divider", () => {
  expect(evaluateDivider(closet({ CLOSETSTRUCT: "1000" }), "CLOSETSTRUCT")).toMatchObject({
    used: 1050,
    bays: [{ left: 25, width: 1000 }],
  });
  for (const code of ["BACK", "NOPE"])
    expect([code, evaluateDivider(closet({}), code)]).toEqual([code, null]);
});
