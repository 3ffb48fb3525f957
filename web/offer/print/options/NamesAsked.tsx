import { TextField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import type { MissingNames } from "./missing-names.ts";
import css from "./PrintOptions.module.css";

interface Props {
  readonly names: MissingNames;
  readonly onChange: (names: MissingNames) => void;
}

/** Asks for the names that a paper would otherwise lack: whom it is for, and of what. They may stay empty. */
export function NamesAsked({ names, onChange }: Props) {
  const { t } = useTranslation();
  const { description, firstName, lastName } = names;
  return (
    <fieldset className={css.names}>
      <legend>{t("printOptions.names")}</legend>
      {description === undefined ? null : (
        <TextField
          label={t("printOptions.projectName")}
          data-autofocus
          value={description}
          maxLength={200}
          onChange={(event) => onChange({ ...names, description: event.target.value })}
        />
      )}
      {firstName === undefined || lastName === undefined ? null : (
        <div className={css.pair}>
          <TextField
            label={t("printOptions.firstName")}
            data-autofocus
            value={firstName}
            maxLength={120}
            onChange={(event) => onChange({ ...names, firstName: event.target.value })}
          />
          <TextField
            label={t("printOptions.lastName")}
            value={lastName}
            maxLength={120}
            onChange={(event) => onChange({ ...names, lastName: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
