import type { Profile, SiteConfig } from "@stanza/contract";
import { isUser, type TranslationKey } from "@stanza/web-site";
import type { OpenProject } from "../project-store.ts";

/** The facts that the answer depends on. */
export interface SaveAsContext {
  readonly open: Pick<OpenProject, "summary"> | null;
  readonly profile: Profile | null;
  readonly config: Pick<SiteConfig["config"], "cansaveproject" | "guestsmaysave"> | null;
  readonly readOnly: boolean;
  /** The server cannot be reached. */
  readonly isAway?: boolean;
}

/**
 * Why the open project cannot be saved in this way by this person; null: it can. The server decides again. A project that can only be
 * read can be copied; an offer is never a guest's (spec 1 §6).
 */
export function saveAsReason(
  kind: "copy" | "offer",
  { open, profile, config, readOnly, isAway = false }: SaveAsContext,
): TranslationKey | null {
  if (!open) return "saveAs.noProject";
  if (config?.cansaveproject === false) return "saveAs.savingOff";
  const mayAsGuest = kind === "copy" && config?.guestsmaysave === true;
  if (!profile || (!isUser(profile) && !mayAsGuest)) return "saveAs.signIn";
  if (isAway) return "offline.needsServer";
  if (kind === "copy") return null;
  const { summary } = open;
  if (summary?.isOffer && summary.status === "offer") return "saveAs.isOffer";
  if (readOnly || summary?.isReadOnly) return "saveAs.readOnly";
  return summary && !summary.can.offer ? "saveAs.forbidden" : null;
}
