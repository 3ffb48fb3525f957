import type { Part, Text } from "@stanza/catalogue";
import { type Solid, solidBounds } from "@stanza/geometry";
import type { Project } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";
import type { OpenCatalogues } from "../evaluation-options.ts";
import { positionRows } from "../position-numbers.ts";
import type {
  AlikePieces,
  BillOfMaterials,
  BoardNeed,
  BomGoods,
  BomLine,
  BomMaterial,
  BomPart,
  BomPosition,
  BomUse,
  CutPanel,
} from "./bill-of-materials.ts";
import { type PanelShape, panelOfPart } from "./panel-of-part.ts";
import { openRoomsOf } from "./room-of-row.ts";

/**
 * Composes the bill of materials and the cut list of a project: its articles with their ERP lines, the sum of their fittings, and equal
 * panels and other pieces merged over the whole project, each with its positions. quote.md §9.
 *
 * evaluated   of this project, with these catalogues
 * returns     panels by material, thickness and size, the largest first; everything else in the order of the positions
 *
 * ASSUMED: rows that are not sold (`skipBasket`) are not made either and left out, positions keep their numbers; optional rows are in.
 */
export function billOfMaterials(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: OpenCatalogues,
): BillOfMaterials {
  const roomOf = openRoomsOf(project);
  const positions: BomPosition[] = [];
  const panels = new Alike<PanelShape & { readonly material: BomMaterial }>();
  const parts = new Alike<Omit<BomPart, keyof AlikePieces> & { readonly material: BomMaterial }>();
  const fittings = new Map<string, Building<BomLine>>();
  const goods = new Map<string, BomGoods>();
  for (const [index, one] of positionRows(evaluated).entries()) {
    if (one.article.skipBasket) continue;
    const position = positionOf(one, index + 1, roomOf(one));
    positions.push(position);
    carry(goods, one, position, catalogues);
    for (const line of position.lines.filter(({ kind }) => kind === "fitting")) {
      const key = `${line.code}\n${line.unit}`;
      const known = fittings.get(key) ?? { line, uses: [] };
      fittings.set(key, known);
      use(known.uses, position, line.quantity);
    }
    for (const part of one.article.parts) {
      const material = materialOf(one, part, catalogues);
      const panel = panelOfPart(part);
      if (panel) panels.add({ ...panel, material }, part, position);
      else parts.add({ ...shapeOf(part.solid), layer: part.layer, material }, part, position);
    }
  }
  const cut = panels.all().sort(largestFirst);
  return {
    rooms: project.rooms.length,
    positions,
    goods: [...goods.values()],
    fittings: [...fittings.values()].map(({ line, uses }) => ({ ...line, quantity: total(uses), uses })),
    panels: cut,
    boards: boardsOf(cut),
    parts: parts.all(),
    failed: evaluated.failed.map(({ row, problem }) => ({ row: row.id, article: row.article, problem })),
  };
}

interface Building<T> {
  readonly line: T;
  readonly uses: BomUse[];
}

function positionOf(
  { row, article, description, automatic }: EvaluatedRow,
  number: number,
  room: BomPosition["room"],
): BomPosition {
  return {
    row: row.id,
    number,
    ...(room ? { room } : {}),
    article: row.article,
    description,
    box: [article.box[0], article.box[1], article.box[2]],
    ...(article.weight === undefined ? {} : { weight: article.weight }),
    quantity: row.quantity,
    automatic: automatic !== undefined,
    ...(row.note ? { note: row.note } : {}),
    lines: article.erpLines.map((line) => ({
      code: line.code,
      description: line.description,
      quantity: withoutNoise(line.quantity * row.quantity),
      unit: line.unit,
      kind: line.level === 1 ? "fitting" : "sold",
    })),
  };
}

function carry(
  goods: Map<string, BomGoods>,
  { row: { catalogue } }: EvaluatedRow,
  { box, weight, quantity }: BomPosition,
  catalogues: OpenCatalogues,
): void {
  const none = { pieces: 0, unweighed: 0, weight: 0, volume: 0 };
  const name = catalogues.get(catalogue)?.description ?? { en: catalogue };
  const known = goods.get(catalogue) ?? { catalogue, name, ...none };
  goods.set(catalogue, {
    ...known,
    pieces: withoutNoise(known.pieces + quantity),
    unweighed: withoutNoise(known.unweighed + (weight === undefined ? quantity : 0)),
    weight: withoutNoise(known.weight + (weight ?? 0) * quantity),
    volume: withoutNoise(known.volume + (box[0] * box[1] * box[2] * quantity) / 1e9),
  });
}

/** Merges pieces whose descriptions are equal. */
class Alike<Shape extends { readonly material: BomMaterial }> {
  readonly #lines = new Map<string, Building<Shape> & { readonly parts: Map<string, Text | string> }>();

  add(line: Shape, part: Part, position: BomPosition): void {
    const key = JSON.stringify({ ...line, material: [line.material.catalogue, line.material.code] });
    const known = this.#lines.get(key) ?? { line, uses: [], parts: new Map() };
    this.#lines.set(key, known);
    const id = part.id.replace(/#\d+/g, "");
    known.parts.set(part.name ? JSON.stringify(part.name) : id, part.name ?? id);
    use(known.uses, position, position.quantity);
  }

  all(): (Shape & AlikePieces)[] {
    return [...this.#lines.values()].map(({ line, uses, parts }) => ({
      ...line,
      parts: [...parts.values()],
      quantity: total(uses),
      uses,
    }));
  }
}

/** Counts pieces of a position. Positions come in order, so only the last entry can be the same position. */
function use(uses: BomUse[], { number, room }: BomPosition, quantity: number): void {
  const last = uses.at(-1);
  const isSame = last?.position === number;
  const so = { position: number, ...(room ? { room } : {}) };
  uses.splice(isSame ? -1 : uses.length, 1, {
    ...so,
    quantity: withoutNoise((isSame ? last.quantity : 0) + quantity),
  });
}

const total = (uses: readonly BomUse[]) =>
  withoutNoise(uses.reduce((sum, { quantity }) => sum + quantity, 0));

/** Quantities have at most six decimals, as on ERP lines. */
const withoutNoise = (value: number) => Math.round(value * 1e6) / 1e6;

function materialOf({ row }: EvaluatedRow, part: Part, catalogues: OpenCatalogues): BomMaterial {
  const { catalogue } = row;
  const found = catalogues.get(catalogue)?.material(part.material);
  return { catalogue, code: part.material, name: found?.description ?? { en: part.material } };
}

const SHAPES = {
  box: "box",
  cylinder: "cylinder",
  extrusion: "profile",
  revolution: "turned",
  mesh: "mesh",
} as const;

function shapeOf(solid: Solid): Pick<BomPart, "shape" | "size"> {
  const shape = SHAPES[solid.type];
  const bounds = solidBounds(solid);
  if (!bounds) return { shape };
  const extent = (i: 0 | 1 | 2) => Math.round((bounds.max[i] - bounds.min[i]) * 10) / 10;
  return { shape, size: [extent(0), extent(1), extent(2)] };
}

function largestFirst(a: CutPanel, b: CutPanel): number {
  return (
    byText(a.material.catalogue, b.material.catalogue) ||
    byText(a.material.code, b.material.code) ||
    b.thickness - a.thickness ||
    b.length - a.length ||
    b.width - a.width ||
    b.banded.lengthwise - a.banded.lengthwise ||
    b.banded.crosswise - a.banded.crosswise
  );
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function boardsOf(panels: readonly CutPanel[]): readonly BoardNeed[] {
  const boards = new Map<string, BoardNeed>();
  for (const { material, thickness, length, width, banded, quantity } of panels) {
    const key = `${material.catalogue}\n${material.code}\n${thickness}`;
    const known = boards.get(key) ?? { material, thickness, panels: 0, areaM2: 0, edgeM: 0 };
    const edge = banded.lengthwise * length + banded.crosswise * width;
    boards.set(key, {
      ...known,
      panels: withoutNoise(known.panels + quantity),
      areaM2: withoutNoise(known.areaM2 + (length * width * quantity) / 1e6),
      edgeM: withoutNoise(known.edgeM + (edge * quantity) / 1000),
    });
  }
  return [...boards.values()];
}
