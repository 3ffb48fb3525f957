import { type Choices, type OpenCatalogue, textIn, type Value } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { choose, type FieldActions, signedPrice, type ValueWords, VariableField } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { previewStyle, type Restyled, restyle, type StyleGround } from "./restyle.ts";
import css from "./Style.module.css";
import { sharedCodes, sharedViews } from "./shared-views.ts";
import { ownRows, rowsWith, styleOfRows, styleViews } from "./style-views.ts";

interface Props {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
  readonly header: Choices;
  /** Of this catalogue: all, or the selected ones. */
  readonly rows: readonly EvaluatedRow[];
  readonly scope: "all" | "selected";
  readonly words: ValueWords;
  readonly reason: string | undefined;
  readonly onRestyled: (restyled: Restyled | null) => void;
}

/** The style of one catalogue's pieces: what its header leads by swatches, then everything else that several of them share. */
export function CatalogueStyle(props: Props) {
  const { catalogue, model, header, rows, scope, words, reason, onRestyled } = props;
  const { t } = useTranslation();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { code } = catalogue;
  const led = useMemo(() => catalogue.header(model, header).views, [catalogue, model, header]);
  const style = useMemo(() => {
    const offered = styleViews(led);
    return scope === "all"
      ? offered.filter((view) => rowsWith(rows, view.code).length > 0)
      : styleOfRows(offered, rows);
  }, [led, rows, scope]);
  const others = useMemo(() => sharedCodes(rows, new Set(style.map((view) => view.code))), [rows, style]);
  const more = useMemo(() => (isMoreOpen ? sharedViews(rows, others) : []), [isMoreOpen, rows, others]);
  const actions = useMemo((): FieldActions => {
    const views = [...style, ...more];
    const free = led.filter(({ visible, readonly }) => visible && !readonly);
    const ground: StyleGround = {
      catalogue: code,
      rows,
      ...(scope === "all" ? { header: { model, codes: new Set(free.map((view) => view.code)) } } : {}),
    };
    return {
      subject: `${code} ${model} ${scope}`,
      words,
      ...(reason === undefined ? {} : { reason }),
      material: (material) => catalogue.material(material),
      variable: (variable) => views.find((view) => view.code === variable),
      choose: (wish) => {
        const [[variable, value] = [], ...fixes] = Object.entries(wish);
        const view = views.find((one) => one.code === variable);
        // A wish with what makes it possible concerns several variables.
        if (!view || value === undefined || fixes.length > 0) {
          onRestyled(null);
          choose(rowsWith(rows, ...Object.keys(wish)), wish);
        } else onRestyled(restyle(ground, view, value));
      },
      priceOf: (variable: string, value: Value) => {
        const preview = previewStyle(ground, variable, value);
        if (!preview) return undefined;
        const { amount, currency, refused } = preview;
        return [
          ...(amount === undefined ? [] : [signedPrice(amount, currency, words.language)]),
          ...(refused > 0 ? [t("style.cannot", { count: refused })] : []),
        ]
          .filter(Boolean)
          .join(" · ");
      },
      why: (view) => {
        const isLed = ground.header?.codes.has(view.code) === true && reason === undefined;
        const own = isLed ? ownRows(rows, view.code) : [];
        return own.length === 0 ? null : (
          <Button size="sm" onClick={() => choose(own, { [view.code]: null })}>
            {t("style.own", { count: own.length })}
          </Button>
        );
      },
    };
  }, [words, reason, catalogue, style, more, led, code, model, scope, rows, onRestyled, t]);
  if (style.length === 0 && others.length === 0) return null;
  return (
    <div className={kit.section}>
      <h3 className={kit.title}>{textIn(catalogue.description, words.language)}</h3>
      {style.map((view) => (
        <VariableField key={view.code} view={view} actions={actions} />
      ))}
      {others.length > 0 ? (
        <details
          className={css.more}
          open={isMoreOpen}
          onToggle={({ currentTarget }) => setMoreOpen(currentTarget.open)}
        >
          <summary>{t("style.more", { count: others.length })}</summary>
          {more.map((view) => (
            <VariableField key={view.code} view={view} actions={actions} />
          ))}
        </details>
      ) : null}
    </div>
  );
}
