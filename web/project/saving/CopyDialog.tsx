import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, SelectField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProjectNameField } from "./ProjectNameField.tsx";

interface CopyChoice {
  readonly name: string;
  /** The customer and what was agreed go along. */
  readonly withCustomer: boolean;
}

function CopyForm({ name, resolve, close }: { readonly name: string } & DialogControls<CopyChoice>) {
  const { t } = useTranslation();
  const [value, setValue] = useState(name);
  const [content, setContent] = useState("all");
  return (
    <DialogForm
      submit={t("saveAs.copy")}
      onSubmit={() => resolve({ name: value.trim(), withCustomer: content === "all" })}
      onCancel={close}
    >
      <ProjectNameField label={t("saveAs.name")} value={value} onChange={setValue} />
      <SelectField
        label={t("saveAs.content")}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        help={t("saveAs.contentHelp")}
        options={[
          { value: "all", label: t("saveAs.withCustomer") },
          { value: "template", label: t("saveAs.template") },
        ]}
      />
    </DialogForm>
  );
}

/** Asks for the copy's name and what goes along. */
export const copyDialog: Dialog<{ readonly name: string }, CopyChoice> = {
  options: () => ({ title: translate("saveAs.copyTitle"), width: 400, mode: "none", single: "copy" }),
  Content: CopyForm,
};
