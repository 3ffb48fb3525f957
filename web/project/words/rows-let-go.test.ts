import type { Interaction } from "@stanza/editor";
import { evaluateProject } from "@stanza/evaluation";
import { accepted, addRow, newProject, useCatalogue as takeIntoUse } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue, demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { useCatalogues } from "../catalogues/catalogue-store.ts";
import { rowsLetGo } from "./rows-let-go.ts";

const { open, bundle } = demoCatalogue("cucina");
useCatalogues.setState({
  loaded: new Map([[open.code, { version: open.version, bundle, open, prices: null }]]),
});
const model = open.defaultModel().code;
const inHandOf = (article: string) => {
  const { result } = open.evaluate({ model, article, header: {}, choices: {} });
  return [{ article: result, description: {} }] as const;
};

/** A base unit in the hand, its left back corner at X and Z. */
function placing(x: number, z: number, collidesWith: string | null = null): Interaction {
  const [{ article: evaluated }] = inHandOf("BASE-1D-600");
  const { box, mount } = evaluated;
  const article = {
    catalogue: open.code,
    model,
    article: "BASE-1D-600",
    choices: {},
    box,
    mount,
    elevation: 0,
  };
  const frame = { at: [x, 0, z], rotY: 0 } as const;
  return {
    kind: "placing",
    article,
    rotY: 0,
    last: null,
    station: null,
    stop: 0,
    surroundings: { walls: [], obstacles: [], wallItems: [] },
    ghost: { row: null, frame, box, wall: null, reasons: [], collidesWith },
    distances: [],
    typed: "",
    typedSide: "left",
  };
}

const project = accepted(
  addRow(accepted(takeIntoUse(newProject(), { catalogue: open.code, version: open.version, model })), {
    id: "a",
    catalogue: open.code,
    model,
    article: "BASE-1D-600",
    placement: { on: "room", at: [1000, 0, 0], rotY: 0 },
  }),
);
const scene = { project, evaluated: evaluateProject(project, demoCatalogues()) };
const joined = (interaction: Interaction) =>
  rowsLetGo(interaction, scene, inHandOf("BASE-1D-600")).map(({ automatic, article }) => [
    automatic?.rule,
    article.values.LEN ?? article.box[0],
  ]);

test("[EV-04] before the hand lets go it shows the joined worktop, the filler between and the plinth", () => {
  expect(joined(placing(1650, 0))).toEqual(
    expect.arrayContaining([
      ["AUTO-FILLER", 50],
      ["AUTO-WORKTOP", 1290],
      ["AUTO-PLINTH", 1250],
    ]),
  );
});

test("[EV-04] what stays as it is is not shown, nor anything while something is in the way", () => {
  const apart = joined(placing(3000, 0)).map(([rule]) => rule);
  // Only the rows of the unit in the hand itself.
  expect(apart.sort()).toEqual(["AUTO-END", "AUTO-END", "AUTO-PLINTH", "AUTO-WORKTOP"]);
  expect(joined(placing(1300, 0, "a"))).toEqual([]);
});
