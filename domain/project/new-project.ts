import type { CatalogueUse, Project, Room } from "./project.ts";

/** A project with nothing chosen. The catalogues that its rows come from are pinned first, here or by `useCatalogue`. */
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
