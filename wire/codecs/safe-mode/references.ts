import type { Project, Row } from "@stanza/project";
import { CATALOGUE_IN_USE } from "../migrate.ts";
import type { DocumentProblem } from "../project-codec.ts";

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Mends what points at nothing, so that an article need not go for it: one on a wall that is gone stands at the room's origin, one of a
 * catalogue that the project does not name uses that catalogue as it is today, and one with another's id gets its own. Changes the
 * project, which has to be a copy; where parts have another shape it does nothing, because the check names them.
 */
export function mendReferences(project: Project): readonly DocumentProblem[] {
  const { rows, rooms, catalogues } = project;
  if (!Array.isArray(rows) || !Array.isArray(rooms) || typeof catalogues !== "object") return [];
  const walls = new Set((rooms as Project["rooms"]).flatMap((room) => room.walls?.map(({ id }) => id) ?? []));
  const used = catalogues as Draft<Project["catalogues"]> & Record<string, unknown>;
  const seen = new Set<string>();
  const problems: DocumentProblem[] = [];
  for (const [i, row] of (rows as Draft<Row>[]).entries()) {
    if (seen.has(row.id)) {
      problems.push({ path: `rows.${i}.id`, message: `expected an id of its own, ${row.id} is taken` });
      row.id = freeId(row.id, seen);
    }
    seen.add(row.id);
    if (row.placement?.on === "wall" && !walls.has(row.placement.wall)) {
      problems.push({ path: `rows.${i}.placement`, message: `there is no wall ${row.placement.wall}` });
      row.placement = { on: "room", at: [0, 0, 0], rotY: 0 };
    }
    if (row.catalogue !== "" && row.catalogue !== "__proto__" && !Object.hasOwn(used, row.catalogue)) {
      problems.push({
        path: `rows.${i}.catalogue`,
        message: `the project does not use the catalogue ${row.catalogue}`,
      });
      used[row.catalogue] = { version: CATALOGUE_IN_USE, model: row.model, headers: {} };
    }
  }
  return problems;
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let n = 2; ; n += 1) {
    const free = `${id.slice(0, 190)}~${n}`;
    if (!taken.has(free)) return free;
  }
}
