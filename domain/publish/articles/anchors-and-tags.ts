import { z } from "zod";
import type { Overlays, ShapedArticle } from "./shape-articles.ts";

/** The tags that articles have. */
export const tagsIn = (shapes: ReadonlyMap<string, ShapedArticle>): ReadonlySet<string> =>
  new Set([...shapes.values()].flatMap((shape) => shape.authored.tags));

/** Ids of the anchors by neutro, those of overlays too; no entry for an article with mistakes. */
export function anchorsByArticle(
  shapes: ReadonlyMap<string, ShapedArticle>,
  overlays: Overlays,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...shapes].flatMap(([neutro, { authored, isWhole }]) => {
      const over = [...(overlays.get(neutro)?.values() ?? [])].flatMap(({ value }) => anchorIds(value));
      const own = authored.anchors.map(({ id }) => id);
      return isWhole ? [[neutro, new Set([...own, ...over])] as const] : [];
    }),
  );
}

/** The ids of the anchors in an overlay, whose shape is checked elsewhere. */
function anchorIds(overlay: unknown): readonly string[] {
  const read = anchorsSchema.safeParse(overlay);
  return read.success ? read.data.anchors.map(({ id }) => id) : [];
}

const anchorsSchema = z.looseObject({ anchors: z.array(z.looseObject({ id: z.string() })).default([]) });
