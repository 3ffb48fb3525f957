import { refuse } from "../operation/refuse.ts";

export const sameProjectTwice = () =>
  refuse(422, "same-project-twice", "A project stands once in an offer, with its quantity.");

/** Returns true when a combined offer names a project more than once. */
export const namesProjectTwice = (parts: readonly { readonly projectId: number }[]): boolean =>
  new Set(parts.map(({ projectId }) => projectId)).size < parts.length;
