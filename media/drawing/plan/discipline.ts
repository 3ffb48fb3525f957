import type { EvaluatedRow } from "@stanza/evaluation";
import type { Discipline } from "../drawing.ts";
import { isWallItem, planLayer } from "./footprint.ts";

const disciplines = new WeakMap<EvaluatedRow, Discipline>();

/** The trade that a row concerns. ASSUMED: the catalogue's tags `service-point`, `worktop`, `cutout` and `appliance` say it. */
export function disciplineOf(row: EvaluatedRow): Discipline {
  const known = disciplines.get(row);
  if (known) return known;
  const found = find(row);
  disciplines.set(row, found);
  return found;
}

function find(row: EvaluatedRow): Discipline {
  const { tags } = row.article;
  if (isWallItem(row)) return "openings";
  if (tags.includes("service-point")) return "services";
  if (tags.includes("cutout") || planLayer(row) === "worktop")
    return tags.includes("appliance") ? "appliances" : "worktops";
  return tags.includes("appliance") ? "appliances" : "units";
}

/** What a dimension chain measures: an appliance that stands on the floor is one of the units in their line. */
export type ChainKind = "units" | "appliances" | "openings" | "services";

/** The chain in which a row is measured; `null`: in none, as trims, worktops and placeholders, which are not sold here. */
export function chainOfRow(row: EvaluatedRow): ChainKind | null {
  const { tags, mount } = row.article;
  if (UNMEASURED.some((tag) => tags.includes(tag))) return null;
  const discipline = disciplineOf(row);
  switch (discipline) {
    case "openings":
    case "services":
      return discipline;
    case "appliances":
      return mount === "floor" ? "units" : tags.includes("tap") ? null : "appliances";
    case "units":
      return "units";
    default:
      return null;
  }
}

const UNMEASURED = ["placeholder", "trim", "light", "plinth-board", "seat", "tiles", "wall-type"];
