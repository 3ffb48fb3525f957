import { type Model, modelScene, modelToMeshes, type ViewerRoom, viewerRooms } from "@stanza/models";
import { currentScene, useCatalogues } from "@stanza/web-project";

export interface ProjectModel {
  readonly model: Model;
  readonly rooms: readonly ViewerRoom[];
}

/** The open project as triangles, as it is now; a sentence's key where there is nothing that could be seen, or too much. */
export function projectModel(language: string): ProjectModel | "empty" | "too-large" {
  const { project, evaluated } = currentScene();
  const catalogues = new Map(
    [...useCatalogues.getState().loaded].map(([code, { open }]) => [code, open] as const),
  );
  const scene = modelScene(project, evaluated, catalogues, { language });
  if (scene.rows.length === 0) return "empty";
  const made = modelToMeshes(scene);
  if (!made.ok) return made.problem;
  return { model: made.model, rooms: viewerRooms(project.rooms, { rows: scene.rows }) };
}
