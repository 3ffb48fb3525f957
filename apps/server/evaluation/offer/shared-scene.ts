import type { SharedScene } from "@stanza/contract";
import type { EvaluatedProject } from "@stanza/evaluation";
import type { Project, RowId } from "@stanza/project";
import type { Catalogues } from "../catalogues-in-use.ts";

/** A project of an offer, evaluated. */
interface ScenePart {
  readonly title: string;
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
  readonly catalogues: Catalogues;
  /** The row id that the offer has. */
  readonly nameOf: (row: RowId) => string;
}

/**
 * The scene that a client's browser needs to show a project's rooms, without choices, prices, codes and notes.
 * The scene of an offer of several projects has the parts of all, and each material once.
 */
export function sharedScene({ title, project, evaluated, catalogues, nameOf }: ScenePart): SharedScene {
  const { rooms, rows } = project;
  const hidden = new Set(rows.flatMap(({ id, hidden: isHidden }) => (isHidden ? [id] : [])));
  const shown = evaluated.rows.filter(({ row }) => !hidden.has(row.id));
  const used = new Set<string>();
  for (const { article } of shown) for (const part of article.parts) used.add(part.material);
  for (const room of rooms) {
    for (const code of [room.floorMaterial, room.wallMaterial, room.ceilingMaterial])
      if (code) used.add(code);
    for (const { material } of room.walls) if (material) used.add(material);
  }
  const materials = new Map<string, SharedScene["materials"][number]>();
  for (const { open } of catalogues.values()) {
    for (const material of open.materials)
      if (used.has(material.code)) materials.set(material.code, material);
  }
  const part = {
    title,
    rooms,
    rows: shown.map(({ row, frame, article }) => ({
      row: { id: nameOf(row.id), placement: row.placement },
      frame,
      article: { parts: article.parts, ...(article.opening ? { opening: article.opening } : {}) },
    })),
  };
  return { parts: [part], materials: [...materials.values()] };
}
