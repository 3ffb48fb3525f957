import { type DclassView, textIn, type VariableView } from "@stanza/catalogue";
import {
  type ChoiceTarget,
  choiceTargets,
  priceBookOf,
  priceChange,
  priceTerms,
  resolveChoices,
  signedPrice,
  useCatalogues,
  useOpenProject,
  useReadOnlyReason,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { ArticleElevation } from "@stanza/web-workspace";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Fill.module.css";
import { FillWishes } from "./FillWishes.tsx";
import { ProposedColumn } from "./ProposedColumn.tsx";
import { useFill } from "./use-fill.ts";

interface Props {
  readonly target: ChoiceTarget;
}

/** An interior that was chosen: the list that it is for, and its canonical text. */
interface Chosen {
  readonly list: string;
  readonly text: string;
}

/** Fills a closet from who uses it and what they keep, by the rules of its catalogue. */
export const fillDialog: Dialog<Props, Chosen> = {
  // What was answered must not be lost by a click beside it.
  options: () => ({ title: translate("fill.title"), width: 1000, mode: "semipersistent", single: "fill" }),
  Content: FillContent,
};

function FillContent({ target, resolve, close }: Props & DialogControls<Chosen>) {
  const [closet] = useState(() => resolveChoices(target, {}).evaluation);
  const fill = closet.closet()?.fill;
  const view = closet.views().find(({ code }) => code === fill?.into);
  if (!fill || !view?.list) return null;
  return <Filling {...{ target, closet, fill, view, resolve, close }} list={view.list} />;
}

interface FillingProps extends Props, Pick<DialogControls<Chosen>, "resolve" | "close"> {
  readonly closet: ReturnType<typeof resolveChoices>["evaluation"];
  readonly fill: NonNullable<NonNullable<ReturnType<FillingProps["closet"]["closet"]>>["fill"]>;
  readonly view: VariableView;
  readonly list: DclassView;
}

function Filling({ target, closet, fill, view, list, resolve, close }: FillingProps) {
  const { t, i18n } = useTranslation();
  const reason = useReadOnlyReason();
  const { person, needs, proposal, ...change } = useFill(closet, fill);
  const text = proposal?.text ?? "";
  const article = useMemo(() => {
    const trial = closet.fork();
    trial.set(fill.into, text);
    return trial.result;
  }, [closet, fill, text]);
  const difference = usePriceOf(target, fill.into, text);
  const words = (codes: readonly string[]) =>
    fill.keeps
      .filter(({ code }) => codes.includes(code))
      .map(({ description }) => textIn(description, i18n.language))
      .join(", ");
  const isNothing = text === "";
  return (
    <>
      <DialogBody className={css.body}>
        <FillWishes
          fill={fill}
          person={person}
          needs={needs}
          onPerson={change.choosePerson}
          onAmount={change.chooseAmount}
        />
        <div className={css.proposal}>
          <div className={css.picture}>
            <ArticleElevation
              article={article}
              material={(code) => target.catalogue.material(code)}
              label={t("fill.picture")}
            />
          </div>
          <p role="status" className={css.status}>
            {isNothing ? t("fill.nothing") : t("fill.price", { price: difference ?? t("variants.noPrice") })}
          </p>
          {list.rows.length > 0 ? <p className={css.note}>{t("fill.replaces")}</p> : null}
          {proposal && proposal.unserved.length > 0 ? (
            <p className={css.unserved}>{t("fill.unserved", { names: words(proposal.unserved) })}</p>
          ) : null}
          {proposal && proposal.breaks.length > 0 ? (
            <div className={css.unserved} role="alert">
              <p>{t("fill.breaks")}</p>
              <ul>
                {proposal.breaks.map((because) => {
                  const sentence = textIn(because, i18n.language);
                  return <li key={sentence}>{sentence}</li>;
                })}
              </ul>
            </div>
          ) : null}
          <div className={css.columns}>
            {proposal?.sections.map((section, index) => (
              <ProposedColumn
                // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
                key={index}
                section={section}
                number={index + 1}
                list={list}
                onColumn={(code) => change.chooseColumn(index, code)}
                onItem={change.toggleItem}
              />
            ))}
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          variant="primary"
          reason={
            reason ?? (isNothing ? t("fill.nothing") : text === view.value ? t("fill.same") : undefined)
          }
          onClick={() => resolve({ list: fill.into, text })}
        >
          {t("fill.take")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** How much more or less the closet costs with another list of fittings; undefined: it has no price. */
function usePriceOf(target: ChoiceTarget, list: string, text: string): string | undefined {
  const { i18n } = useTranslation();
  const open = useOpenProject();
  const loaded = useCatalogues((state) => state.loaded);
  return useMemo(() => {
    const terms = open && priceTerms(open);
    if (!terms) return undefined;
    const amount = priceChange(choiceTargets([target.row]), { [list]: text }, priceBookOf(loaded), terms);
    return amount ? signedPrice(amount, terms.currency, i18n.language) : undefined;
  }, [target, list, text, open, loaded, i18n.language]);
}
