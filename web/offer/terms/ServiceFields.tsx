import type { Offer } from "@stanza/offer";
import { type Service, textIn } from "@stanza/pricing";
import { IconButton, TextField } from "@stanza/web-ui";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../rows/DecimalField.tsx";
import { ExplainedMoney } from "../totals/ExplainedMoney.tsx";
import form from "./Terms.module.css";

interface Props {
  readonly offer: Offer;
  readonly catalogue: string;
  readonly service: Service;
  /** A remark under the name. */
  readonly help: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<Service>) => void;
  readonly onRemove: () => void;
}

/** One service: its name, percentage or price, tax and amount, and whether it is on the offer. */
export function ServiceFields({ offer, catalogue, service, help, readOnly, onChange, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  const { id, percent, price, vat } = service;
  const name = textIn(service.description, i18n.language);
  const amount = offer.services.find((one) => one.id === id && one.catalogue === catalogue)?.amount;
  return (
    <li className={form.service}>
      <TextField
        key={name}
        label={t("services.name")}
        defaultValue={name}
        readOnly={readOnly}
        help={help}
        onBlur={(event) => {
          const text = event.target.value.trim();
          if (text !== name && text !== "") onChange({ description: { [i18n.language]: text } });
        }}
      />
      <DecimalField
        label={t("services.percent")}
        unit="%"
        most={100}
        readOnly={readOnly}
        value={percent === undefined || String(percent) === "0" ? "" : String(percent)}
        onCommit={(typed) => onChange({ percent: typed === "" ? undefined : typed })}
      />
      <DecimalField
        label={t("services.price")}
        readOnly={readOnly || Number(percent ?? 0) > 0}
        value={price === undefined ? "" : String(price)}
        onCommit={(typed) => onChange({ price: typed === "" ? "0" : typed })}
      />
      <DecimalField
        label={t(offer.unitedStates ? "link.salesTax" : "terms.vat")}
        unit="%"
        most={100}
        readOnly={readOnly}
        value={vat === undefined || vat === null ? "" : String(vat)}
        onCommit={(typed) => onChange({ vat: typed === "" ? undefined : typed })}
      />
      <strong className={form.price}>
        {amount === undefined ? (
          "–"
        ) : (
          <ExplainedMoney
            of={{ kind: "service", catalogue, id }}
            name={name}
            amount={amount}
            currency={offer.currency}
          />
        )}
      </strong>
      <label className={form.offered} title={t("services.offered")}>
        <input
          type="checkbox"
          checked={service.offered ?? true}
          disabled={readOnly}
          aria-label={t("services.offeredOf", { name })}
          onChange={(event) => onChange({ offered: event.target.checked })}
        />
      </label>
      {readOnly ? null : (
        <IconButton
          label={t("services.remove", { name })}
          icon={<IconTrash size={17} stroke={1.7} />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
