import { textIn } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import {
  choiceTargets,
  choose,
  type FieldView,
  isOwnChoice,
  priceBookOf,
  priceChange,
  priceTerms,
  signedPrice,
  useCatalogues,
  useEvaluation,
  useProject,
  type ValueWords,
  valueText,
} from "@stanza/web-project";
import { Button, Menu, MenuItem } from "@stanza/web-ui";
import { IconBrush, IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { rowsInScope, type ScopeRows } from "./apply-scope.ts";
import css from "./VariantsPanel.module.css";

interface Props {
  readonly rows: readonly EvaluatedRow[];
  readonly views: readonly FieldView[];
  readonly words: ValueWords;
}

/** Carries what was chosen on one row to others: to the same article, or to everything that has the variable. */
export function ApplyTo({ rows, views, words }: Props) {
  const { t } = useTranslation();
  const [row, ...more] = rows;
  const own = views.filter((view) => view.visible && view.kind === "option" && isOwnChoice(view));
  if (!row || more.length > 0 || row.automatic || own.length === 0) return null;
  return (
    <section className={css.apply}>
      <h3>{t("apply.title")}</h3>
      <div className={css.applyList}>
        {own.map((view) => (
          <ApplyOne key={view.code} row={row} view={view} words={words} />
        ))}
      </div>
    </section>
  );
}

function ApplyOne({ row, view, words }: { row: EvaluatedRow; view: FieldView; words: ValueWords }) {
  const name = textIn(view.description, words.language);
  const value = valueText(view, view.value, words);
  return (
    <Menu
      button={
        <Button size="sm" icon={<IconBrush size={15} stroke={1.7} />} className={css.applyButton}>
          <span className={css.applyName}>
            {name}: {value}
          </span>
          <IconChevronDown size={14} />
        </Button>
      }
      place="bottom-start"
      width={300}
    >
      <Scopes row={row} view={view} words={words} />
    </Menu>
  );
}

/** Counted and priced when the menu opens: a hundred rows take a few milliseconds. */
function Scopes({ row, view, words }: { row: EvaluatedRow; view: FieldView; words: ValueWords }) {
  const { t } = useTranslation();
  const evaluated = useEvaluation((state) => state.evaluated);
  const all = choiceTargets((evaluated?.rows ?? []).filter((other) => !other.automatic));
  const scopes = (["sameArticle", "all"] as const).map((scope) =>
    rowsInScope(scope, row, view.code, view.value, all),
  );
  return scopes.map((scope) => (
    <MenuItem
      key={scope.scope}
      disabled={scope.targets.length === 0}
      onClick={() =>
        choose(
          scope.targets.map((target) => target.row),
          { [view.code]: view.value },
        )
      }
    >
      <span className={css.scope}>
        <span>{t(`apply.${scope.scope}`, { count: scope.targets.length })}</span>
        <span className={css.scopePrice}>{deltaText(scope, view, words)}</span>
      </span>
      {scope.refused > 0 ? (
        <span className={css.scopeRefused}>{t("apply.refused", { count: scope.refused })}</span>
      ) : null}
    </MenuItem>
  ));
}

function deltaText({ targets }: ScopeRows, view: FieldView, { language }: ValueWords): string {
  const { open } = useProject.getState();
  if (!open || targets.length === 0) return "";
  const terms = priceTerms(open);
  const book = priceBookOf(useCatalogues.getState().loaded);
  const amount = priceChange(targets, { [view.code]: view.value }, book, terms);
  return amount ? signedPrice(amount, terms.currency, language) : "";
}
