import type { Material } from "@stanza/catalogue";
import { textIn } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { Project, Room } from "@stanza/project";
import { ROOM_SURFACES, UNKNOWN_SURFACE } from "../materials/room-surfaces.ts";
import type { Surface } from "./scene-input.ts";
import type { SeenRow } from "./viewer-rooms.ts";

/** A row with the name that other programs show. */
export interface NamedRow extends SeenRow {
  readonly name: string;
  /** Code of its catalogue, which its materials are of. */
  readonly catalogue?: string;
}

/** What a model is made from: rooms, evaluated rows, and the looks of their materials. */
export interface ModelScene {
  readonly title: string;
  readonly rooms: readonly Room[];
  readonly rows: readonly NamedRow[];
  /**
   * The look and the name of a material of a catalogue; without one, of the room. The same material is the same object each time.
   */
  readonly materialOf: (code: string, catalogue?: string) => NamedSurface;
}

export interface NamedSurface {
  readonly name: string;
  readonly surface: Surface;
}

/** A catalogue as far as a model needs it. */
interface Materials {
  readonly material: (code: string) => Material | undefined;
}

/**
 * The scene of an evaluated project, rows that are hidden left out.
 *
 * catalogues  the opened catalogues by code
 * only        ids of the rows that are wanted, without any room; absent: everything
 */
export function modelScene(
  project: Pick<Project, "rooms" | "rows" | "description">,
  evaluated: EvaluatedProject,
  catalogues: ReadonlyMap<string, Materials>,
  { language, only }: { readonly language: string; readonly only?: ReadonlySet<string> },
): ModelScene {
  const known = new Map<Material | string, NamedSurface>();
  const named = (code: string, material: Material | undefined): NamedSurface => {
    const before = known.get(material ?? code);
    if (before) return before;
    const made: NamedSurface = material
      ? { name: textIn(material.description, language) || code, surface: material }
      : { name: code, surface: ROOM_SURFACES[code] ?? UNKNOWN_SURFACE };
    known.set(material ?? code, made);
    return made;
  };
  const anywhere = (code: string): Material | undefined => {
    for (const each of catalogues.values()) {
      const found = each.material(code);
      if (found) return found;
    }
    return undefined;
  };
  const hidden = new Set(project.rows.flatMap(({ id, hidden: isHidden }) => (isHidden ? [id] : [])));
  // A generated row goes with the last of the rows that it was made from, as in the views.
  const isHidden = ({ row, automatic }: EvaluatedRow): boolean =>
    automatic && automatic.members.length > 0
      ? automatic.members.every((id) => hidden.has(id))
      : hidden.has(row.id);
  const isWanted = (one: EvaluatedRow): boolean => (only ? only.has(one.row.id) : !isHidden(one));
  return {
    title: project.description,
    rooms: only ? [] : project.rooms,
    rows: evaluated.rows.filter(isWanted).map(({ row, frame, article, description }) => ({
      row,
      frame,
      article,
      name: `${row.article} ${textIn(description, language)}`.trim(),
      catalogue: row.catalogue,
    })),
    materialOf: (code, catalogue) =>
      named(
        code,
        (catalogue === undefined ? undefined : catalogues.get(catalogue)?.material(code)) ?? anywhere(code),
      ),
  };
}
