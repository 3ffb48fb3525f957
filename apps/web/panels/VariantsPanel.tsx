import type { Value } from "@stanza/catalogue";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogues } from "../stores/catalogue-store.ts";
import { priceTerms } from "../stores/evaluation-link.ts";
import { useOpenProject } from "../stores/project-store.ts";
import { ArticleSaving } from "./custom/ArticleSaving.tsx";
import { CustomLines } from "./custom/CustomLines.tsx";
import { isCustomEntry } from "./custom/custom-entry.ts";
import { FieldGroups } from "./fields/FieldGroups.tsx";
import type { FieldActions } from "./fields/VariableField.tsx";
import kit from "./panel-kit.module.css";
import { choiceTargets, priceBookOf, useSelectedRows } from "./selected-rows.ts";
import { signedMoney } from "./signed-money.ts";
import { Tabs } from "./Tabs.tsx";
import { useReadOnlyReason } from "./use-read-only-reason.ts";
import { useValueWords } from "./use-value-words.ts";
import { ApplyTo } from "./variants/ApplyTo.tsx";
import { choose } from "./variants/choose.ts";
import { DetailsTab } from "./variants/DetailsTab.tsx";
import { EnlargeButton } from "./variants/EnlargeButton.tsx";
import { openDclassLazily } from "./variants/open-dialogs.ts";
import { priceChange } from "./variants/price-of-choice.ts";
import { SizeTab } from "./variants/SizeTab.tsx";
import { useMandatoryDialog } from "./variants/use-mandatory-dialog.ts";
import { usePanelViews } from "./variants/use-panel-views.ts";
import { VariantsHead } from "./variants/VariantsHead.tsx";
import { WhatChanged } from "./variants/WhatChanged.tsx";
import { WhyValueButton } from "./variants/WhyValueButton.tsx";

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
          {reason === undefined ? <EnlargeButton view={view} rows={rows} words={words} /> : null}
        </>
      ),
      editRecords: (code) => void openDclassLazily(rows, code),
      choose: (wish, gesture) => choose(rows, wish, gesture === undefined ? {} : { gesture }),
      priceOf: (code: string, value: Value) => {
        const amount = terms && priceChange(choiceTargets(rows), { [code]: value }, book, terms);
        return amount ? signedMoney(amount, terms.currency, words.language) : undefined;
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
      <VariantsHead rows={rows} reason={reason} />
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
