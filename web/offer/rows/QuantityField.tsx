import { LIMITS, setQuantity } from "@stanza/project";
import { transact } from "@stanza/web-project";
import { TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly rowId: string;
  readonly name: string;
  readonly quantity: number;
  readonly readOnly: boolean;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

/** The quantity of a row: a whole number, taken over on Enter or when the field is left. Arrow keys count. */
export function QuantityField({ rowId, name, quantity, readOnly, hideLabel, className }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed === null ? quantity : /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const isGood = wanted >= 1 && wanted <= LIMITS.maxQuantity;
  const set = (next: number) => {
    if (next >= 1 && next <= LIMITS.maxQuantity && next !== quantity)
      transact("quantity", (project) => setQuantity(project, { row: rowId, quantity: next }), {
        gesture: `quantity-${rowId}`,
      });
    setTyped(null);
  };
  return (
    <TextField
      className={className}
      label={hideLabel ? t("offer.quantityOf", { name }) : t("offer.quantity")}
      hideLabel={hideLabel}
      inputMode="numeric"
      autoComplete="off"
      readOnly={readOnly}
      value={typed ?? String(quantity)}
      error={isGood ? undefined : t("offer.quantityBad", { most: LIMITS.maxQuantity })}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => isGood && set(wanted)}
      onKeyDown={(event) => {
        if (readOnly) return;
        if (event.key === "Enter" && isGood) set(wanted);
        if (event.key === "ArrowUp" || event.key === "ArrowDown") {
          event.preventDefault();
          if (isGood) set(wanted + (event.key === "ArrowUp" ? 1 : -1));
        }
        if (event.key === "Escape" && typed !== null) {
          event.preventDefault();
          setTyped(null);
        }
      }}
    />
  );
}
