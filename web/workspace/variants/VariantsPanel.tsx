import type { Value } from "@stanza/catalogue";
import {
  ArticleSaving,
  CustomLines,
  choiceTargets,
  choose,
  type FieldActions,
  FieldGroups,
  isCustomEntry,
  priceBookOf,
  priceChange,
  priceTerms,
  signedPrice,
  useCatalogues,
  useOpenProject,
  useReadOnlyReason,
  useSelectedRows,
  useValueWords,
} from "@stanza/web-project";
import { Tabs } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApplyTo } from "./ApplyTo.tsx";
import { DetailsTab } from "./DetailsTab.tsx";
import { EnlargeButton } from "./EnlargeButton.tsx";
import { openDclassLazily } from "./open-dialogs.ts";
import { SizeTab } from "./SizeTab.tsx";
import { useMandatoryDialog } from "./use-mandatory-dialog.ts";
import { usePanelViews } from "./use-panel-views.ts";
import { VariantsHead } from "./VariantsHead.tsx";
import { WhatChanged } from "./WhatChanged.tsx";
import { WhyValueButton } from "./WhyValueButton.tsx";

type Tab = "variants" | "size" | "details";

/**
 * The selected rows: what they are, everything that may be chosen of them, where they stand and what they cost. It stays mounted and
 * updates from selection to selection; without a selection it shows nothing.
 */
export function VariantsPanel() {
  const { t } = useTranslation();
  const rows = useSelectedRows();
  const { views, groups } = usePanelViews(rows);
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const loaded = useCatalogues((state) => state.loaded);
  const open = useOpenProject();
  const [tab, setTab] = useState<Tab>("variants");
  const terms = useMemo(() => open && priceTerms(open), [open]);
  const actions = useMemo((): FieldActions => {
    const book = priceBookOf(loaded);
    const catalogue = loaded.get(rows[0]?.row.catalogue ?? "")?.open;
    return {
      subject: rows.map(({ row }) => row.id).join(),
      words,
      reason,
      material: (code) => catalogue?.material(code),
      variable: (code) => views.find((view) => view.code === code),
      why: (view) => (
        <>
          <WhyValueButton view={view} rows={rows} words={words} reason={reason} />
          {reason === undefined ? (
            <EnlargeButton
              view={view}
              rows={rows}
              words={words}
              isFirst={view.code === views.find(({ front, visible }) => front && visible)?.code}
            />
          ) : null}
        </>
      ),
      editRecords: (code) => void openDclassLazily(rows, code),
      choose: (wish, gesture) => choose(rows, wish, gesture === undefined ? {} : { gesture }),
      priceOf: (code: string, value: Value) => {
        const amount = terms && priceChange(choiceTargets(rows), { [code]: value }, book, terms);
        return amount ? signedPrice(amount, terms.currency, words.language) : undefined;
      },
    };
  }, [rows, views, words, reason, loaded, terms]);
  useMandatoryDialog(rows, views, reason);
  if (rows.length === 0) return null;
  const problems = rows.flatMap(({ article }) =>
    article.problems.filter(({ severity }) => severity !== "info"),
  );
  const isCustom = rows.length === 1 && rows.every(({ article }) => isCustomEntry(article));
  return (
    <div className={kit.panel}>
      <VariantsHead rows={rows} reason={reason} ofSome={views.some(({ ofSome }) => ofSome)} />
      <ArticleSaving rows={rows} />
      <Tabs
        label={t("variants.title")}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { key: "variants", label: t("variants.tab.variants") },
          { key: "size", label: t("variants.tab.size") },
          { key: "details", label: t("variants.tab.details"), badge: problems.length },
        ]}
      >
        <div className={kit.scroll}>
          {tab === "variants" ? (
            <>
              <CustomLines rows={rows} reason={reason} />
              {groups.length === 0 && !isCustom ? <p className={kit.section}>{t("variants.none")}</p> : null}
              <FieldGroups groups={groups} actions={actions} />
              {reason === undefined ? <ApplyTo rows={rows} views={views} words={words} /> : null}
            </>
          ) : tab === "size" ? (
            <SizeTab rows={rows} views={views} actions={actions} />
          ) : (
            <DetailsTab rows={rows} />
          )}
        </div>
        <WhatChanged rows={rows.map(({ row }) => row.id)} words={words} />
      </Tabs>
    </div>
  );
}
