import { onDraftKept, useProject } from "@stanza/web-project";
import { useSession } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { useHostSession } from "../host-session.ts";
import { tellDraftKept, tellKeyFailed, tellLoaded, tellLoginDone, tellSaved } from "./tell-host.ts";

/** Tells the host what happens here without it: sign-ins, projects that are opened, and every save that the server has confirmed. */
export function watchApplication(): () => void {
  const stops = [
    useSession.subscribe(({ profile, loginFailed }, before) => {
      if (profile && profile.userId !== before.profile?.userId)
        tellLoginDone({ user: profile.login, kind: profile.kind, shop: profile.shop.code });
      if (loginFailed !== null && loginFailed !== before.loginFailed) tellKeyFailed(loginFailed);
    }),
    useProject.subscribe(({ open, saveState }, before) => {
      const isOther = open?.projectKey !== before.open?.projectKey;
      if (open && isOther && open.projectId !== null) tellLoaded();
      const isSaved = saveState.kind === "saved" && before.saveState.kind === "saving";
      if (open && !isOther && isSaved && !useHostSession.getState().isSaving)
        tellSaved().catch((error: unknown) =>
          log("error", `The host was not told of a save: ${String(error)}`),
        );
    }),
  ];
  stops.push(onDraftKept(tellDraftKept));
  return () => {
    for (const stop of stops) stop();
  };
}
