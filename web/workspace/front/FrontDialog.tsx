import { textIn, type Value } from "@stanza/catalogue";
import { ArticlePicture } from "@stanza/web-pictures";
import { type ChoiceTarget, Price, resolveChoices, useValueWords } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import livePrice from "@stanza/web-ui/live-price.module.css";
import i18next from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ArticleElevation } from "../dclass/ArticleElevation.tsx";
import { Bay } from "../dclass/Bay.tsx";
import { openArticle } from "../dclass/elevation.ts";
import { usePriceDifference } from "../dclass/use-price-difference.ts";
import { BayOptions } from "./BayOptions.tsx";
import css from "./Front.module.css";
import { baysOf, type FrontVariable, frontViews, zoneOf } from "./front-zones.ts";

export interface FrontProps {
  readonly target: ChoiceTarget;
  /** Code of the variable that is looked at first. */
  readonly code: string;
}

/** The answer: what was chosen, by code of the variable. */
export type ChosenOnFront = Readonly<Record<string, Value>>;

/** The bays of an article on its drawn front: one is tapped, and what it may hold is chosen by its picture. */
function Front({ target, code, resolve, close }: FrontProps & DialogControls<ChosenOnFront>) {
  const { t } = useTranslation();
  const { language } = useValueWords();
  const [wish, setWish] = useState<ChosenOnFront>({});
  const [looked, setLooked] = useState(code);
  const { article, variables } = useMemo(() => drawn(target, wish), [target, wish]);
  const price = usePriceDifference(target, target.row.article);
  const { bays, others } = baysOf(variables);
  const bay = bays.find(({ view }) => view.code === looked) ?? bays[0];
  const material = (one: string) => target.catalogue.material(one);
  const choose = (of: string, value: Value) => setWish({ ...wish, [of]: value });
  const goTo = (index: number) => {
    const next = bays[(index + bays.length) % bays.length];
    if (next) setLooked(next.view.code);
  };
  const now = price(article);
  return (
    <>
      <DialogBody className={css.body}>
        <div className={css.front}>
          <ArticleElevation article={article} material={material} label={t("dclass.elevation")}>
            <g role="radiogroup" aria-label={t("front.bays")}>
              {bays.map((one, index) => (
                <Bay
                  key={one.view.code}
                  label={t("front.bay", {
                    name: textIn(one.view.description, language),
                    value: valueText(one, language),
                  })}
                  left={one.zone.x}
                  width={one.zone.width}
                  height={article.box[1]}
                  isChosen={one === bay}
                  onChoose={() => setLooked(one.view.code)}
                  onStep={(by) => goTo(index + by)}
                />
              ))}
            </g>
          </ArticleElevation>
          <p className={livePrice.price} role="status">
            {now ? (
              <>
                <Price amount={now.total} currency={now.currency} className={livePrice.amount} />
                <span>{now.difference}</span>
              </>
            ) : (
              t("variants.noPrice")
            )}
          </p>
        </div>
        <div className={css.choices}>
          {bays.length > 1 ? <p className={css.hint}>{t("front.hint")}</p> : null}
          {bay ? (
            <BayOptions
              key={bay.view.code}
              variable={bay}
              now={article}
              target={target}
              onChoose={(value) => choose(bay.view.code, value)}
            />
          ) : (
            <ArticlePicture
              article={openArticle(article)}
              catalogue={target.catalogue}
              className={css.picture}
            />
          )}
          {others.map((other) => (
            <BayOptions
              key={other.view.code}
              variable={other}
              now={article}
              target={target}
              onChoose={(value) => choose(other.view.code, value)}
            />
          ))}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          variant="primary"
          reason={Object.keys(wish).length === 0 ? t("dclass.unchanged") : undefined}
          onClick={() => resolve(stillMeant(wish, variables))}
        >
          {t("dclass.choose")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The article with what has been chosen so far, and everything that may be chosen on its front. */
function drawn(target: ChoiceTarget, wish: ChosenOnFront) {
  const { evaluation } = resolveChoices(target, wish);
  const article = evaluation.result;
  const variables = frontViews(evaluation.views()).map((view): FrontVariable => {
    const alternatives = (view.options ?? []).map((option) => ({
      code: option.code,
      article:
        option.code === view.value
          ? article
          : resolveChoices(target, { ...wish, [view.code]: option.code }).evaluation.result,
    }));
    return { view, alternatives, zone: zoneOf(article, alternatives) };
  });
  return { article, variables };
}

const valueText = ({ view }: FrontVariable, language: string): string =>
  textIn(view.options?.find(({ code }) => code === view.value)?.description ?? {}, language);

/** Without what was chosen for a bay that is not there any more. */
function stillMeant(wish: ChosenOnFront, variables: readonly FrontVariable[]): ChosenOnFront {
  const there = new Set(variables.map(({ view }) => view.code));
  return Object.fromEntries(Object.entries(wish).filter(([code]) => there.has(code)));
}

/** What is chosen on the drawn front of an article. */
export const frontDialog: Dialog<FrontProps, ChosenOnFront> = {
  options: ({ target }) => ({
    title: translate("front.title", { article: textIn(target.row.description, i18next.language) }),
    width: 1000,
    mode: "semipersistent",
    single: "front",
  }),
  Content: Front,
};
