import { TextField } from "@stanza/web-ui";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Customer.module.css";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly autoComplete?: string;
  readonly type?: string;
  readonly inputMode?: "text" | "numeric" | "email" | "tel";
  readonly maxLength?: number;
  readonly wide?: boolean;
  readonly readOnly: boolean;
  /** The fault of a text, in words; undefined: none. A faulty text is not kept. */
  readonly fault?: (text: string) => string | undefined;
  /** A doubt that does not keep anybody from going on. */
  readonly doubt?: string;
  readonly onKeep: (text: string) => void;
}

/** A text that is kept when its field is left, with a tick; one that cannot be right stays in the field and says why. */
export function KeptField({ label, value, wide, readOnly, fault, doubt, onKeep, ...rest }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [kept, setKept] = useState(false);
  const wrong = fault?.((typed ?? value).trim());
  const keep = () => {
    setLeft(true);
    if (typed === null || wrong) return;
    const text = typed.trim();
    setTyped(null);
    if (text === value) return;
    onKeep(text);
    setKept(true);
  };
  return (
    <TextField
      {...rest}
      className={wide ? css.wide : undefined}
      label={label}
      readOnly={readOnly}
      value={typed ?? value}
      error={left ? wrong : undefined}
      help={typed === null ? doubt : undefined}
      trail={
        kept && typed === null ? (
          <span className={css.kept}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            <span className="visually-hidden">{t("customer.kept")}</span>
          </span>
        ) : undefined
      }
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep();
        if (event.key === "Escape" && typed !== null) {
          event.preventDefault();
          setTyped(null);
        }
      }}
    />
  );
}
