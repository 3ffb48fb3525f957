/** Search of the screens that work on a project: which one, so that a reload and a bookmark keep the place. */
export interface ProjectSearch {
  readonly project?: number;
}

/** The project of an address; absent: it names none. */
export function projectSearch(search: Record<string, unknown>): ProjectSearch {
  const project = Number(search.project);
  return Number.isSafeInteger(project) && project > 0 ? { project } : {};
}

/** One short text of the address, such as the code of a catalogue. */
export const textSearch =
  <K extends string>(name: K) =>
  (search: Record<string, unknown>): { readonly [key in K]?: string } => {
    const text = search[name];
    return (typeof text === "string" && text.length <= 200 ? { [name]: text } : {}) as {
      [key in K]?: string;
    };
  };
