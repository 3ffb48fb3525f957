import { Button } from "@stanza/web-ui";
import { IconLock } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Options.module.css";

/** A condition that stands in the way, as the catalogue has it, and the values that it is about in words. */
export interface RefusalReason {
  readonly formula: string;
  readonly values: readonly string[];
}

interface Props {
  readonly id: string;
  /** Name of the refused option. */
  readonly name: string;
  readonly because: string;
  readonly reasons?: readonly RefusalReason[];
  /** The nearest way to have it, in words; absent: there is none that is a single change away. */
  readonly fix?: string;
  readonly onFix?: () => void;
}

/** Why an option cannot be had, with the values that are in its way, and the one change that would allow it (ux.md §3.5). */
export function RefusalNote({ id, name, because, reasons = [], fix, onFix }: Props) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  // Below a long list it would be out of sight just when it was asked for.
  useEffect(() => {
    void note.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const values = [...new Set(reasons.flatMap((reason) => reason.values))];
  return (
    <div ref={note} id={id} className={css.refusal} role="status">
      <p>
        <IconLock size={15} stroke={1.8} aria-hidden="true" />
        <span>
          <strong>{name}.</strong> {because}
        </span>
      </p>
      {values.length > 0 ? (
        <p className={css.now}>
          <span>{t("field.now")}</span>
          {values.map((value) => (
            <span key={value} className={css.nowValue}>
              {value}
            </span>
          ))}
        </p>
      ) : null}
      {fix && onFix ? (
        <Button size="sm" onClick={onFix}>
          {fix}
        </Button>
      ) : null}
      {reasons.length > 0 ? (
        <details className={css.rule}>
          <summary>{t("field.rule")}</summary>
          {reasons.map(({ formula }) => (
            <code key={formula}>{formula}</code>
          ))}
        </details>
      ) : null}
    </div>
  );
}
