import { accepted, newHistory, transact, undo } from "@stanza/project";
import { expect, test } from "vitest";
import { kitchenWith, targetsOf } from "../testing/demo-targets.ts";
import { choiceChange, resolveChoices, viewsOf } from "./resolve-choices.ts";

const only = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error("nothing there");
  return one;
};

test("a choice is stored as it was made, and nothing else", () => {
  const target = only(targetsOf(kitchenWith(["BASE-1D-600"])));
  const { choices, alsoChanged } = resolveChoices(target, { FIN: "V03" });
  expect(choices).toEqual({ FIN: "V03" });
  expect(alsoChanged).toEqual([]);
});

test("[CA-04] a refused option says why, and its fix sets both in one step to undo", () => {
  const project = kitchenWith(["BASE-2D-900"]);
  const target = only(targetsOf(project));
  const shelves = viewsOf(resolveChoices(target, {}).evaluation).views.find(({ code }) => code === "SHMAT");
  const refusal = shelves?.options?.find(({ code }) => code === "GLS")?.refusal;
  expect(refusal?.because.en).toBe("Glass shelves only up to 600 mm wide");
  const fix = refusal?.fix;
  expect(fix).toEqual({ variable: "W", value: 600 });

  const resolved = resolveChoices(target, { W: 600, SHMAT: "GLS" });
  const history = accepted(
    transact(newHistory(project, { saved: true }), "choose", choiceChange(target, resolved)),
  );
  expect(history.undo).toHaveLength(1);
  expect(only(history.project.rows).choices).toEqual({ W: 600, SHMAT: "GLS" });
  expect(undo(history).project).toEqual(project);
});

test("[CA-04] a choice that no longer goes with another one is repaired, stored and reported with its reason", () => {
  const target = only(targetsOf(kitchenWith(["BASE-2D-600", { SHMAT: "GLS" }])));
  const { choices, alsoChanged } = resolveChoices(target, { W: 900 });
  expect(choices).toEqual({ W: 900, SHMAT: "MEL" });
  expect(alsoChanged.map(({ view, from, to, because }) => [view.code, from, to, because?.en])).toEqual([
    ["SHMAT", "GLS", "MEL", "Glass shelves only up to 600 mm wide"],
  ]);
});

test("a wish that the limits turn into something else is reported as a change", () => {
  const target = only(targetsOf(kitchenWith(["BASE-2D-900"])));
  const { choices, alsoChanged } = resolveChoices(target, { W: 5000 });
  expect(choices).toEqual({ W: 1200 });
  expect(alsoChanged.map(({ view, from, to }) => [view.code, from, to])).toEqual([["W", 5000, 1200]]);
});

test("taking a choice back leaves the row without it", () => {
  const project = kitchenWith(["BASE-1D-600", { FIN: "V03" }]);
  const target = only(targetsOf(project));
  const { choices } = resolveChoices(target, { FIN: null });
  expect(choices).toEqual({ FIN: null });
  const changed = accepted(choiceChange(target, resolveChoices(target, { FIN: null }))(project));
  expect(only(changed.rows).choices).toEqual({});
});

test("a choice of a variable that is hidden now goes with the choice that hid it", () => {
  const target = only(targetsOf(kitchenWith(["BASE-2D-600", { SHMAT: "GLS" }])));
  expect(resolveChoices(target, { SHQ: 0 }).choices).toEqual({ SHQ: 0, SHMAT: null });
});

test("a worktop that a rule made is edited where edits of generated rows are kept", () => {
  const project = kitchenWith(["BASE-1D-600"]);
  const target = only(targetsOf(project));
  const generated = {
    ...target,
    row: { ...target.row, automatic: { rule: "AUTO-WORKTOP", members: ["row1"] } },
  };
  const resolved = resolveChoices(generated, { FIN: "V03" });
  const changed = accepted(choiceChange(generated, resolved)(project));
  expect(changed.rows).toBe(project.rows);
  expect(changed.automaticEdits.row1).toEqual({ removed: false, choices: { FIN: "V03" }, members: ["row1"] });
});
