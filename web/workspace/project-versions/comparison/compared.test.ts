import {
  accepted,
  addRow,
  changeHeader,
  changeVariant,
  newProject,
  type Project,
  placeRow,
  removeRows,
  setQuantity,
  useCatalogue as takeIntoUse,
} from "@stanza/project";
import { expect, test } from "vitest";
import { smallKitchenWith } from "../../../../domain/evaluation/testing/small-kitchen.ts";
import { evaluateStates } from "../../../project/evaluation/worker/evaluate-states.ts";
import { compareStates } from "./compared.ts";
import { drawCompared, formerRows, placeBefore, placeOfRow } from "./compared-drawing.ts";

const { bundle, priceList } = smallKitchenWith();
const kitchen = (["UNIT-600", "HOB-600", "UNIT-600"] as const).reduce(
  (so: Project, article, place) =>
    accepted(
      addRow(so, {
        id: `r${place}`,
        catalogue: "SMALL",
        model: "M",
        article,
        choices: article === "UNIT-600" ? { W: 1100 } : {},
        placement: { on: "room", at: [place * 3000, 0, 0], rotY: 0 },
      }),
    ),
  accepted(takeIntoUse(newProject(), { catalogue: "SMALL", version: "1", model: "M" })),
);

const catalogues = [{ catalogue: bundle, prices: priceList }];
const statesOf = (...projects: readonly Project[]) =>
  evaluateStates({
    states: projects.map((project) => ({ project, catalogues })),
    terms: { currency: "EUR" },
    quarantine: new Set(),
  });
function compared(after: Project) {
  const [before, now] = statesOf(kitchen, after);
  return { before: before!, after: now!, comparison: compareStates(before!, now!) };
}
const summary = ({ comparison }: ReturnType<typeof compared>) =>
  comparison.lines
    .filter(({ before, after }) => !(after ?? before)?.automatic)
    .map(({ id, kind, amount }) => [id, kind, amount?.change]);

test("[PR-07] what is the same differs in nothing", () => {
  const { comparison } = compared(structuredClone(kitchen));
  expect(comparison).toMatchObject({ isEmpty: true, lines: [], price: { gross: { change: "0.00" } } });
});

test("[PR-07] a row that went, one that moved and one of which there are more, each with its price", () => {
  const moved = accepted(
    placeRow(kitchen, { row: "r0", placement: { on: "room", at: [500, 0, 0], rotY: 0 } }),
  );
  const more = accepted(setQuantity(moved, { row: "r2", quantity: 2 }));
  const after = compared(accepted(removeRows(more, { rows: ["r1"] })));
  expect(summary(after)).toEqual([
    ["r1", "removed", "-300.00"],
    ["r0", "moved", "0.00"],
    ["r2", "changed", "100.00"],
  ]);
  expect(after.comparison.price?.gross.change).toBe("-200.00");
});

test("[PR-07] a worktop that became shorter is one change, not one that went and one that came", () => {
  const beside = accepted(
    placeRow(kitchen, { row: "r2", placement: { on: "room", at: [1100, 0, 0], rotY: 0 } }),
  );
  const [before, after] = statesOf(beside, accepted(removeRows(beside, { rows: ["r2"] })));
  const generated = compareStates(before!, after!).lines.filter(
    (line) => (line.after ?? line.before)?.automatic !== undefined,
  );
  const rules = generated.map((line) => (line.after ?? line.before)?.automatic?.rule);
  expect(rules).toEqual([...new Set(rules)]);
  expect(generated.every(({ kind }) => kind === "changed")).toBe(true);
});

test("[PR-07] another choice says which variable, from what to what", () => {
  const after = accepted(changeVariant(kitchen, { row: "r0", choices: { W: 900 } }));
  expect(compared(after).comparison.lines.find(({ id }) => id === "r0")).toMatchObject({
    kind: "changed",
    aspects: ["choices"],
    choices: [{ variable: "W", from: 1100, to: 900 }],
  });
});

test("[PR-07] what the header changes is named once, with the header", () => {
  const header = Object.keys(bundle.models[0]?.defaults ?? {})[0] ?? "FIN";
  const after = accepted(
    changeHeader(kitchen, { catalogue: "SMALL", model: "M", choices: { [header]: "OTHER" } }),
  );
  const { comparison } = compared(after);
  expect(comparison.difference.headers).toMatchObject([{ catalogue: "SMALL", model: "M" }]);
  expect(comparison.difference.rows).toEqual([]);
});

test("[PR-07] the plan shows what is gone where it was, dashed, and leads to every place", () => {
  const moved = accepted(
    placeRow(kitchen, { row: "r0", placement: { on: "room", at: [500, 0, 0], rotY: 0 } }),
  );
  const { before, after, comparison } = compared(accepted(removeRows(moved, { rows: ["r1"] })));
  const former = formerRows(comparison).filter(({ row }) => !row.automatic);
  expect(former.map(({ row, kind }) => [row.row.id, kind])).toEqual([
    [placeBefore("r1"), "removed"],
    [placeBefore("r0"), "moved"],
  ]);
  const drawing = drawCompared(before, after, comparison, { language: "en", scheme: "light", chosen: null });
  const gone = drawing.shapes.filter(({ owner }) => owner === placeBefore("r1"));
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.every(({ dashed }) => dashed)).toBe(true);
  const place = placeOfRow(drawing, "r0");
  expect((place?.max[0] ?? 0) - (place?.min[0] ?? 0)).toBeGreaterThanOrEqual(1600);
  expect(placeOfRow(drawing, "nobody")).toBeNull();
});
