import type { ProjectVersion } from "@stanza/contract";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EarlierVersions } from "./EarlierVersions.tsx";
import { saveOriginal } from "./save-original.ts";
import type { UnreadableProject } from "./unreadable-project.ts";

interface Props {
  readonly project: UnreadableProject;
}

/** Resolves with the version that shall be the newest state again. */
function Unreadable({ project, close, resolve }: Props & DialogControls<ProjectVersion>) {
  const { t } = useTranslation();
  const { id, description } = project;
  return (
    <>
      <DialogBody>
        <p>{t("unreadable.odd", { name: description || t("project.untitled") })}</p>
        <EarlierVersions id={id} onRestore={resolve} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.done")}</Button>
        <Button
          variant="primary"
          icon={<IconDownload size={18} />}
          onClick={() => void saveOriginal(project)}
          data-autofocus
        >
          {t("unreadable.download")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Of a project nothing can be shown: its file as it is, and its versions of before. */
export const unreadableDialog: Dialog<Props, ProjectVersion> = {
  options: () => ({ title: translate("unreadable.title"), width: 500, mode: "none", single: "unreadable" }),
  Content: Unreadable,
};
