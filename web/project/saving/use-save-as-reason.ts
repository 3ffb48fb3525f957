import { useConfig, useConnection, useSession } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { isReadOnly, useProject } from "../project-store.ts";
import { saveAsReason } from "./save-as-reason.ts";

/** The reason of now, outside React. */
export function reasonNow(kind: "copy" | "offer") {
  return saveAsReason(kind, {
    open: useProject.getState().open,
    profile: useSession.getState().profile,
    config: useConfig.getState().config,
    readOnly: isReadOnly(),
    isAway: useConnection.getState().isAway,
  });
}

/** Why the open project cannot be saved so, in the interface's language; undefined: it can. */
export function useSaveAsReason(kind: "copy" | "offer"): string | undefined {
  const { t } = useTranslation();
  const open = useProject((state) => state.open);
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  const profile = useSession((state) => state.profile);
  const config = useConfig((state) => state.config);
  const isAway = useConnection((state) => state.isAway);
  const reason = saveAsReason(kind, { open, profile, config, readOnly, isAway });
  return reason === null ? undefined : t(reason);
}
