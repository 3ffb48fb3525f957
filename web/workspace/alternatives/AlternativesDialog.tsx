import { textIn } from "@stanza/catalogue";
import {
  type PricedAlternative,
  startEvaluation,
  useEvaluation,
  useOpenProject,
  useProjectTotal,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  EmptyState,
  ProgressBar,
  SelectField,
  Skeleton,
} from "@stanza/web-ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { AlternativeList } from "./AlternativeList.tsx";
import css from "./Alternatives.module.css";
import { AlternativeTable } from "./AlternativeTable.tsx";
import { isOf, type OnPapers, useOnPapers } from "./on-papers.ts";
import type { SharedVariable } from "./shared-variables.ts";
import { takeOption } from "./take-option.ts";
import { type Alternatives, useAlternatives } from "./use-alternatives.ts";

/** The project in every front (handle, worktop …) with its total and the difference to today; one press takes one of them. */
function AlternativesContent({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const isOpen = useOpenProject() !== null;
  const isReady = useEvaluation((state) => state.evaluated !== null && state.priced !== null);
  const alternatives = useAlternatives();
  const today = useProjectTotal();
  useEffect(startEvaluation, []);
  const { first, second } = alternatives;
  const papers = useOnPapers(first, alternatives.comparison.includesOwn);
  if (isOpen && !isReady)
    return (
      <DialogBody className={css.body}>
        <Skeleton height={36} />
        <Skeleton height={220} />
      </DialogBody>
    );
  if (!first || !today)
    return <EmptyState title={t("alternatives.none")} text={t("alternatives.noneText")} />;
  const take = (alternative: PricedAlternative, name: string) => {
    if (takeOption(alternative, name, today.currency)) close();
  };
  return (
    <DialogBody className={css.body}>
      <Question alternatives={alternatives} onInclude={(own) => papers?.include(own)} />
      <Progress alternatives={alternatives} />
      {second ? (
        <AlternativeTable
          alternatives={alternatives}
          rows={first}
          columns={second}
          today={today}
          onTake={take}
        />
      ) : (
        <>
          {papers ? <PapersNote papers={papers} variable={first} variables={alternatives.variables} /> : null}
          <AlternativeList
            alternatives={alternatives}
            variable={first}
            today={today}
            onTake={take}
            papers={papers}
          />
        </>
      )}
    </DialogBody>
  );
}

/** What a tick in the list does, and what the papers compare instead. */
function PapersNote(props: {
  readonly papers: OnPapers;
  readonly variable: SharedVariable;
  readonly variables: readonly SharedVariable[];
}) {
  const { papers, variable, variables } = props;
  const { t, i18n } = useTranslation();
  const other = isOf(papers.choice, variable) ? undefined : variables.find((one) => isOf(papers.choice, one));
  return (
    <p className={css.papersNote}>
      {t("alternatives.onPapersHelp")}
      {other
        ? ` ${t("alternatives.onPapersOther", { subject: textIn(other.view.description, i18n.language) })}`
        : null}
    </p>
  );
}

/** Which variables are put side by side, and for which pieces. */
function Question(props: {
  readonly alternatives: Alternatives;
  readonly onInclude: (own: boolean) => void;
}) {
  const { alternatives, onInclude } = props;
  const { t, i18n } = useTranslation();
  const { variables, first, second, comparison, change } = alternatives;
  const catalogues = new Set(variables.map(({ catalogue }) => catalogue.code));
  const options = variables.map(({ key, view, catalogue }) => ({
    value: key,
    label:
      textIn(view.description, i18n.language) +
      (catalogues.size > 1 ? ` · ${textIn(catalogue.description, i18n.language)}` : ""),
  }));
  const own = [first, second].some((one) =>
    one?.rows.some(
      ({ article }) => article.variables.find(({ code }) => code === one.view.code)?.value !== one.present,
    ),
  );
  return (
    <div className={css.question}>
      <SelectField
        label={t("alternatives.compare")}
        value={first?.key ?? ""}
        options={options}
        onChange={({ target }) => change({ first: target.value })}
        data-autofocus
      />
      <SelectField
        label={t("alternatives.with")}
        value={second?.key ?? ""}
        options={[
          { value: "", label: t("alternatives.alone") },
          ...options.filter(({ value }) => value !== first?.key),
        ]}
        onChange={({ target }) => change({ second: target.value })}
      />
      {own ? (
        <label className={css.own}>
          <input
            type="checkbox"
            checked={comparison.includesOwn}
            onChange={({ target }) => {
              change({ includesOwn: target.checked });
              onInclude(target.checked);
            }}
          />
          {t("alternatives.includesOwn")}
        </label>
      ) : null}
    </div>
  );
}

/** How far the prices are, with the way to stop. */
function Progress({ alternatives }: { readonly alternatives: Alternatives }) {
  const { t } = useTranslation();
  const { done, count, state, stop, goOn } = alternatives;
  if (state === "done") return <p className={css.state}>{t("alternatives.done", { count })}</p>;
  if (state !== "working")
    return (
      <p className={css.state} role={state === "failed" ? "alert" : undefined}>
        {t(state === "failed" ? "alternatives.failed" : "alternatives.stopped", { done, count })}
        {state === "stopped" ? (
          <Button size="sm" variant="link" onClick={goOn}>
            {t("alternatives.goOn")}
          </Button>
        ) : null}
      </p>
    );
  return (
    <div className={css.state}>
      <ProgressBar label={t("alternatives.working")} percentage={count === 0 ? 0 : (done / count) * 100} />
      <Button size="sm" variant="subtle" onClick={stop}>
        {t("alternatives.stop")}
      </Button>
    </div>
  );
}

export const alternativesDialog: Dialog<Record<never, never>, void> = {
  options: () => ({
    title: translate("alternatives.title"),
    width: 1000,
    mode: "none",
    single: "alternatives",
  }),
  Content: AlternativesContent,
};
