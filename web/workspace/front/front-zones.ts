import type { EvaluatedArticle, Part, VariableView } from "@stanza/catalogue";
import { extentOf, hidesInside } from "../dclass/elevation.ts";

/** One way to choose a variable: the article as it would be. */
export interface Alternative {
  readonly code: string;
  readonly article: EvaluatedArticle;
}

/** A variable that is chosen on the drawn front, and the part of the front that it is about, mm from its lower left corner. */
export interface FrontVariable {
  readonly view: VariableView;
  readonly alternatives: readonly Alternative[];
  readonly zone: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The variables of an article that its catalogue lets a person choose on the front. */
export const frontViews = (views: readonly VariableView[]): readonly VariableView[] =>
  views.filter(
    ({ front, visible, readonly, options = [] }) => front && visible && !readonly && options.length > 1,
  );

/**
 * The part of the front that a variable is about: where the parts differ from one alternative to the other, as high as the article's inside
 * is drawn; the whole front where nothing differs.
 *
 * now   the article as it is
 */
export function zoneOf(now: EvaluatedArticle, alternatives: readonly Alternative[]): FrontVariable["zone"] {
  const different = alternatives.flatMap(({ article }) => differing(now.parts, article.parts));
  const [width, height] = now.box;
  const extent = extentOf(different.filter((part) => !hidesInside(part)));
  const x = Math.max(0, extent?.x ?? 0);
  return { x, y: 0, width: Math.min(width, extent?.width ?? width) || width, height };
}

/** The parts that only one of two articles has. */
function differing(a: readonly Part[], b: readonly Part[]): readonly Part[] {
  const [ofA, ofB] = [new Set(a.map(shapeOf)), new Set(b.map(shapeOf))];
  return [...a.filter((part) => !ofB.has(shapeOf(part))), ...b.filter((part) => !ofA.has(shapeOf(part)))];
}

/** A part by what it is and where, whatever it is made of. */
const shapeOf = ({ id, solid, at }: Part): string => JSON.stringify([id, solid, at]);

/**
 * Bays stand side by side; what is about several of them at once, such as their number, is chosen beside the drawing.
 *
 * returns  the bays from left to right, then the others
 */
export function baysOf(variables: readonly FrontVariable[]) {
  const isWider = (one: FrontVariable) =>
    variables.some(
      (other) =>
        other !== one &&
        other.zone.width < one.zone.width &&
        other.zone.x >= one.zone.x - 1 &&
        other.zone.x + other.zone.width <= one.zone.x + one.zone.width + 1,
    );
  const bays = variables.filter((one) => !isWider(one)).sort((a, b) => a.zone.x - b.zone.x);
  return { bays, others: variables.filter(isWider) };
}
