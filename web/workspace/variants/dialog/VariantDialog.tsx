import { type OptionView, textIn, type Value } from "@stanza/catalogue";
import { priceRow } from "@stanza/pricing";
import { decimal, decimalText } from "@stanza/quantities";
import { ArticlePicture } from "@stanza/web-pictures";
import {
  type ChoiceTarget,
  priceTerms,
  resolveChoices,
  signedPrice,
  swatchPaint,
  useOpenProject,
  usePriceBook,
  useValueWords,
  valueText,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  TextField,
} from "@stanza/web-ui";
import { IconLock, IconSearch } from "@tabler/icons-react";
import i18next from "i18next";
import { type CSSProperties, useDeferredValue, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { openArticle } from "../../dclass/elevation.ts";
import css from "./Variant.module.css";

export interface VariantProps {
  readonly target: ChoiceTarget;
  /** Code of the variable: options, or a number with listed values. */
  readonly code: string;
  readonly mandatory: boolean;
}

/** The answer: a value, or null for the one that it would have by itself. */
export interface ChosenVariant {
  readonly value: Value | null;
}

interface Choice {
  readonly value: Value;
  readonly label: string;
  readonly option?: OptionView;
}

/** From so many choices on there is a search. */
const SEARCHED = 8;

/** One variable, its values on the left, the article with the one that is looked at on the right (ux.md §5.6). */
function Variant({ target, code, mandatory, resolve, close }: VariantProps & DialogControls<ChosenVariant>) {
  const { t, i18n } = useTranslation();
  const name = useId();
  const words = useValueWords();
  const [query, setQuery] = useState("");
  const view = useMemo(
    () =>
      resolveChoices(target, {})
        .evaluation.views()
        .find((one) => one.code === code),
    [target, code],
  );
  const [value, setValue] = useState<Value | null>(view && view.value !== "" ? view.value : null);
  if (!view) return null;
  const choices: readonly Choice[] =
    view.options?.map((option) => ({
      value: option.code,
      label: textIn(option.description, i18n.language),
      option,
    })) ?? (view.range?.values ?? []).map((one) => ({ value: one, label: valueText(view, one, words) }));
  const wanted = query.trim().toLocaleLowerCase();
  const shown = choices.filter(
    ({ label, value: own }) =>
      label.toLocaleLowerCase().includes(wanted) || String(own).toLocaleLowerCase().includes(wanted),
  );
  const chosen = choices.find((one) => one.value === value);
  const refusal = chosen?.option?.refusal;
  const missing = value === null ? t("variant.chooseFirst") : undefined;
  return (
    <>
      <DialogBody className={css.body}>
        {mandatory && view.value === "" ? (
          <p className={css.mandatory}>
            {t("variant.mandatory", { name: textIn(view.description, i18n.language) })}
          </p>
        ) : null}
        <div className={css.columns}>
          <div className={css.list}>
            {choices.length > SEARCHED ? (
              <TextField
                label={t("variant.search")}
                hideLabel
                type="search"
                placeholder={t("variant.search")}
                lead={<IconSearch size={16} />}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            ) : null}
            <fieldset className={css.choices}>
              <legend className="visually-hidden">{textIn(view.description, i18n.language)}</legend>
              {shown.map((choice) => (
                <ChoiceLine
                  key={String(choice.value)}
                  choice={choice}
                  target={target}
                  name={name}
                  checked={choice.value === value}
                  onChoose={() => setValue(choice.value)}
                />
              ))}
              {shown.length === 0 ? <p className={css.nothing}>{t("variant.nothing", { query })}</p> : null}
            </fieldset>
          </div>
          <Preview target={target} code={code} value={value} label={chosen?.label ?? ""} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={() => resolve({ value: null })}>
          {t("dclass.usual")}
        </Button>
        {mandatory ? null : <Button onClick={close}>{t("action.cancel")}</Button>}
        <Button
          variant="primary"
          reason={refusal ? textIn(refusal.because, i18n.language) : missing}
          onClick={() => value !== null && resolve({ value })}
        >
          {t("dclass.choose")}
        </Button>
      </DialogFooter>
    </>
  );
}

interface LineProps {
  readonly choice: Choice;
  readonly target: ChoiceTarget;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function ChoiceLine({ choice: { label, option }, target, name, checked, onChoose }: LineProps) {
  const { i18n } = useTranslation();
  const known = option?.material ? target.catalogue.material(option.material) : undefined;
  const paint = option?.color ? swatchPaint({ ...known, color: option.color }) : undefined;
  return (
    <label className={css.choice} data-refused={option?.refusal ? true : undefined}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {paint ? (
        <span className={css.swatch} style={{ "--paint": paint } as CSSProperties} aria-hidden="true" />
      ) : null}
      <span className={css.label}>
        {label}
        {option?.refusal ? <small>{textIn(option.refusal.because, i18n.language)}</small> : null}
      </span>
      {option?.refusal ? <IconLock size={15} stroke={1.8} aria-hidden="true" /> : null}
    </label>
  );
}

interface PreviewProps {
  readonly target: ChoiceTarget;
  readonly code: string;
  readonly value: Value | null;
  readonly label: string;
}

/** The article as it would be, and what that costs more or less. */
function Preview({ target, code, value, label }: PreviewProps) {
  const { i18n } = useTranslation();
  const shown = useDeferredValue(value);
  const book = usePriceBook();
  const open = useOpenProject();
  const article = useMemo(() => {
    const { result } = resolveChoices(target, shown === null ? {} : { [code]: shown }).evaluation;
    return openArticle(result);
  }, [target, code, shown]);
  const delta = useMemo(() => {
    const terms = open && priceTerms(open);
    if (!terms) return "";
    const { total } = priceRow({ ...target.row, article }, book, terms);
    const before = priceRow(target.row, book, terms).total;
    return signedPrice(decimalText(decimal(total).minus(before), 2), terms.currency, i18n.language);
  }, [article, target, book, open, i18n.language]);
  return (
    <div className={css.preview}>
      <ArticlePicture article={article} catalogue={target.catalogue} className={css.picture} />
      <p role="status">
        <strong>{label}</strong> <span className="numeric">{delta}</span>
      </p>
    </div>
  );
}

/** The choice of one variable (spec 2 §2: 800 wide, not dismissible when mandatory). */
export const variantDialog: Dialog<VariantProps, ChosenVariant> = {
  options: ({ target, code, mandatory }) => {
    const variable = target.row.article.variables.find((one) => one.code === code);
    return {
      title: translate("variant.title", {
        name: variable ? textIn(variable.description, i18next.language) : code,
      }),
      width: 800,
      mode: mandatory ? "persistent" : "none",
      single: "variant",
    };
  },
  Content: Variant,
};
