import type { ProjectDocument } from "@stanza/codecs";
import { editAgreement } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { openAlternatives } from "@stanza/web-workspace";
import { IconColorSwatch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useComparedNames } from "./use-compared-names.ts";

interface Props {
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
}

/** The way to the same project in other fronts, and what of it the offer's papers will show. */
export function ComparisonCard({ document, readOnly }: Props) {
  const { t } = useTranslation();
  const { comparison } = document;
  const names = useComparedNames(document.project, comparison);
  const isChosen = comparison !== undefined && comparison.values.length > 0;
  const text = () => {
    if (!isChosen || names === undefined) return t("comparison.none");
    return names.length > 0 ? t("comparison.onPapers", { names: names.join(", ") }) : t("comparison.gone");
  };
  return (
    <section className={css.card} aria-label={t("comparison.title")}>
      <div className={css.cardHead}>
        <h2>{t("comparison.title")}</h2>
        <Button
          size="sm"
          icon={<IconColorSwatch size={17} stroke={1.7} />}
          onClick={() => void openAlternatives()}
        >
          {t("comparison.compare")}
        </Button>
      </div>
      <div className={css.cardBody}>
        <p className={css.meta}>{text()}</p>
        {isChosen && !readOnly ? (
          <span>
            <Button
              size="sm"
              variant="link"
              onClick={() => editAgreement({ comparison: { ...comparison, values: [] } })}
            >
              {t("comparison.takeOff")}
            </Button>
          </span>
        ) : null}
      </div>
    </section>
  );
}
