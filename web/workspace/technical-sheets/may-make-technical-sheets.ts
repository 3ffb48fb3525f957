import type { Profile } from "@stanza/contract";
import { sells, useSession } from "@stanza/web-site";

/**
 * Returns true when this person may have technical sheets: the making of articles is the maker's and the dealer's business.
 *
 * ASSUMED: professionals and supervisors; the server refuses everybody else.
 */
export const mayMakeTechnicalSheets = (profile: Pick<Profile, "kind" | "isAdmin"> | null): boolean =>
  sells(profile);

export const useMayMakeTechnicalSheets = (): boolean =>
  useSession((state) => mayMakeTechnicalSheets(state.profile));
