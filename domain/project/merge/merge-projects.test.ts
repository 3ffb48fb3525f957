import { describe, expect, test } from "vitest";
import { addLayer } from "../changes/add-layer.ts";
import { addRoom } from "../changes/add-room.ts";
import { addRow } from "../changes/add-row.ts";
import { addWallItem } from "../changes/add-wall-item.ts";
import { changeVariant } from "../changes/change-variant.ts";
import { placeRow } from "../changes/place-row.ts";
import { putOnLayer } from "../changes/put-on-layer.ts";
import { removeLayer } from "../changes/remove-layer.ts";
import { removeRoom } from "../changes/remove-room.ts";
import { removeRows } from "../changes/remove-rows.ts";
import { rename } from "../changes/rename.ts";
import { setNote } from "../changes/set-note.ts";
import { setQuantity } from "../changes/set-quantity.ts";
import { setRoomHeight } from "../changes/set-room-height.ts";
import { checkProject } from "../check/check-project.ts";
import { isSame } from "../difference/is-same.ts";
import { type Change, inOrder } from "../history/history.ts";
import { accepted } from "../outcome.ts";
import type { Project } from "../project.ts";
import { countedIds, sampleProject } from "../testing/sample-project.ts";
import { mergeProjects } from "./merge-projects.ts";

const base = sampleProject();
const wall = base.rooms[0]!.walls[1]!.id;
const after = (...changes: readonly Change[]): Project => accepted(inOrder(...changes)(base));
const merged = (mine: Project, theirs: Project) => mergeProjects({ base, mine, theirs });
const ids = ({ rows }: Project) => rows.map(({ id }) => id);

const added =
  (id: string): Change =>
  (project) =>
    addRow(project, {
      id,
      catalogue: "cucina",
      model: "ARIA",
      article: "BASE-1D",
      placement: { on: "room", at: [1200, 0, 0], rotY: 0 },
    });
const removed =
  (...rows: readonly string[]): Change =>
  (project) =>
    removeRows(project, { rows });
const noted =
  (row: string, note: string): Change =>
  (project) =>
    setNote(project, { row, note });
const hung =
  (id: string): Change =>
  (project) =>
    addWallItem(project, { id, catalogue: "muri", model: "STANDARD", article: "DOOR-1", wall, offset: 1500 });

describe("[F07] two people, one project", () => {
  test("what one of them alone has touched is as that person left it", () => {
    const mine = after(added("island"), noted("base", "left of the window"));
    const theirs = after(removed("sink"), (project) => setRoomHeight(project, { room: "r0", height: 2550 }));
    const { project, clashes } = merged(mine, theirs);
    expect(clashes).toEqual([]);
    expect(ids(project)).toEqual(ids(mine).filter((id) => id !== "sink"));
    expect(project.rows[0]?.note).toBe("left of the window");
    expect(project.rooms[0]?.height).toBe(2550);
  });

  test("what both have done in the same way is done once", () => {
    const both = after(added("island"), removed("sink"));
    expect(merged(both, after(added("island"), removed("sink")))).toEqual({ project: both, clashes: [] });
  });

  test("one article that both have changed is a clash, in which the side counts that is taken", () => {
    const mine = after((project) => changeVariant(project, { row: "base", choices: { W: 450 } }));
    const theirs = after((project) => setQuantity(project, { row: "base", quantity: 3 }));
    const clash = { part: "row", id: "base", mine: "changed", theirs: "changed" };
    expect(merged(mine, theirs)).toEqual({ project: mine, clashes: [clash] });
    expect(mergeProjects({ base, mine, theirs }, () => "theirs").project).toEqual(theirs);
  });

  test("an article that one has removed and the other changed comes back, or goes", () => {
    const mine = after(noted("sink", "with a tap"));
    const theirs = after(removed("sink"));
    expect(merged(mine, theirs).clashes).toEqual([
      { part: "row", id: "sink", mine: "changed", theirs: "removed" },
    ]);
    expect(ids(merged(mine, theirs).project)).toContain("sink");
    expect(ids(mergeProjects({ base, mine, theirs }, () => "theirs").project)).not.toContain("sink");
  });

  test("a room that one has removed while the other hung a door in it is a clash; without the room the door goes too", () => {
    const mine = after(hung("exit"));
    const theirs = after((project) => removeRoom(project, { room: "r0" }));
    const { project, clashes } = merged(mine, theirs);
    expect(clashes).toEqual([{ part: "room", id: "r0", mine: "changed", theirs: "removed" }]);
    expect(project.rooms).toEqual(mine.rooms);
    expect(ids(project)).toContain("exit");
    const gone = mergeProjects({ base, mine, theirs }, () => "theirs").project;
    expect([gone.rooms, ids(gone).includes("exit")]).toEqual([[], false]);
  });

  test("the order is that of whoever changed it, and what the other added stands where it was put", () => {
    const mine = { ...base, rows: base.rows.toReversed() };
    const theirs = after(added("island"));
    const order = ids(merged(mine, theirs).project);
    expect(order.filter((id) => id !== "island")).toEqual(ids(mine));
    expect(order.indexOf("island")).toBe(order.indexOf(ids(base).at(-1)!) + 1);
    expect(ids(merged(theirs, mine).project)).toEqual(order);
  });

  test("a layer that one has removed while the other put an article on it leaves the article on none", () => {
    const layer = { id: "later", name: "Later", visible: true, locked: false, colour: "#336699" };
    const start = after((project) => addLayer(project, layer));
    const mine = accepted(putOnLayer(start, { rows: ["base"], walls: [], layer: "later" }));
    const theirs = accepted(removeLayer(start, { layer: "later" }));
    const { project } = mergeProjects({ base: start, mine, theirs });
    expect(project.layers).toBeUndefined();
    expect(project.rows[0]).not.toHaveProperty("layer");
  });

  test("ids that objects have by themselves are ids like others", () => {
    const mine = after(added("constructor"));
    const theirs = after(added("toString"));
    expect(ids(merged(mine, theirs).project).slice(-2).sort()).toEqual(["constructor", "toString"]);
  });
});

/** Numbers from 0 to 1 that a seed repeats. Source: Mulberry32. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Twenty random edits of one person; refused ones change nothing. */
function edited(start: Project, who: string, next: () => number): Project {
  const nextId = countedIds(`${who}-`);
  const one = <T>(things: readonly T[]): T | undefined => things[Math.floor(next() * things.length)];
  let project = start;
  for (let i = 0; i < 20; i++) {
    const row = one(project.rows)?.id ?? "none";
    const room = one(project.rooms)?.id ?? "none";
    const wallIds = project.rooms.flatMap(({ walls }) => walls.map(({ id }) => id));
    const at = [Math.round(next() * 4000), 0, Math.round(next() * 3000)] as const;
    const edits: readonly Change[] = [
      added(nextId()),
      removed(row),
      noted(row, `${who} ${i}`),
      (so) => setQuantity(so, { row, quantity: 1 + Math.floor(next() * 5) }),
      (so) => changeVariant(so, { row, choices: { W: 300 + Math.floor(next() * 6) * 50 } }),
      (so) => placeRow(so, { row, placement: { on: "room", at, rotY: 0 } }),
      (so) => addRoom(so, { template: "rt1", newId: nextId }),
      (so) => (next() < 0.2 ? removeRoom(so, { room }) : setRoomHeight(so, { room, height: 2400 + i })),
      (so) =>
        addWallItem(so, {
          id: nextId(),
          catalogue: "muri",
          model: "STANDARD",
          article: "DOOR-1",
          wall: one(wallIds) ?? "none",
          offset: Math.round(next() * 3000),
        }),
      (so) => rename(so, { description: `${who} ${i}` }),
      (so) => addLayer(so, { id: nextId(), name: who, visible: true, locked: false, colour: "#336699" }),
      (so) => putOnLayer(so, { rows: [row], walls: [], layer: one(so.layers ?? [])?.id ?? null }),
    ];
    const outcome = one(edits)!(project);
    if (outcome.ok) project = outcome.value;
  }
  return project;
}

const SEEDS = Number(process.env.MERGE_SEEDS ?? 20);

test(`[F07] ${SEEDS} pairs of editors lose nothing that one of them alone has touched, and what comes of it is a project`, () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const next = numbersOf(seed);
    const start = edited(sampleProject(), "before", next);
    const mine = edited(start, "mine", next);
    const theirs = edited(start, "theirs", next);
    const there = mergeProjects({ base: start, mine: theirs, theirs: mine }, () => "theirs");
    const { project, clashes } = mergeProjects({ base: start, mine, theirs });
    const why = `seed ${seed}`;
    expect(checkProject(project), why).toMatchObject({ ok: true });
    // Whoever merges, the same comes of it when the same side counts.
    expect(new Set(there.project.rows), why).toEqual(new Set(project.rows));
    expect(new Set(there.project.rooms), why).toEqual(new Set(project.rooms));
    const find = (of: Project, id: string) => of.rows.find((row) => row.id === id);
    const walls = new Set(project.rooms.flatMap(({ walls }) => walls.map(({ id }) => id)));
    for (const id of new Set([...ids(start), ...ids(mine), ...ids(theirs)])) {
      if (clashes.some((clash) => clash.part === "row" && clash.id === id)) continue;
      const [was, here, told] = [find(start, id), find(mine, id), find(theirs, id)];
      const wanted = isSame(here, was) ? told : here;
      const stands = wanted?.placement.on !== "wall" || walls.has(wanted.placement.wall);
      const { layer: _, ...now } = find(project, id) ?? {};
      const { layer: __, ...expected } = (stands && wanted) || {};
      expect(now, `${why}, ${id}`).toEqual(expected);
    }
  }
});
