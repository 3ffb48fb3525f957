import { textIn } from "@stanza/catalogue";
import type { CatalogueImport } from "@stanza/contract";
import { goTo, paths, useFormats } from "@stanza/web-site";
import { Button, EmptyState, ErrorState, FileDrop, ProgressBar, Skeleton } from "@stanza/web-ui";
import { IconFileX, IconTable } from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeliveryTarget, NEW_CATALOGUE } from "./delivery-target.ts";
import { ImportDelivery } from "./ImportDelivery.tsx";
import css from "./ImportPage.module.css";
import { useCatalogueImports, usePriceTables } from "./imports-query.ts";
import { useTableFiles } from "./use-table-files.ts";

const ACCEPTED = ".xlsx,.xlsm,.csv,.tsv,.txt,.xml,.zip";

/** Supervisors make catalogues of the tables that a manufacturer has: a file in, what its columns mean, the good rows on sale. */
export function ImportPage() {
  const { t } = useTranslation();
  const { files, read, clear } = useTableFiles();
  const { prices } = useSearch({ strict: false }) as { readonly prices?: string };
  const [chosen, setChosen] = useState<DeliveryTarget>(NEW_CATALOGUE);
  const { data: imports } = useCatalogueImports();
  const priced = usePriceTables(prices);
  const target: DeliveryTarget | undefined =
    prices === undefined ? chosen : priced.data ? { kind: "prices", of: priced.data } : undefined;
  const leave = () => {
    clear();
    setChosen(NEW_CATALOGUE);
    if (prices !== undefined) void goTo(paths.assortment());
  };
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>
          {t(prices === undefined ? "tableImport.title" : "tableImport.newPrices")}
        </h1>
        <p className={css.lead}>
          {t(prices === undefined ? "tableImport.lead" : "tableImport.newPricesText")}
        </p>
      </header>
      {files.kind === "none" && prices !== undefined ? (
        <NewPrices code={prices} state={priced} onFile={(file) => read([file])} />
      ) : null}
      {files.kind === "none" && prices === undefined ? (
        <>
          {target?.kind === "tables" ? (
            <p className={css.target}>
              {t("tableImport.nextDeliveryOf", { name: target.of.name })}
              <Button size="sm" onClick={() => setChosen(NEW_CATALOGUE)}>
                {t("tableImport.newInstead")}
              </Button>
            </p>
          ) : null}
          <TablesDrop onFile={(file) => read([file])} />
          <Imports onNext={(of) => setChosen({ kind: "tables", of })} />
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
      {files.kind === "read" && target ? (
        <ImportDelivery files={files} imports={imports ?? []} target={target} onMore={read} onLeave={leave} />
      ) : null}
    </div>
  );
}

function TablesDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <FileDrop
      text={t("tableImport.drop")}
      button={t("tableImport.choose")}
      accept={ACCEPTED}
      name="delivery"
      onFile={onFile}
    >
      <p className={css.formats}>{t("tableImport.formats")}</p>
    </FileDrop>
  );
}

/** The way in for new prices of one catalogue, once its lists are known. */
function NewPrices({
  code,
  state,
  onFile,
}: {
  readonly code: string;
  readonly state: ReturnType<typeof usePriceTables>;
  readonly onFile: (file: File) => void;
}) {
  const { t, i18n } = useTranslation();
  const { data, isError, error, refetch } = state;
  if (data)
    return (
      <>
        <h2 className={css.heading}>
          {t("tableImport.newPricesOf", { name: textIn(data.description, i18n.language) })}
        </h2>
        <TablesDrop onFile={onFile} />
      </>
    );
  if (isError)
    return (
      <ErrorState
        title={t("tableImport.pricesFailed")}
        details={error.message}
        actions={<Button onClick={() => void refetch()}>{t("action.tryAgain")}</Button>}
      />
    );
  if (data === null)
    return (
      <EmptyState
        art={<IconFileX size={40} stroke={1.3} />}
        title={t("tableImport.newPrices")}
        text={t("tableImport.newPricesGone", { code })}
        actions={
          <Button onClick={() => void goTo(paths.assortment())}>{t("tableImport.toCatalogues")}</Button>
        }
      />
    );
  return (
    <div role="status" aria-label={t("tableImport.loadingPrices", { code })}>
      <Skeleton width="100%" height={160} />
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
