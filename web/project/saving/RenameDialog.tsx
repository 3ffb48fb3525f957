import { LIMITS, rename } from "@stanza/project";
import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, openDialog, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { transact, useProject } from "../project-store.ts";

function Rename({ name, resolve, close }: { readonly name: string } & DialogControls<string>) {
  const { t } = useTranslation();
  const [value, setValue] = useState(name);
  return (
    <DialogForm submit={t("action.rename")} onSubmit={() => resolve(value.trim())} onCancel={close}>
      <TextField
        label={t("project.name")}
        value={value}
        maxLength={LIMITS.maxDescription}
        onChange={(event) => setValue(event.target.value)}
        onFocus={(event) => event.target.select()}
        data-autofocus
        autoComplete="off"
      />
    </DialogForm>
  );
}

const renameDialog: Dialog<{ readonly name: string }, string> = {
  options: () => ({ title: translate("project.rename"), width: 400, mode: "none", single: "rename" }),
  Content: Rename,
};

/** Gives the open project another name. */
export async function renameProject(): Promise<void> {
  const { open } = useProject.getState();
  if (!open) return;
  const name = await openDialog(renameDialog, { name: open.document.project.description });
  if (name !== undefined) transact("rename", (project) => rename(project, { description: name }));
}
