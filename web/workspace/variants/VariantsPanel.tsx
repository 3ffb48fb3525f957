import {
  ArticleSaving,
  CustomLines,
  FieldGroups,
  isCustomEntry,
  useReadOnlyReason,
  useSelectedRows,
  useValueWords,
} from "@stanza/web-project";
import { Tabs } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApplyTo } from "./ApplyTo.tsx";
import { DetailsTab } from "./DetailsTab.tsx";
import { SizeTab } from "./SizeTab.tsx";
import { useFieldActions } from "./use-field-actions.tsx";
import { useMandatoryDialog } from "./use-mandatory-dialog.ts";
import { usePanelViews } from "./use-panel-views.ts";
import { VariantsHead } from "./VariantsHead.tsx";
import { WhatChanged } from "./WhatChanged.tsx";

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
  const [tab, setTab] = useState<Tab>("variants");
  const actions = useFieldActions(rows, views, words, reason);
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
