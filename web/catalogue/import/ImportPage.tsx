import type { CatalogueImport } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { Button, EmptyState, ErrorState, FileDrop, ProgressBar, Skeleton } from "@stanza/web-ui";
import { IconFileX, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ImportDelivery } from "./ImportDelivery.tsx";
import css from "./ImportPage.module.css";
import { useCatalogueImports } from "./imports-query.ts";
import { useTableFiles } from "./use-table-files.ts";

const ACCEPTED = ".xlsx,.xlsm,.csv,.tsv,.txt,.xml,.zip";

/** Supervisors make catalogues of the tables that a manufacturer has: a file in, what its columns mean, the good rows on sale. */
export function ImportPage() {
  const { t } = useTranslation();
  const { files, read, clear } = useTableFiles();
  const [target, setTarget] = useState<CatalogueImport>();
  const { data: imports } = useCatalogueImports();
  const leave = () => {
    clear();
    setTarget(undefined);
  };
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t("tableImport.title")}</h1>
        <p className={css.lead}>{t("tableImport.lead")}</p>
      </header>
      {files.kind === "none" ? (
        <>
          {target ? (
            <p className={css.target}>
              {t("tableImport.nextDeliveryOf", { name: target.name })}
              <Button size="sm" onClick={() => setTarget(undefined)}>
                {t("tableImport.newInstead")}
              </Button>
            </p>
          ) : null}
          <FileDrop
            text={t("tableImport.drop")}
            button={t("tableImport.choose")}
            accept={ACCEPTED}
            name="delivery"
            onFile={(file) => read([file])}
          >
            <p className={css.formats}>{t("tableImport.formats")}</p>
          </FileDrop>
          <Imports onNext={setTarget} />
        </>
      ) : null}
      {files.kind === "reading" ? (
        <section className={css.panel}>
          <p role="status">{t("tableImport.reading", { name: files.name })}</p>
          <ProgressBar label={t("tableImport.reading", { name: files.name })} />
          <div>
            <Button onClick={leave}>{t("action.cancel")}</Button>
          </div>
        </section>
      ) : null}
      {files.kind === "refused" ? (
        <section className={css.panel} role="alert">
          <EmptyState
            art={<IconFileX size={40} stroke={1.3} />}
            title={t("tableImport.refused", { name: files.name })}
            text={t(`tableImport.cause.${files.cause}`)}
            actions={
              <Button variant="primary" onClick={leave} data-autofocus>
                {t("tableImport.another")}
              </Button>
            }
          />
        </section>
      ) : null}
      {files.kind === "read" ? (
        <ImportDelivery files={files} imports={imports ?? []} target={target} onMore={read} onLeave={leave} />
      ) : null}
    </div>
  );
}

/** What was imported before, each ready for its next delivery. */
function Imports({ onNext }: { readonly onNext: (of: CatalogueImport) => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, isError, error, refetch } = useCatalogueImports();
  if (isError && !data)
    return (
      <ErrorState
        title={t("tableImport.failed")}
        details={error.message}
        actions={<Button onClick={() => void refetch()}>{t("action.tryAgain")}</Button>}
      />
    );
  return (
    <section aria-labelledby="imports">
      <h2 id="imports" className={css.heading}>
        {t("tableImport.before")}
      </h2>
      {!data ? (
        <Skeleton width="100%" height={56} />
      ) : data.length === 0 ? (
        <p className={css.lead}>{t("tableImport.none")}</p>
      ) : (
        <ul className={css.list}>
          {data.map((one) => (
            <li key={one.code} className={css.item}>
              <IconTable size={22} stroke={1.5} aria-hidden="true" />
              <span className={css.itemText}>
                <strong>{one.name}</strong>
                <small>
                  {[
                    one.code,
                    t("tableImport.articles", { count: one.articles }),
                    t(one.isDraft ? "tableImport.isDraft" : "tableImport.isPublished"),
                    formats.moment(one.at),
                  ].join(" · ")}
                </small>
              </span>
              <Button
                size="sm"
                onClick={() => onNext(one)}
                aria-label={t("tableImport.nextFor", { name: one.name })}
              >
                {t("tableImport.next")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
