import {
  type Choices,
  type EvaluatedArticle,
  type Gallery,
  type OpenCatalogue,
  type Text,
  UnknownInCatalogue,
} from "@stanza/catalogue";
import { boxFootprint, type Frame, normaliseAngle, type Vec3 } from "@stanza/geometry";
import { choicesAsPictured } from "./choices-as-pictured.ts";
import { snapAnchors } from "./snap-anchors.ts";

/** One article of a gallery, evaluated and placed. */
export interface ArrangedRow {
  /** Id of the row in the gallery. */
  readonly id: string;
  readonly article: string;
  /** The choices to store with the row. */
  readonly choices: Choices;
  /** Its frame in the frame of the arrangement. */
  readonly frame: Frame;
  readonly evaluated: EvaluatedArticle;
  readonly description: Text;
}

/** A gallery as one body: the left-bottom-back corner of its common box is the origin, its front faces +Z. */
export interface ArrangedGallery {
  readonly gallery: Gallery;
  readonly rows: readonly ArrangedRow[];
  /** Width, height and depth of the common box, mm; the height from the floor. */
  readonly box: Vec3;
  /** Articles that this version of the catalogue lacks. */
  readonly missing: readonly string[];
}

export interface ArrangeOptions {
  /** Header that the rows follow; absent: the gallery's own. */
  readonly header?: Choices;
  /** True: where `header` differs from the gallery's own header, the rows keep the pictured finishes as choices of their own. */
  readonly asPictured?: boolean;
  /** ISO date for the validity of options. */
  readonly priceDate?: string;
}

/**
 * Evaluates the articles of a gallery and puts them together: at the given places, or with an anchor on the anchor of an earlier row in
 * opposite directions (spec 1 §3). A row stays at `at` when its present choices have no such anchors.
 *
 * returns  frames in mm in the arrangement's own frame; turn and move it as one
 */
export function arrangeGallery(
  catalogue: OpenCatalogue,
  gallery: Gallery,
  { header = gallery.header, asPictured = false, priceDate }: ArrangeOptions = {},
): ArrangedGallery {
  const { model } = gallery;
  const rows: ArrangedRow[] = [];
  const missing: string[] = [];
  for (const { id, article, choices, at, rotY, snap } of gallery.rows) {
    const entry = catalogue.article(article, model);
    if (!entry) {
      missing.push(article);
      continue;
    }
    const base = { model, article, choices, ...(priceDate === undefined ? {} : { priceDate }) };
    const own = asPictured ? choicesAsPictured(catalogue, base, gallery.header, header) : choices;
    const evaluated = evaluateOrMiss(catalogue, { ...base, header, choices: own });
    if (evaluated === null) {
      missing.push(article);
      continue;
    }
    const other = snap && rows.find((row) => row.id === snap.to);
    const snapped = other && snapAnchors(evaluated, snap.my, other, snap.their);
    const standing: Frame = {
      at: at ?? [0, evaluated.elevation, 0],
      rotY: normaliseAngle(rotY),
    };
    const frame = snapped ?? standing;
    rows.push({ id, article, choices: own, frame, evaluated, description: entry.description });
  }
  return { gallery, ...fromCorner(rows), missing };
}

function evaluateOrMiss(
  catalogue: OpenCatalogue,
  request: Parameters<OpenCatalogue["evaluate"]>[0],
): EvaluatedArticle | null {
  try {
    return catalogue.evaluate(request).result;
  } catch (thrown) {
    if (thrown instanceof UnknownInCatalogue) return null;
    throw thrown;
  }
}

/** Moves the rows so that the left back corner of their common box is the origin. */
function fromCorner(rows: readonly ArrangedRow[]): Pick<ArrangedGallery, "rows" | "box"> {
  const corners = rows.flatMap(({ frame, evaluated }) => boxFootprint(frame, evaluated.box));
  if (corners.length === 0) return { rows, box: [0, 0, 0] };
  const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)];
  const [left, back] = [Math.min(...xs), Math.min(...zs)];
  const moved = rows.map((row) => {
    const [x, y, z] = row.frame.at;
    return { ...row, frame: { ...row.frame, at: [tidy(x - left), y, tidy(z - back)] as Vec3 } };
  });
  const top = Math.max(...rows.map(({ frame, evaluated }) => frame.at[1] + evaluated.box[1]));
  return { rows: moved, box: [tidy(Math.max(...xs) - left), top, tidy(Math.max(...zs) - back)] };
}

/** Rounds away the last digits that a sine leaves after quarter turns. */
const tidy = (mm: number): number => Math.round(mm * 1000) / 1000 + 0;
