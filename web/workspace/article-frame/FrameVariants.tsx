import { FieldGroups, useReadOnlyReason, useSelectedRows, useValueWords } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFieldActions } from "../variants/use-field-actions.tsx";
import { useMandatoryDialog } from "../variants/use-mandatory-dialog.ts";
import { usePanelViews } from "../variants/use-panel-views.ts";
import { VariantsHead } from "../variants/VariantsHead.tsx";
import { WhatChanged } from "../variants/WhatChanged.tsx";
import css from "./ArticleFrame.module.css";

/**
 * What may be chosen of the frame's article.
 *
 * onHidden   hears how many px of it have to be scrolled to, negative where there is room left
 */
export function FrameVariants({ onHidden }: { readonly onHidden?: (px: number) => void }) {
  const { t } = useTranslation();
  const rows = useSelectedRows();
  const { views, groups } = usePanelViews(rows);
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const actions = useFieldActions(rows, views, words, reason);
  const content = useRef<HTMLDivElement>(null);
  useMandatoryDialog(rows, views, reason);
  useEffect(() => {
    const box = content.current;
    const place = box?.parentElement;
    if (!box || !place || !onHidden) return;
    const sizes = new ResizeObserver(() => onHidden(box.offsetHeight - place.clientHeight));
    sizes.observe(box);
    sizes.observe(place);
    return () => sizes.disconnect();
  }, [onHidden]);
  return (
    <div className={kit.panel}>
      <VariantsHead rows={rows} reason={reason} isSeen />
      <div className={cx(kit.scroll, css.fields)}>
        <div ref={content}>
          {groups.length === 0 ? <p className={kit.section}>{t("variants.none")}</p> : null}
          <FieldGroups groups={groups} actions={actions} />
        </div>
      </div>
      <WhatChanged rows={rows.map(({ row }) => row.id)} words={words} />
    </div>
  );
}
