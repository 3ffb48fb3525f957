import { MAX_VERSION_NAME, versionKey, versionName } from "@stanza/project";
import { nameVersion, useOpenProject, type VersionRefusal } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, TextField } from "@stanza/web-ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useVersionList } from "./use-versions.ts";
import { versionTrouble } from "./version-trouble.ts";

/** Asks for the name of a version and keeps it; a name that is taken is said at the field, and the dialog stays. */
function SaveVersionForm({ resolve, close }: DialogControls<string>) {
  const { t } = useTranslation();
  const open = useOpenProject();
  const { data: versions = [] } = useVersionList(open?.projectId ?? null);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly because: VersionRefusal; readonly of: string } | null>(
    null,
  );
  /** One for each name, so that an answer lost on the way names nothing twice. */
  const attempt = useRef({ name: "", saveId: "" });
  const name = versionName(typed);
  const isTaken = name !== null && versions.some((one) => versionKey(one.name) === versionKey(name));
  const trouble = refusal?.of === typed ? versionTrouble(refusal.because) : undefined;
  const save = async () => {
    if (name === null || isTaken || busy) return;
    if (attempt.current.name !== name) attempt.current = { name, saveId: crypto.randomUUID() };
    setBusy(true);
    const outcome = await nameVersion(name, attempt.current.saveId);
    setBusy(false);
    if (outcome.ok) resolve(outcome.version.name);
    else setRefusal({ because: outcome.because, of: typed });
  };
  return (
    <DialogForm
      submit={t("projectVersions.save")}
      reason={name === null ? t("projectVersions.nameMissing") : undefined}
      busy={busy}
      onSubmit={() => void save()}
      onCancel={close}
    >
      <TextField
        label={t("projectVersions.name")}
        value={typed}
        maxLength={MAX_VERSION_NAME}
        help={t("projectVersions.nameHelp")}
        error={isTaken ? t("projectVersions.refused.name-taken") : trouble}
        onChange={(event) => setTyped(event.target.value)}
        data-autofocus
        autoComplete="off"
      />
    </DialogForm>
  );
}

export const saveVersionDialog: Dialog<object, string> = {
  options: () => ({
    title: translate("projectVersions.saveTitle"),
    width: 500,
    mode: "semipersistent",
    single: "save-version",
  }),
  Content: SaveVersionForm,
};
