import { Switch } from "@stanza/web-ui";
import { IconLock } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldShell } from "./FieldShell.tsx";
import css from "./Fields.module.css";
import type { Choosable } from "./OptionsField.tsx";
import { RefusalNote } from "./RefusalNote.tsx";

interface Props {
  readonly label: string;
  /** The subject of the choice: the reason of a refusal goes when another subject is selected. */
  readonly subject: string;
  readonly help?: string;
  readonly value: boolean;
  readonly mixed?: boolean;
  /** Why it cannot be turned now; absent: it can. */
  readonly refusal?: Choosable["refusal"];
  readonly onChoose: (value: boolean) => void;
  /** Makes the change that allows it, and turns it. */
  readonly onFix?: (value: boolean) => void;
  readonly onReset?: () => void;
}

/** Yes or no. One that a rule holds where it is can be focused and pressed: it then says why, as a refused option does. */
export function SwitchField(props: Props) {
  const { label, subject, help, value, mixed, refusal, onChoose, onFix, onReset } = props;
  const { t } = useTranslation();
  const id = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const isOn = value && !mixed;
  const isAsked = refusal !== undefined && asked === subject;
  return (
    <>
      <FieldShell
        label={label}
        htmlFor={id}
        help={help}
        onReset={onReset}
        value={mixed ? <i>{t("field.mixed")}</i> : undefined}
        inline
      >
        {refusal ? <IconLock size={14} stroke={2} className={css.held} aria-hidden="true" /> : null}
        <Switch
          id={id}
          on={isOn}
          isHeld={refusal !== undefined}
          describedBy={isAsked ? `${id}-why` : undefined}
          onChange={(on) => (refusal ? setAsked(subject) : onChoose(on))}
        />
      </FieldShell>
      {isAsked ? (
        <RefusalNote
          id={`${id}-why`}
          name={label}
          because={refusal.because}
          reasons={refusal.reasons}
          fix={refusal.fix}
          onFix={
            onFix &&
            (() => {
              setAsked(null);
              onFix(!isOn);
            })
          }
        />
      ) : null}
    </>
  );
}
