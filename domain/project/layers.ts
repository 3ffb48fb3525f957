import type { RowId, WallId } from "./ids.ts";
import type { Layer, Project, Row, Wall } from "./project.ts";

/** The hidden and locked rows and walls, by their own state and by their layers. */
export interface HeldBack {
  readonly hiddenRows: ReadonlySet<RowId>;
  readonly lockedRows: ReadonlySet<RowId>;
  readonly hiddenWalls: ReadonlySet<WallId>;
  readonly lockedWalls: ReadonlySet<WallId>;
}

const NOTHING: HeldBack = {
  hiddenRows: new Set(),
  lockedRows: new Set(),
  hiddenWalls: new Set(),
  lockedWalls: new Set(),
};

/**
 * Finds the hidden and locked rows and walls of a project.
 *
 * layers   false: layers are ignored, and only the state of the rows themselves counts (editor toggle `layers`)
 */
export function heldBack(
  { rows, rooms, layers = [] }: Pick<Project, "rows" | "rooms" | "layers">,
  { layers: counts = true }: { readonly layers?: boolean } = {},
): HeldBack {
  const onLayers = new Map(counts ? layers.map((layer) => [layer.id, layer] as const) : []);
  if (onLayers.size === 0 && !rows.some(({ locked, hidden }) => locked || hidden)) return NOTHING;
  const layerOf = ({ layer }: Row | Wall): Layer | undefined =>
    layer === undefined ? undefined : onLayers.get(layer);
  const walls = rooms.flatMap((room) => room.walls);
  const idsOf = <T extends Row | Wall>(things: readonly T[], of: (thing: T) => boolean | undefined) =>
    new Set(things.flatMap((thing) => (of(thing) ? [thing.id] : [])));
  return {
    hiddenRows: idsOf(rows, (row) => row.hidden || layerOf(row)?.visible === false),
    lockedRows: idsOf(rows, (row) => row.locked || layerOf(row)?.locked),
    hiddenWalls: idsOf(walls, (wall) => layerOf(wall)?.visible === false),
    lockedWalls: idsOf(walls, (wall) => layerOf(wall)?.locked),
  };
}

/** The rows together with all others of their groups, in the project's order. */
export function withGroups({ rows }: Pick<Project, "rows">, ids: readonly RowId[]): readonly RowId[] {
  const chosen = new Set(ids);
  const groups = new Set(
    rows.flatMap(({ id, group }) => (group !== undefined && chosen.has(id) ? [group] : [])),
  );
  if (groups.size === 0) return ids;
  const own = new Set(rows.map(({ id }) => id));
  const generated = ids.filter((id) => !own.has(id));
  const grouped = rows.filter(
    ({ id, group }) => chosen.has(id) || (group !== undefined && groups.has(group)),
  );
  return [...grouped.map(({ id }) => id), ...generated];
}
