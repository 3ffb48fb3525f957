import type { RowId } from "../ids.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project, Room, Row } from "../project.ts";
import { checkRoom } from "../room/check-room.ts";
import { JAMB } from "../room/curves/openings-on-arc.ts";
import { angleOnCurve } from "../room/curves/place-on-curve.ts";
import { type OpeningToSeat, seatOpenings } from "../room/curves/seat-openings.ts";
import { viewedWalls } from "../room/curves/viewed-walls.ts";
import type { WallCurve } from "../room/curves/wall-curve.ts";

/**
 * Puts every door and window of a curved wall into a straight facet of its width, which is cut for it. An item's place on the wall is the
 * place of its middle; when two would share a facet, the later one is moved along the wall. A curved wall without items gets even facets
 * again.
 *
 * before    the project before the change, so that only changed walls are examined
 * widths    of wall items by row, mm; an item without one keeps its facet
 * refused   `openingTooWide` at the row when the arc is too short or its circle too small, whatever `checkRoom` refuses
 */
export function seatWallItems(
  project: Project,
  args: { readonly before: Project; readonly widths: Readonly<Record<RowId, number>> },
): Outcome<Project> {
  let now = project;
  const hung = hungOn([...project.rows, ...args.before.rows]);
  for (const [index, { id, walls }] of project.rooms.entries()) {
    if (!walls.some(({ curve }) => curve !== undefined)) continue;
    for (const { segment, curve } of viewedWalls(now.rooms[index]!)) {
      if (!curve?.facets.some(({ wall }) => hung.has(wall.id))) continue;
      const seated = seatOn(now, now.rooms.find((room) => room.id === id)!, segment.wall.id, args.widths);
      if (!seated.ok) return seated;
      now = seated.value;
    }
  }
  return done(now);
}

const hungOn = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ placement }) => (placement.on === "wall" ? [placement.wall] : [])));

function seatOn(
  project: Project,
  room: Room,
  wall: string,
  widths: Readonly<Record<RowId, number>>,
): Outcome<Project> {
  const curve = viewedWalls(room).find(({ segment }) => segment.wall.id === wall)?.curve;
  if (!curve) return done(project);
  const openings = project.rows.flatMap((row) => openingOf(row, curve, widths));
  const seated = seatOpenings(room, curve, openings);
  if (seated === null)
    return refused(
      "openingTooWide",
      `rows.${openings.at(-1)?.row ?? ""}`,
      "the curved wall is too short for it",
    );
  const checked = checkRoom(seated.room);
  if (!checked.ok) return checked;
  const rows = project.rows.map((row): Row => {
    const place = seated.places.get(row.id);
    const { placement } = row;
    if (!place || placement.on !== "wall") return row;
    // An item of unknown width stays at its place in its facet.
    if (widths[row.id] === undefined)
      return place.wall === placement.wall ? row : { ...row, placement: { ...placement, wall: place.wall } };
    if (place.wall === placement.wall && Math.abs(place.offset - placement.offset) < 1e-6) return row;
    return { ...row, placement: { ...placement, ...place } };
  });
  const isSame = rows.every((row, i) => row === project.rows[i]);
  if (seated.room === room && isSame) return done(project);
  return done({
    ...project,
    rooms: project.rooms.map((one) => (one === room ? seated.room : one)),
    rows: isSame ? project.rows : rows,
  });
}

/** An item of unknown width keeps a facet as long as its present one. */
function openingOf(
  { id, placement }: Row,
  curve: WallCurve,
  widths: Readonly<Record<RowId, number>>,
): readonly OpeningToSeat[] {
  if (placement.on !== "wall") return [];
  const facet = curve.facets.find(({ wall }) => wall.id === placement.wall);
  if (!facet) return [];
  const width = widths[id];
  const along = width === undefined ? facet.length / 2 : placement.offset + width / 2;
  const at = angleOnCurve(curve, placement.wall, along);
  return at === null ? [] : [{ row: id, at, width: width ?? Math.max(0, facet.length - 2 * JAMB) }];
}
