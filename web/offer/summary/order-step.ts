import type { Profile } from "@stanza/contract";
import { type Actor, type ProjectPolicy, type ProjectStatus, projectCan } from "@stanza/project";

/** The statuses that lead to an order, each with the one before it. */
const STEPS = { approved: "awaitingOrder", awaitingOrder: "ordered" } as const;

/** The next step towards an order, and whether this person may take it; null: none leads from here. The server decides. */
export function orderStep(
  status: ProjectStatus,
  profile: Pick<Profile, "userId" | "kind" | "isAdmin" | "sellerLevel">,
  readOnlyStatuses: ProjectPolicy["readOnlyStatuses"],
): { readonly to: "awaitingOrder" | "ordered"; readonly mayTake: boolean } | null {
  const to = STEPS[status as keyof typeof STEPS];
  if (!to) return null;
  const shop = "own";
  const actor: Actor = {
    userId: profile.userId,
    type: profile.kind,
    supervisor: profile.isAdmin,
    sellerLevel: profile.sellerLevel,
    shops: [shop],
  };
  const policy = { readOnlyStatuses, canSaveProject: true, guestsMaySave: false };
  const meta = { status, shop, owner: profile.userId };
  return { to, mayTake: projectCan.changeStatus(meta, actor, policy, to).allowed };
}
