import { useTaxName } from "@stanza/web-project";
import { LANGUAGES, translate } from "@stanza/web-site";
import {
  type Dialog,
  type DialogControls,
  DialogForm,
  Segmented,
  SelectField,
  TextField,
} from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keepNames, missingNames } from "./missing-names.ts";
import { NamesAsked } from "./NamesAsked.tsx";
import css from "./PrintOptions.module.css";
import { GROUPINGS } from "./print-choice.ts";
import { type PrintOptions, usePrintOptions } from "./use-print-options.ts";

interface Props {
  /** Language of the quote, to begin with. */
  readonly language: string;
  /** True: the server names such an offer itself. */
  readonly isCombined: boolean;
}

/** Asks for the look of the offer on paper before it is made, beginning with the last choice. */
function PrintOptionsContent({ language, isCombined, resolve, close }: Props & DialogControls<PrintOptions>) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const options = usePrintOptions(language);
  const { layout, changeLayout, isBadDay } = options;
  const [names, setNames] = useState(() => (isCombined ? {} : missingNames()));
  return (
    <DialogForm
      className={css.body}
      submit={t("offer.createPdf")}
      reason={isBadDay ? t("printOptions.badDay") : undefined}
      onSubmit={() => {
        if (isBadDay) return;
        keepNames(names);
        resolve(options.finish());
      }}
      onCancel={close}
    >
      {Object.keys(names).length > 0 ? <NamesAsked names={names} onChange={setNames} /> : null}
      <div className={css.pair}>
        <SelectField
          label={t("terms.language")}
          data-autofocus
          value={options.language}
          options={LANGUAGES.map((code) => ({ value: code, label: languageName(code, i18n.language) }))}
          onChange={(event) =>
            options.setLanguage(LANGUAGES.find((code) => code === event.target.value) ?? options.language)
          }
        />
        <TextField
          type="date"
          label={t("printOptions.until")}
          help={t("printOptions.untilHelp")}
          error={isBadDay ? t("printOptions.badDay") : undefined}
          min={options.today}
          value={options.until}
          onChange={(event) => options.setUntil(event.target.value)}
        />
      </div>
      <SelectField
        label={t("printOptions.grouping")}
        value={layout.grouping}
        options={GROUPINGS.map((value) => ({ value, label: t(`printOptions.group.${value}`) }))}
        onChange={(event) =>
          changeLayout({ grouping: GROUPINGS.find((one) => one === event.target.value) ?? layout.grouping })
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
          onChange={(vat) => changeLayout({ vat })}
        />
      </div>
      <fieldset className={css.parts}>
        <legend>{t("printOptions.parts")}</legend>
        {options.checks.map(({ id, isOn, toggle }) => (
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
            value={options.name}
            options={[
              { value: "offer", label: t("printOptions.nameOffer") },
              { value: "AS400", label: "AS400" },
            ]}
            onChange={options.setName}
          />
        </div>
      )}
    </DialogForm>
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
