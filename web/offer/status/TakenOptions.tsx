import type { OfferSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { useFrozenOffer } from "../link/use-frozen-offer.ts";
import css from "./OfferStatus.module.css";
import type { useStatusChange } from "./use-status-change.ts";

interface Props {
  readonly offer: OfferSummary;
  readonly change: Pick<ReturnType<typeof useStatusChange>, "options" | "setOptions">;
}

/** The options that a client ticked on paper; nothing where the offer has none. */
export function TakenOptions({ offer, change }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { data } = useFrozenOffer(offer);
  const { options: taken, setOptions } = change;
  if (!data?.options?.length) return null;
  return (
    <fieldset className={css.steps}>
      <legend>{t("offerStatus.options")}</legend>
      {data.options.map(({ position: { rowId, description }, surcharge }) => (
        <label key={rowId} className={css.step}>
          <input
            type="checkbox"
            checked={taken.includes(rowId)}
            onChange={() =>
              setOptions(taken.includes(rowId) ? taken.filter((row) => row !== rowId) : [...taken, rowId])
            }
          />
          <span>
            {description}
            <small>
              {surcharge.startsWith("-") ? "" : "+ "}
              {money(surcharge, offer.currency)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
