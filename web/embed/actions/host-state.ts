import type { HostedState } from "@stanza/embed";
import { usePhotographer } from "@stanza/web-pictures";
import { useProject } from "@stanza/web-project";
import { interfaceLanguage, isUser, useConfig, useSession } from "@stanza/web-site";

/**
 * Somebody with an account is here, or the site lets guests in.
 *
 * ASSUMED: "no user id" of spec 1 §4 is nobody being signed in where guests are not admitted (docs/assumptions.md A182).
 */
export const isGuestAdmitted = (): boolean =>
  isUser(useSession.getState().profile) || useConfig.getState().guestsAdmitted;

/** The application as an action's checks see it. */
export function hostedState(): HostedState {
  const { profile } = useSession.getState();
  const { config } = useConfig.getState();
  return {
    isGuestAdmitted: isGuestAdmitted(),
    isSignedIn: profile !== null,
    isUser: isUser(profile),
    hasProject: useProject.getState().open !== null,
    isSceneShown: usePhotographer.getState().by !== null,
    forcedCatalogue: config?.forcedcatalog[0],
    languages: (config?.languages ?? []).filter((one) => interfaceLanguage(one) !== undefined),
  };
}
