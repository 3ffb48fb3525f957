import type { CatalogueImport, TakenDelivery } from "@stanza/contract";
import { type DeliveryUse, readDelivery, type TableMapping } from "@stanza/tables";
import { client, translate, useSession } from "@stanza/web-site";
import { ask, Button, withLoader } from "@stanza/web-ui";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ColumnTable } from "./ColumnTable.tsx";
import { DeliveryDone } from "./DeliveryDone.tsx";
import { DeliveryHead } from "./DeliveryHead.tsx";
import { deliveryArchive } from "./delivery-archive.ts";
import { type DeliveryTarget, matricesOf, startMapping } from "./delivery-target.ts";
import css from "./ImportPage.module.css";
import { importsChanged, pricesChanged } from "./imports-query.ts";
import { RowReport } from "./RowReport.tsx";
import { TakenReport } from "./TakenReport.tsx";
import type { TableFiles } from "./use-table-files.ts";

interface Props {
  readonly files: Extract<TableFiles, { readonly kind: "read" }>;
  readonly imports: readonly CatalogueImport[];
  readonly target: DeliveryTarget;
  readonly onMore: (files: readonly File[]) => void;
  readonly onLeave: () => void;
}

type TakenAnswer = Awaited<ReturnType<typeof client.updatePrices | typeof client.takeInDelivery>>;
type Save = "preview" | "draft" | "publish";

/** A delivery that is read: what its columns mean, which rows are good, and taking them in. */
export function ImportDelivery({ files, imports, target, onMore, onLeave }: Props) {
  const { t, i18n } = useTranslation();
  const currency = useSession((state) => state.profile?.shop.currency) ?? "EUR";
  const validFrom = `${new Date().getFullYear()}-01-01`;
  const { language } = i18n;
  const [own, setOwn] = useState<TableMapping>();
  const mapping = useMemo(
    () => own ?? startMapping(files, target, { currency, validFrom, language }),
    [own, files, target, currency, validFrom, language],
  );
  const isPrices = target.kind === "prices";
  const [use, setUse] = useState<DeliveryUse>(isPrices ? "prices" : "articles");
  const [outcome, setOutcome] = useState<{ readonly save: Save; readonly taken: TakenDelivery }>();
  const [problem, setProblem] = useState<string>();
  const settled = useDeferredValue(mapping);
  const delivery = useMemo(() => readDelivery(files.sheets, settled, use), [files.sheets, settled, use]);
  const good = delivery.rows - delivery.refusedRows;
  const { code, name } = mapping.catalogue;
  const change = (next: TableMapping) => {
    setOwn(next);
    setOutcome(undefined);
    setProblem(undefined);
  };
  const isTaken = target.kind === "new" && imports.some((one) => one.code === code);
  const send = async (save: Save) => {
    if (save !== "preview" && delivery.refusedRows > 0 && !(await wantsGoodRows(good, delivery.refusedRows)))
      return;
    setProblem(undefined);
    const body = deliveryArchive({ mapping, use, save, tables: files.tables, pictures: files.pictures });
    const sent: Promise<TakenAnswer> = isPrices
      ? client.updatePrices({ params: { catalogue: code }, body })
      : client.takeInDelivery({ body });
    const answer = await withLoader(translate("tableImport.sending"), sent);
    if (answer.status === 200) {
      setOutcome({ save, taken: answer.body });
      if (save !== "preview") await (isPrices ? pricesChanged() : importsChanged());
    } else if (answer.status === 409 && !isPrices) setProblem(translate("tableImport.codeTaken", { code }));
    else setProblem("message" in answer ? answer.message : answer.body.message);
  };
  if (outcome && outcome.save !== "preview")
    return (
      <DeliveryDone
        target={target}
        name={name}
        isPublished={outcome.save === "publish"}
        taken={outcome.taken}
        onLeave={onLeave}
        onPublish={() => void send("publish")}
      />
    );
  const isShut = good === 0 || isTaken;
  return (
    <>
      <DeliveryHead
        {...{ files, target, mapping, use, isTaken, onMore }}
        onUse={(value) => {
          setUse(value);
          setOutcome(undefined);
        }}
        onChange={change}
      />
      <ColumnTable
        sheets={files.sheets}
        mapping={mapping}
        matrices={matricesOf(target)}
        validFrom={validFrom}
        onChange={change}
      />
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
        {target.kind === "new" ? null : (
          <Button onClick={() => void send("preview")} disabled={good === 0}>
            {t("tableImport.showChanges")}
          </Button>
        )}
        {isPrices ? null : (
          <Button onClick={() => void send("draft")} disabled={isShut}>
            {t("tableImport.saveDraft")}
          </Button>
        )}
        <Button variant="primary" onClick={() => void send("publish")} disabled={isShut}>
          {t("tableImport.publish", { count: good })}
        </Button>
      </footer>
    </>
  );
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
