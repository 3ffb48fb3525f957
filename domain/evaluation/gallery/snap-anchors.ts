import type { EvaluatedArticle } from "@stanza/catalogue";
import { type Frame, normaliseAngle, rotYOfDirection, toParent, turn } from "@stanza/geometry";

/** A direction with less level part than this points up or down, and the article keeps the turn of the one below it. */
const LEVEL = 0.01;

/**
 * The frame that brings an article's anchor onto the anchor of a placed article, facing the opposite direction. `null`: one of them has no
 * such anchor with its present choices.
 */
export function snapAnchors(
  article: Pick<EvaluatedArticle, "anchors">,
  my: string,
  other: { readonly frame: Frame; readonly evaluated: Pick<EvaluatedArticle, "anchors"> },
  their: string,
): Frame | null {
  const mine = article.anchors.find(({ id }) => id === my);
  const target = other.evaluated.anchors.find(({ id }) => id === their);
  if (!mine || !target) return null;
  const [dx, , dz] = turn(other.frame.rotY, target.dir);
  const isLevel = Math.hypot(dx, dz) > LEVEL && Math.hypot(mine.dir[0], mine.dir[2]) > LEVEL;
  const rotY = isLevel
    ? normaliseAngle(rotYOfDirection([-dx, -dz]) - rotYOfDirection([mine.dir[0], mine.dir[2]]))
    : other.frame.rotY;
  const meeting = toParent(other.frame, target.at);
  const [x, y, z] = turn(rotY, mine.at);
  return { at: [meeting[0] - x, meeting[1] - y, meeting[2] - z], rotY };
}
