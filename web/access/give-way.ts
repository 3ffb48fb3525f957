import type { Profile } from "@stanza/contract";
import { openWork } from "./open-work.ts";

/**
 * After somebody has signed in: work of another person that is open here stays in that person's journal and is closed.
 * Returns true where it was.
 */
export async function giveWayTo(profile: Profile | null): Promise<boolean> {
  if (!profile || !openWork().belongsToAnother(profile.userId)) return false;
  await openWork().keep();
  openWork().close();
  return true;
}
