import { useTranslation } from "react-i18next";
import { useProject } from "../project-store.ts";

/** Why the open project cannot be changed; undefined: it can. */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation();
  const readOnly = useProject(
    ({ open, saveState }) => saveState.kind === "read-only" || open?.summary?.isReadOnly === true,
  );
  const status = useProject(({ open }) => open?.summary?.status);
  if (!readOnly) return undefined;
  return status ? t("panel.readOnlyStatus", { status: t(`status.${status}`) }) : t("panel.readOnly");
}
