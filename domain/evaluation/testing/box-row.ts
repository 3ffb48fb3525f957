import type { Clearance, EvaluatedArticle } from "@stanza/catalogue";
import type { Vec3 } from "@stanza/geometry";
import type { Placement } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";

interface Box {
  readonly at: Vec3;
  readonly box: Vec3;
  readonly rotY?: number;
  readonly mount?: EvaluatedArticle["mount"];
  readonly automatic?: boolean;
  readonly placement?: Placement;
  readonly clearances?: readonly Clearance[];
  readonly tags?: readonly string[];
}

/** A row that is nothing but a box at its place; its article and its description are its id. */
export function boxRow(
  id: string,
  { at, box, rotY = 0, mount = "floor", automatic, placement, clearances = [], tags = [] }: Box,
): EvaluatedRow {
  return {
    row: {
      id,
      catalogue: "C",
      model: "M",
      article: id,
      choices: {},
      placement: placement ?? { on: "room", at, rotY },
      quantity: 1,
    },
    frame: { at, rotY },
    description: { en: id },
    ...(automatic ? { automatic: { rule: "R", members: [] } } : {}),
    article: {
      neutro: id,
      description: { en: id },
      tags,
      mount,
      elevation: at[1],
      variables: [],
      box,
      parts: [],
      anchors: [],
      plan: [],
      clearances,
      erpLines: [],
      ...(mount === "wall-opening" ? { opening: { width: box[0], height: box[1], sill: at[1] } } : {}),
      skipBasket: false,
      problems: [],
      values: {},
    },
  };
}
