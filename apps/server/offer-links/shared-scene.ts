import type { ProjectDocument } from "@stanza/codecs";
import type { SharedScene } from "@stanza/contract";
import type { EvaluatedProject } from "@stanza/evaluation";
import type { Catalogues } from "../evaluation/reckon.ts";

/** A project of an offer, evaluated. */
interface ScenePart {
  readonly title: string;
  readonly document: ProjectDocument;
  readonly evaluated: EvaluatedProject;
  readonly catalogues: Catalogues;
}

/** What a client's browser needs to show the rooms, and nothing that they could not see: no choices, prices, codes or notes. */
export function sharedScene(parts: readonly ScenePart[]): SharedScene {
  const used = new Set<string>();
  const materials = new Map<string, SharedScene["materials"][number]>();
  const scenes = parts.map(({ title, document, evaluated, catalogues }) => {
    const { rooms, rows } = document.project;
    const hidden = new Set(rows.flatMap(({ id, hidden }) => (hidden ? [id] : [])));
    const shown = evaluated.rows.filter(({ row }) => !hidden.has(row.id));
    for (const { article } of shown) for (const part of article.parts) used.add(part.material);
    for (const room of rooms) {
      for (const code of [room.floorMaterial, room.wallMaterial, room.ceilingMaterial])
        if (code) used.add(code);
      for (const { material } of room.walls) if (material) used.add(material);
    }
    for (const { open } of catalogues.values()) {
      for (const material of open.materials)
        if (used.has(material.code)) materials.set(material.code, material);
    }
    return {
      title,
      rooms,
      rows: shown.map(({ row, frame, article }) => ({
        row: { id: row.id, placement: row.placement },
        frame,
        article: { parts: article.parts, ...(article.opening ? { opening: article.opening } : {}) },
      })),
    };
  });
  return { parts: scenes, materials: [...materials.values()] };
}
