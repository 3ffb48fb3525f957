import type { CatalogueImport, TakenDelivery } from "@stanza/contract";
import { codeOf, type DeliveryUse, proposeMapping, readDelivery, type TableMapping } from "@stanza/tables";
import { client, paths, translate, useSession } from "@stanza/web-site";
import { ask, Button, EmptyState, Segmented, TextField, withLoader } from "@stanza/web-ui";
import { IconCircleCheck } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ColumnTable } from "./ColumnTable.tsx";
import { deliveryArchive } from "./delivery-archive.ts";
import css from "./ImportPage.module.css";
import { importsChanged } from "./imports-query.ts";
import { withCode } from "./meaning-choice.ts";
import { RowReport } from "./RowReport.tsx";
import { TakenReport } from "./TakenReport.tsx";
import type { TableFiles } from "./use-table-files.ts";

interface Props {
  readonly files: Extract<TableFiles, { readonly kind: "read" }>;
  readonly imports: readonly CatalogueImport[];
  /** The catalogue whose next delivery it is; absent: a new one. */
  readonly target: CatalogueImport | undefined;
  readonly onMore: (files: readonly File[]) => void;
  readonly onLeave: () => void;
}

/** A delivery that is read: what its columns mean, which rows are good, and taking them in. */
export function ImportDelivery({ files, imports, target, onMore, onLeave }: Props) {
  const { t } = useTranslation();
  const currency = useSession((state) => state.profile?.shop.currency) ?? "EUR";
  const validFrom = `${new Date().getFullYear()}-01-01`;
  const [own, setOwn] = useState<TableMapping>();
  const mapping = useMemo(
    () => own ?? startMapping(files, target, currency, validFrom),
    [own, files, target, currency, validFrom],
  );
  const [use, setUse] = useState<DeliveryUse>("articles");
  const [outcome, setOutcome] = useState<{
    readonly save: "preview" | "draft" | "publish";
    readonly taken: TakenDelivery;
  }>();
  const [problem, setProblem] = useState<string>();
  const more = useRef<HTMLInputElement>(null);
  const settled = useDeferredValue(mapping);
  const delivery = useMemo(() => readDelivery(files.sheets, settled, use), [files.sheets, settled, use]);
  const good = delivery.rows - delivery.refusedRows;
  const change = (next: TableMapping) => {
    setOwn(next);
    setOutcome(undefined);
    setProblem(undefined);
  };
  const isTaken = !target && imports.some(({ code }) => code === mapping.catalogue.code);
  const send = async (save: "preview" | "draft" | "publish") => {
    if (save !== "preview" && delivery.refusedRows > 0 && !(await wantsGoodRows(good, delivery.refusedRows)))
      return;
    setProblem(undefined);
    const body = deliveryArchive({ mapping, use, save, tables: files.tables, pictures: files.pictures });
    const answer = await withLoader(translate("tableImport.sending"), client.takeInDelivery({ body }));
    if (answer.status === 200) {
      setOutcome({ save, taken: answer.body });
      if (save !== "preview") await importsChanged();
    } else if (answer.status === 409)
      setProblem(translate("tableImport.codeTaken", { code: mapping.catalogue.code }));
    else setProblem("message" in answer ? answer.message : answer.body.message);
  };
  if (outcome && outcome.save !== "preview")
    return (
      <>
        <EmptyState
          art={<IconCircleCheck size={44} stroke={1.3} />}
          title={t(outcome.save === "publish" ? "tableImport.onSale" : "tableImport.drafted", {
            name: mapping.catalogue.name,
          })}
          text={t("tableImport.cameIn", { count: outcome.taken.rows - outcome.taken.refusedRows })}
          actions={
            <>
              <Button onClick={onLeave}>{t("tableImport.another")}</Button>
              {outcome.save === "publish" ? (
                // The whole page, so that session and catalogues know the new one.
                <Button variant="primary" onClick={() => location.assign(paths.itemSearch())}>
                  {t("tableImport.seeCatalogue")}
                </Button>
              ) : (
                <Button variant="primary" onClick={() => void send("publish")}>
                  {t("tableImport.publishDraft")}
                </Button>
              )}
            </>
          }
        />
        <TakenReport taken={outcome.taken} />
      </>
    );
  return (
    <>
      <section className={css.panel} aria-labelledby="what">
        <h2 id="what" className={css.heading}>
          {target ? t("tableImport.nextDeliveryOf", { name: target.name }) : t("tableImport.newCatalogue")}
        </h2>
        {target ? (
          <Segmented
            label={t("tableImport.takes")}
            value={use}
            onChange={(value) => {
              setUse(value as DeliveryUse);
              setOutcome(undefined);
            }}
            options={(["articles", "prices"] as const).map((value) => ({
              value,
              label: t(`tableImport.use.${value}`),
            }))}
          />
        ) : (
          <div className={css.fields}>
            <TextField
              label={t("tableImport.name")}
              value={mapping.catalogue.name}
              maxLength={200}
              onChange={({ target: { value } }) =>
                change(
                  withCode(
                    { ...mapping, catalogue: { ...mapping.catalogue, name: value } },
                    codeOf(value) || "CATALOGUE",
                  ),
                )
              }
            />
            <TextField
              label={t("tableImport.code")}
              value={mapping.catalogue.code}
              maxLength={40}
              {...(isTaken ? { error: t("tableImport.codeTaken", { code: mapping.catalogue.code }) } : {})}
              onChange={({ target: { value } }) => change(withCode(mapping, codeOf(value)))}
            />
          </div>
        )}
        <p className={css.files}>
          {[...files.tables, ...files.pictures.slice(0, 3)].map(({ name }) => name).join(", ")}
          {files.pictures.length > 3
            ? ` … ${t("tableImport.pictures", { count: files.pictures.length })}`
            : ""}
          <Button size="sm" onClick={() => more.current?.click()}>
            {t("tableImport.addFiles")}
          </Button>
          <input
            ref={more}
            type="file"
            multiple
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            data-file="more"
            onChange={(event) => {
              onMore([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </p>
      </section>
      <ColumnTable sheets={files.sheets} mapping={mapping} validFrom={validFrom} onChange={change} />
      <RowReport delivery={delivery} />
      {outcome ? <TakenReport taken={outcome.taken} /> : null}
      {problem === undefined ? null : (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <footer className={css.footer}>
        <Button onClick={onLeave}>{t("action.cancel")}</Button>
        <span className={css.spacer} />
        {target ? (
          <Button onClick={() => void send("preview")} disabled={good === 0}>
            {t("tableImport.showChanges")}
          </Button>
        ) : null}
        <Button onClick={() => void send("draft")} disabled={good === 0 || isTaken}>
          {t("tableImport.saveDraft")}
        </Button>
        <Button variant="primary" onClick={() => void send("publish")} disabled={good === 0 || isTaken}>
          {t("tableImport.publish", { count: good })}
        </Button>
      </footer>
    </>
  );
}

/** The mapping to begin with: the saved one where its sheets are there, else one that is proposed. */
function startMapping(
  { sheets, name }: Props["files"],
  target: CatalogueImport | undefined,
  currency: string,
  validFrom: string,
): TableMapping {
  if (target) {
    const { mapping } = target;
    const isKnown =
      (sheets.length === 1 && mapping.tables.length === 1) ||
      mapping.tables.every((table) => sheets.some((sheet) => sheet.name === table.sheet));
    if (isKnown) return mapping;
    return proposeMapping(sheets, { catalogue: mapping.catalogue, lists: mapping.lists, validFrom });
  }
  const title = name
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return proposeMapping(sheets, {
    catalogue: { code: codeOf(title) || "CATALOGUE", name: title, languages: ["en", "it", "de"], currency },
    validFrom,
  });
}

async function wantsGoodRows(good: number, refused: number): Promise<boolean> {
  const answer = await ask({
    title: translate("tableImport.goodOnlyTitle", { count: refused }),
    text: translate("tableImport.goodOnlyText", { count: good }),
    single: "good-rows",
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "take", label: translate("tableImport.takeGood", { count: good }), look: "primary" },
    ],
  });
  return answer === "take";
}
