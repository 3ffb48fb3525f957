import { cx } from "@stanza/web-ui";
import reach from "@stanza/web-ui/reach.module.css";
import { IconArrowBackUp, IconLock } from "@tabler/icons-react";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import css from "./Fields.module.css";
import { FieldMark } from "./field-mark.ts";

interface Props {
  readonly label: string;
  /** Names the control where that is no group of its own. */
  readonly htmlFor?: string;
  readonly labelId?: string;
  /** The chosen value in words, beside the label. */
  readonly value?: ReactNode;
  readonly help?: string;
  readonly missing?: boolean;
  readonly mandatory?: boolean;
  readonly fixed?: boolean;
  /** Takes the person's own choice back. */
  readonly onReset?: () => void;
  readonly inline?: boolean;
  readonly children?: ReactNode;
}

/** The frame of every field: name, value in words, whether it must be chosen, the way back to what it would be by itself. */
export function FieldShell(props: Props) {
  const { t } = useTranslation();
  const mark = useContext(FieldMark);
  const { label, htmlFor, labelId, value, help, missing, mandatory, fixed, onReset, inline, children } =
    props;
  const name = (
    <>
      {label}
      {mandatory ? (
        <span className={css.mandatory} title={t("field.mandatory")} aria-hidden="true">
          *
        </span>
      ) : null}
    </>
  );
  return (
    <div className={cx(css.field, inline && css.inline)}>
      <div className={css.head}>
        {htmlFor ? (
          <label htmlFor={htmlFor} className={css.label}>
            {name}
          </label>
        ) : (
          <span id={labelId} className={css.label}>
            {name}
          </span>
        )}
        {fixed ? (
          <IconLock size={13} stroke={1.8} className={css.fixedMark} aria-label={t("field.fixed")} />
        ) : null}
        {mark}
        {value ? <span className={css.value}>{value}</span> : null}
        {onReset ? (
          <button
            type="button"
            className={cx(css.reset, reach.reach)}
            onClick={onReset}
            title={t("field.resetHelp")}
            aria-label={t("field.resetOf", { name: label })}
          >
            <IconArrowBackUp size={14} stroke={1.8} aria-hidden="true" />
            <span>{t("field.reset")}</span>
          </button>
        ) : null}
      </div>
      {children}
      {missing ? (
        <p className={css.missing}>{t("field.missing")}</p>
      ) : help ? (
        <p className={css.help}>{help}</p>
      ) : null}
    </div>
  );
}
