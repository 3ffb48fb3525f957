import { rename } from "@stanza/project";
import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, openDialog } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { transact } from "../history/project-steps.ts";
import { useProject } from "../project-store.ts";
import { ProjectNameField } from "./ProjectNameField.tsx";

function Rename({ name, resolve, close }: { readonly name: string } & DialogControls<string>) {
  const { t } = useTranslation();
  const [value, setValue] = useState(name);
  return (
    <DialogForm submit={t("action.rename")} onSubmit={() => resolve(value.trim())} onCancel={close}>
      <ProjectNameField label={t("project.name")} value={value} onChange={setValue} />
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
