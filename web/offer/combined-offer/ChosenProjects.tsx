import type { OfferPart } from "@stanza/offer";
import { IconButton, TextField } from "@stanza/web-ui";
import { IconArrowUp, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./CombinedOffer.module.css";
import { type ChosenProject, movedUp, quantityOf } from "./combined-draft.ts";

interface Props {
  readonly chosen: readonly ChosenProject[];
  /** Parts of the last quote, for the heading of a part without a typed one. */
  readonly parts: readonly OfferPart[] | undefined;
  readonly onChange: (chosen: readonly ChosenProject[]) => void;
}

/** The projects of the combined quotation in its order, with the number of each. */
export function ChosenProjects({ chosen, parts, onChange }: Props) {
  const { t } = useTranslation();
  const edit = (id: number, change: Partial<ChosenProject>) =>
    onChange(chosen.map((one) => (one.id === id ? { ...one, ...change } : one)));
  return (
    <ol className={css.chosen}>
      {chosen.map(({ id, name, title, quantity }, i) => (
        <li key={id}>
          <TextField
            label={t("combined.heading", { name })}
            hideLabel
            placeholder={parts?.find(({ project }) => project.id === String(id))?.project.description || name}
            value={title}
            maxLength={200}
            onChange={(event) => edit(id, { title: event.target.value })}
          />
          <TextField
            className={css.quantity}
            label={t("combined.quantity", { name })}
            hideLabel
            inputMode="numeric"
            value={quantity}
            error={quantityOf(quantity) === undefined ? t("combined.badQuantity") : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => edit(id, { quantity: event.target.value })}
          />
          <IconButton
            label={t("combined.up", { name })}
            icon={<IconArrowUp size={17} stroke={1.7} />}
            reason={i === 0 ? t("combined.isFirst") : undefined}
            onClick={() => onChange(movedUp(chosen, id))}
          />
          <IconButton
            label={t("combined.remove", { name })}
            icon={<IconX size={17} stroke={1.7} />}
            onClick={() => onChange(chosen.filter((one) => one.id !== id))}
          />
        </li>
      ))}
    </ol>
  );
}
