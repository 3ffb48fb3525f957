import { MOST_INSTALMENTS } from "@stanza/pricing";
import type { SpokenLanguage } from "@stanza/quantities";
import { languageName } from "@stanza/web-site";
import { Button, IconButton, SelectField, TextField } from "@stanza/web-ui";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import people from "../page/People.module.css";
import css from "./ShopPayments.module.css";
import type { PaymentDraft } from "./shop-draft.ts";

interface Props {
  readonly payments: readonly PaymentDraft[];
  /** In which the payments are named here; names in others stay. */
  readonly language: SpokenLanguage;
  readonly currency: string;
  readonly isFaulty: boolean;
  readonly onChange: (payments: readonly PaymentDraft[]) => void;
}

const NEW_PAYMENT: PaymentDraft = { when: {}, kind: "percent", share: "" };

/** The payments that a new offer begins with; the last is what is left. */
export function ShopPayments({ payments, language, currency, isFaulty, onChange }: Props) {
  const { t } = useTranslation();
  const change = (place: number, changed: Partial<PaymentDraft>) =>
    onChange(payments.map((one, at) => (at === place ? { ...one, ...changed } : one)));
  return (
    <fieldset className={css.payments}>
      <legend>{t("instalments.title")}</legend>
      <p className={people.quiet}>
        {payments.length === 0
          ? t("shops.paymentsNone")
          : t("shops.paymentsHelp", { language: languageName(language) })}
      </p>
      <ol>
        {payments.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no name but their place
          <li key={at}>
            <TextField
              label={t("instalments.when", { place: at + 1 })}
              value={one.when[language] ?? ""}
              maxLength={200}
              onChange={(event) => change(at, { when: { ...one.when, [language]: event.target.value } })}
            />
            {at === payments.length - 1 ? (
              <span className={css.rest}>{t("instalments.rest")}</span>
            ) : (
              <>
                <SelectField
                  label={t("instalments.kind", { place: at + 1 })}
                  hideLabel
                  value={one.kind}
                  options={[
                    { value: "percent", label: "%" },
                    { value: "amount", label: currency },
                  ]}
                  onChange={(event) =>
                    change(at, { kind: event.target.value === "amount" ? "amount" : "percent" })
                  }
                />
                <TextField
                  label={t("instalments.share", { place: at + 1 })}
                  hideLabel
                  inputMode="decimal"
                  autoComplete="off"
                  value={one.share}
                  onChange={(event) => change(at, { share: event.target.value })}
                />
              </>
            )}
            <IconButton
              label={t("instalments.remove", { place: at + 1 })}
              icon={<IconTrash size={17} stroke={1.7} />}
              onClick={() => onChange(payments.filter((_, other) => other !== at))}
            />
          </li>
        ))}
      </ol>
      {isFaulty ? (
        <p className={people.fault} role="alert">
          {t("shops.paymentsFault", { language: languageName(language) })}
        </p>
      ) : null}
      <div>
        <Button
          size="sm"
          reason={
            payments.length >= MOST_INSTALMENTS
              ? t("instalments.most", { most: MOST_INSTALMENTS })
              : undefined
          }
          onClick={() => onChange(withOneMore(payments))}
        >
          {t("instalments.add")}
        </Button>
      </div>
    </fieldset>
  );
}

/** The first payment comes with what is left after it; a further one comes before that. */
const withOneMore = (payments: readonly PaymentDraft[]): readonly PaymentDraft[] =>
  payments.length === 0
    ? [NEW_PAYMENT, NEW_PAYMENT]
    : [...payments.slice(0, -1), NEW_PAYMENT, ...payments.slice(-1)];
