import type { Profile } from "@stanza/contract";
import { useSession } from "@stanza/web-site";

/**
 * Whether this person is given technical sheets: how articles are made is the maker's and the dealer's business.
 *
 * ASSUMED: professionals and supervisors; the server refuses everybody else.
 */
export const mayMakeTechnicalSheets = (profile: Pick<Profile, "kind" | "isAdmin"> | null): boolean =>
  profile !== null && (profile.isAdmin || profile.kind === "pro");

export const useMayMakeTechnicalSheets = (): boolean =>
  useSession((state) => mayMakeTechnicalSheets(state.profile));
