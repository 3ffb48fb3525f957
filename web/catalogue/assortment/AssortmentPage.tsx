import { Button, ErrorState, Skeleton } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Assortment.module.css";
import { assortmentQuery } from "./assortment-query.ts";
import { CatalogueCard } from "./CatalogueCard.tsx";
import { PublishSource } from "./PublishSource.tsx";

/** The site's catalogues for its supervisors: versions, price lists, who sells what, and publishing. */
export function AssortmentPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(assortmentQuery);
  const [isPublishing, setPublishing] = useState(false);
  return (
    <div className={pageCss.narrowPage}>
      <div className={pageCss.head}>
        <div>
          <h1>{t("assortment.title")}</h1>
          <p className={pageCss.meta}>{t("assortment.text")}</p>
        </div>
        {isPublishing ? null : (
          <Button
            variant="primary"
            icon={<IconUpload size={18} stroke={1.7} />}
            onClick={() => setPublishing(true)}
          >
            {t("assortment.publish")}
          </Button>
        )}
      </div>
      {isPublishing ? <PublishSource onClose={() => setPublishing(false)} /> : null}
      {data ? (
        data.catalogues.length === 0 ? (
          <p className={pageCss.meta}>{t("assortment.none")}</p>
        ) : (
          data.catalogues.map((catalogue) => (
            <CatalogueCard key={catalogue.code} catalogue={catalogue} shops={data.shops} />
          ))
        )
      ) : error ? (
        <ErrorState
          title={t("assortment.failed")}
          details={error.message}
          actions={<Button onClick={() => void refetch()}>{t("action.tryAgain")}</Button>}
        />
      ) : (
        <div className={css.loading} role="status" aria-label={t("assortment.loading")}>
          <Skeleton height={180} />
          <Skeleton height={180} />
        </div>
      )}
    </div>
  );
}
