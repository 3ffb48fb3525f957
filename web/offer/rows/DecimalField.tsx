import { type Decimal, decimalText, parseDecimal } from "@stanza/quantities";
import { readTyped } from "@stanza/web-project";
import { TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly unit?: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly className?: string;
  /** Largest allowed value. */
  readonly most?: number;
  /** Smallest allowed value; absent: 0. */
  readonly least?: number;
  readonly help?: string;
  /** Decimal text, or "" for nothing. */
  readonly onCommit: (value: string) => void;
}

const asText = (value: Decimal): string => decimalText(value);

/** A number as people type it, comma or point; taken over on Enter or when the field is left, and only when it can be meant. */
export function DecimalField({ value, most, least, onCommit, ...rest }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = readTyped(typed ?? value, most, least);
  const commit = () => {
    if (typed === null) return;
    if (parsed.ok) {
      const text = parsed.value === "" ? "" : asText(parseDecimal(parsed.value)!);
      if (text !== value) onCommit(text);
      setTyped(null);
    }
  };
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value}
      error={
        parsed.ok
          ? undefined
          : most === undefined
            ? t("number.bad")
            : t("number.range", { least: least ?? 0, most })
      }
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (event.key === "Escape" && typed !== null) {
          event.preventDefault();
          setTyped(null);
        }
      }}
    />
  );
}
