import { isUser, paths, safeRedirect, sells, useSession } from "@stanza/web-site";
import { redirect } from "@tanstack/react-router";
import { type Guarded, guardOf } from "./guards.ts";

/** Search of the screens that work on a project: which one, so that a reload and a bookmark keep the place. */
export interface ProjectSearch {
  readonly project?: number;
}

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

/** Where the summary's Back leads, and whether it asks at once whether to order. */
export function summarySearch(
  search: Record<string, unknown>,
): ProjectSearch & { readonly from?: string; readonly order?: 1 } {
  const from = safeRedirect(search.from, window.location.origin);
  return {
    ...projectSearch(search),
    ...(from === undefined ? {} : { from }),
    ...(Number(search.order) === 1 ? { order: 1 } : {}),
  };
}

/** A project, and one short text beside it. */
export const projectAndText =
  <K extends string>(name: K) =>
  (search: Record<string, unknown>): ProjectSearch & { readonly [key in K]?: string } => ({
    ...projectSearch(search),
    ...textSearch(name)(search),
  });

/**
 * The summary and the services are the seller's work; people who sell nothing see the same project as their design.
 */
export function sellersElseDesign(pattern: "/summary" | "/servizi") {
  return ({ location, search }: Guarded & { readonly search: ProjectSearch }): void => {
    const { profile } = useSession.getState();
    if (isUser(profile) && !sells(profile))
      throw redirect({ href: paths.offer({ projectId: search.project }), replace: true });
    guardOf(pattern)({ location });
  };
}
