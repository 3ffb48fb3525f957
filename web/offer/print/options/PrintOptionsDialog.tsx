import type { PrintLayout } from "@stanza/contract";
import { useTaxName } from "@stanza/web-project";
import { LANGUAGES, translate, useSession } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  Segmented,
  SelectField,
  TextField,
} from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "../../status/validity.ts";
import css from "./PrintOptions.module.css";
import {
  GROUPINGS,
  isGoodDay,
  keepHabit,
  lastHabit,
  type OfferName,
  type OfferPrintWish,
  PRINT_PARTS,
  printsOf,
} from "./print-choice.ts";

interface Props {
  /** Language of the quote, to begin with. */
  readonly language: string;
  /** True: the server names such an offer itself. */
  readonly isCombined: boolean;
}

/** The options for printing the offer, and its language and last day. */
export interface PrintOptions {
  readonly print: OfferPrintWish;
  readonly language: string;
  /** ISO; absent: as the terms say. */
  readonly validity?: string;
}

/** Asks for the look of the offer on paper before it is made, beginning with the last choice. */
function PrintOptionsContent({ language, isCombined, resolve, close }: Props & DialogControls<PrintOptions>) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const [{ layout, parts }, setHabit] = useState(lastHabit);
  const [quoteLanguage, setLanguage] = useState(
    () => LANGUAGES.find((code) => language.startsWith(code)) ?? LANGUAGES[0],
  );
  // Links are made by the shop's own people; the server refuses them to others.
  const maySell = useSession(({ profile }) => profile?.kind === "pro" || profile?.isAdmin === true);
  const offered = PRINT_PARTS.filter((part) => part !== "link" || maySell);
  const [name, setName] = useState<OfferName>("offer");
  const [until, setUntil] = useState("");
  const today = localDay(new Date());
  const change = (next: Partial<PrintLayout>) =>
    setHabit((now) => ({ ...now, layout: { ...now.layout, ...next } }));
  const isBadDay = !isGoodDay(until, today);
  const done = () => {
    keepHabit({ layout, parts });
    resolve({
      print: { prints: printsOf(parts.filter((part) => offered.includes(part))), layout, name },
      language: quoteLanguage,
      ...(until === "" ? {} : { validity: until }),
    });
  };
  const checks = [
    {
      id: "linePrices",
      isOn: layout.linePrices,
      toggle: () => change({ linePrices: !layout.linePrices }),
    },
    ...offered.map((part) => ({
      id: part,
      isOn: parts.includes(part),
      toggle: () =>
        setHabit((now) => ({
          ...now,
          parts: PRINT_PARTS.filter((one) => now.parts.includes(one) !== (one === part)),
        })),
    })),
  ] as const;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBadDay) done();
      }}
    >
      <DialogBody className={css.body}>
        <div className={css.pair}>
          <SelectField
            label={t("terms.language")}
            data-autofocus
            value={quoteLanguage}
            options={LANGUAGES.map((code) => ({ value: code, label: languageName(code, i18n.language) }))}
            onChange={(event) =>
              setLanguage(LANGUAGES.find((code) => code === event.target.value) ?? quoteLanguage)
            }
          />
          <TextField
            type="date"
            label={t("printOptions.until")}
            help={t("printOptions.untilHelp")}
            error={isBadDay ? t("printOptions.badDay") : undefined}
            min={today}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </div>
        <SelectField
          label={t("printOptions.grouping")}
          value={layout.grouping}
          options={GROUPINGS.map((value) => ({ value, label: t(`printOptions.group.${value}`) }))}
          onChange={(event) =>
            change({ grouping: GROUPINGS.find((one) => one === event.target.value) ?? layout.grouping })
          }
        />
        <div className={css.choice}>
          <span aria-hidden="true">{t("printOptions.vat", { tax })}</span>
          <Segmented
            label={t("printOptions.vat", { tax })}
            value={layout.vat}
            options={(["apart", "included"] as const).map((value) => ({
              value,
              label: t(`printOptions.vat.${value}`),
            }))}
            onChange={(vat) => change({ vat })}
          />
        </div>
        <fieldset className={css.parts}>
          <legend>{t("printOptions.parts")}</legend>
          {checks.map(({ id, isOn, toggle }) => (
            <label key={id}>
              <input type="checkbox" checked={isOn} onChange={toggle} />
              {t(`printOptions.part.${id}`)}
            </label>
          ))}
        </fieldset>
        {isCombined ? null : (
          <div className={css.choice}>
            <span aria-hidden="true">{t("printOptions.name")}</span>
            <Segmented
              label={t("printOptions.name")}
              value={name}
              options={[
                { value: "offer", label: t("printOptions.nameOffer") },
                { value: "AS400", label: "AS400" },
              ]}
              onChange={setName}
            />
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button type="submit" variant="primary" reason={isBadDay ? t("printOptions.badDay") : undefined}>
          {t("offer.createPdf")}
        </Button>
      </DialogFooter>
    </form>
  );
}

const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;

export const printOptionsDialog: Dialog<Props, PrintOptions> = {
  options: () => ({
    title: translate("printOptions.title"),
    width: 500,
    mode: "semipersistent",
    single: "print-options",
  }),
  Content: PrintOptionsContent,
};
