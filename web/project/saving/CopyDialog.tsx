import { LIMITS } from "@stanza/project";
import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, SelectField, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

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
      <TextField
        label={t("saveAs.name")}
        value={value}
        maxLength={LIMITS.maxDescription}
        onChange={(event) => setValue(event.target.value)}
        onFocus={(event) => event.target.select()}
        data-autofocus
        autoComplete="off"
      />
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
