import type { CatalogueUse, Project, Room } from "./project.ts";

/** An empty project. The catalogues of its rows are pinned first, here or by `useCatalogue`. */
export function newProject(
  args: {
    readonly description?: string;
    readonly catalogues?: Readonly<Record<string, CatalogueUse>>;
    readonly rooms?: readonly Room[];
  } = {},
): Project {
  return {
    description: args.description ?? "",
    catalogues: args.catalogues ?? {},
    rooms: args.rooms ?? [],
    rows: [],
    automaticEdits: {},
  };
}
