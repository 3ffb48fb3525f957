import type { TakenDelivery } from "@stanza/contract";
import { goTo, paths } from "@stanza/web-site";
import { Button, EmptyState } from "@stanza/web-ui";
import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { DeliveryTarget } from "./delivery-target.ts";
import { TakenReport } from "./TakenReport.tsx";

interface Props {
  readonly target: DeliveryTarget;
  readonly name: string;
  readonly isPublished: boolean;
  readonly taken: TakenDelivery;
  readonly onLeave: () => void;
  readonly onPublish: () => void;
}

/** A delivery that has come in, with the way on: to the catalogue on sale, or to publishing the draft. */
export function DeliveryDone({ target, name, isPublished, taken, onLeave, onPublish }: Props) {
  const { t } = useTranslation();
  const isPrices = target.kind === "prices";
  const title = isPrices ? "tableImport.pricesInUse" : "tableImport.onSale";
  return (
    <>
      <EmptyState
        art={<IconCircleCheck size={44} stroke={1.3} />}
        title={t(isPublished ? title : "tableImport.drafted", { name })}
        text={
          isPrices
            ? t("tableImport.pricesFrom")
            : t("tableImport.cameIn", { count: taken.rows - taken.refusedRows })
        }
        actions={
          <>
            {isPrices ? (
              <Button onClick={() => void goTo(paths.assortment())}>{t("tableImport.toCatalogues")}</Button>
            ) : (
              <Button onClick={onLeave}>{t("tableImport.another")}</Button>
            )}
            {isPublished ? (
              // The whole page, so that session and catalogues know the new one.
              <Button
                variant="primary"
                onClick={() => location.assign(paths.itemSearch({ catalogue: taken.code }))}
              >
                {t("tableImport.seeCatalogue")}
              </Button>
            ) : (
              <Button variant="primary" onClick={onPublish}>
                {t("tableImport.publishDraft")}
              </Button>
            )}
          </>
        }
      />
      <TakenReport taken={taken} />
    </>
  );
}
