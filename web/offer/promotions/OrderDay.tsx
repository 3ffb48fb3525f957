import { TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  /** ISO date, as is `today`. */
  readonly day: string;
  readonly today: string;
  readonly disabled: boolean;
  /** undefined: today. */
  readonly onChange: (day: string | undefined) => void;
}

/** The day of the order. What is typed on the way to a day, such as the year 0002, is kept here only. */
export function OrderDay({ day, today, disabled, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const isPast = typed !== undefined && typed !== "" && typed < today;
  return (
    <TextField
      type="date"
      label={t("promotions.orderDay")}
      help={t("promotions.orderDayHelp")}
      error={isPast ? t("promotions.orderDayPast") : undefined}
      min={today}
      disabled={disabled}
      value={typed ?? day}
      onBlur={() => isPast || setTyped(undefined)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (value === "" || value === today) onChange(undefined);
        else if (value > today) onChange(value);
      }}
    />
  );
}
