import { textIn } from "@stanza/catalogue";
import type { Interaction, SideDistance, SnapReason } from "@stanza/editor";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import { formatInches } from "@stanza/quantities";
import type { TranslationKey } from "@stanza/web-site";
import { ghostsOf } from "./ghosts.ts";
import { lengthUnitNow } from "./use-value-words.ts";

/** Words something in the interface's language: `translate`, or a test's stand-in. */
export type Say = (key: TranslationKey, values?: Record<string, string | number>) => string;

/** A number as it is read: a tenth where it is not whole, without thousands. */
export function figureText(value: number, language: string): string {
  let format = figures.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
    figures.set(language, format);
  }
  return format.format(value + 0);
}

/** Making one costs more than a hundred figures do, and a plan has hundreds of them. */
const figures = new Map<string, Intl.NumberFormat>();

/** A length as a bare figure: millimetres; where the shop works in inches, these in sixteenths and with their sign. */
export function lengthText(mm: number, language: string): string {
  return lengthUnitNow() === "in" ? formatInches(mm) : figureText(mm, language);
}

/** A length in a sentence, with its unit: `820 mm`, `32 5/16"`. */
export function lengthSaid(mm: number, language: string): string {
  return lengthUnitNow() === "in" ? formatInches(mm) : `${figureText(mm, language)} mm`;
}

/** The name of a row in a language; its article code where the catalogue gives no name. */
export function rowName(row: EvaluatedRow, language: string): string {
  return textIn(row.description, language) || row.row.article;
}

/** The name of a row of the project; empty for one that is not there. */
export function nameOf(id: RowId | null, { rows }: EvaluatedProject, language: string): string {
  const row = rows.find((one) => one.row.id === id);
  return row ? rowName(row, language) : "";
}

interface SnapContext {
  readonly isWallItem: boolean;
  readonly language: string;
  readonly nameOfRow: (id: RowId) => string;
}

/** Why it stands there: "Against wall A · beside Base unit 600". Empty where the hand alone decides. */
export function snapSentence(reasons: readonly SnapReason[], context: SnapContext, say: Say): string {
  const sentence = reasons.map((reason) => snapPhrase(reason, context, say)).join(" · ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function snapPhrase(reason: SnapReason, { isWallItem, nameOfRow, language }: SnapContext, say: Say): string {
  switch (reason.kind) {
    case "wall":
      return say(isWallItem ? "snap.inWall" : "snap.wall", { name: reason.name });
    case "corner":
      return say("snap.corner");
    case "wallCentre":
      return say("snap.wallCentre", { name: reason.name });
    case "besides":
      return say("snap.besides", { name: nameOfRow(reason.row) });
    case "aligned":
    case "frontLine":
    case "centred":
    case "inside":
    case "onto":
      return say(`snap.${reason.kind}`, { name: nameOfRow(reason.row) });
    case "equalGap":
      return say("snap.equalGap", { mm: lengthSaid(reason.gapMm, language) });
    case "tooWide":
      return say("snap.tooWide", {
        name: reason.name,
        width: lengthSaid(reason.widthMm, language),
        length: lengthSaid(reason.lengthMm, language),
      });
    case "linked":
      return say("snap.linked", { count: reason.count });
  }
}

/** The sentence beside the thing in hand: a collision, else the reason for its place; empty where there is neither. */
export function reasonText(
  interaction: Interaction,
  evaluated: EvaluatedProject,
  say: Say,
  language: string,
): string {
  const [ghost] = ghostsOf(interaction);
  if (!ghost) return "";
  const nameOfRow = (id: RowId): string => nameOf(id, evaluated, language);
  if (ghost.collidesWith !== null) return say("snap.overlaps", { name: nameOfRow(ghost.collidesWith) });
  const isWallItem =
    interaction.kind === "placing"
      ? interaction.article.mount === "wall-opening"
      : evaluated.rows.some(({ row, article }) => row.id === ghost.row && article.mount === "wall-opening");
  const sentence = snapSentence(ghost.reasons, { isWallItem, nameOfRow, language }, say);
  if (interaction.kind !== "turning") return sentence;
  const deg = figureText(interaction.by > 180 ? interaction.by - 360 : interaction.by, language);
  return say("snap.turned", { deg });
}

/**
 * The place of a row, read aloud once per finished gesture: "Base unit 600 placed against wall A, 820 mm from the left." Against is what
 * its back touches; left is as seen from its front.
 */
export function placeSentence(
  row: EvaluatedRow,
  distances: readonly SideDistance[],
  nameOfRow: (id: RowId) => string,
  say: Say,
  language: string,
): string {
  const name = rowName(row, language);
  const back = distances.find(({ side, value }) => side === "back" && value < 1);
  const left = distances.find(({ side }) => side === "left");
  const beside = distances.find(({ side, value, meets }) => side !== "back" && value < 1 && "row" in meets);
  const wall = back && "wall" in back.meets ? back.meets.name : "";
  const mm = left ? lengthSaid(left.value, language) : "";
  if (beside && "row" in beside.meets) {
    const other = nameOfRow(beside.meets.row);
    return wall ? say("said.besideAtWall", { name, wall, other }) : say("said.beside", { name, other });
  }
  if (wall && left) return say("said.againstWallFromLeft", { name, wall, mm });
  if (wall) return say("said.againstWall", { name, wall });
  if (left) return say("said.fromLeft", { name, mm });
  return say("said.placed", { name });
}

/** The content of the view in one sentence: "2D plan, 12 items. Base unit 600 selected." */
export function viewSummary(
  kind: "plan" | "scene",
  { rows }: EvaluatedProject,
  selected: readonly EvaluatedRow[],
  say: Say,
  language: string,
): string {
  const count = rows.filter((row) => !row.automatic).length;
  const what = say(kind === "plan" ? "plan.summary" : "scene.summary", { count });
  const [first, ...more] = selected;
  if (!first) return what;
  const name = rowName(first, language);
  return `${what} ${more.length === 0 ? say("plan.selectedOne", { name }) : say("plan.selectedMany", { count: selected.length })}`;
}
