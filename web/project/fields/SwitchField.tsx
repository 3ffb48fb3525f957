import { Switch } from "@stanza/web-ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldShell } from "./FieldShell.tsx";

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: boolean;
  readonly mixed?: boolean;
  readonly onChoose: (value: boolean) => void;
  readonly onReset?: () => void;
}

/** Yes or no. */
export function SwitchField({ label, help, value, mixed, onChoose, onReset }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FieldShell
      label={label}
      htmlFor={id}
      help={help}
      onReset={onReset}
      value={mixed ? <i>{t("field.mixed")}</i> : undefined}
      inline
    >
      <Switch id={id} on={value && !mixed} onChange={onChoose} />
    </FieldShell>
  );
}
