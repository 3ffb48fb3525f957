import { codeOf, type DeliveryUse, type TableMapping } from "@stanza/tables";
import { Button, Segmented, TextField } from "@stanza/web-ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DeliveryTarget } from "./delivery-target.ts";
import css from "./ImportPage.module.css";
import { withCode } from "./meaning-choice.ts";
import type { TableFiles } from "./use-table-files.ts";

interface Props {
  readonly files: Extract<TableFiles, { readonly kind: "read" }>;
  readonly target: DeliveryTarget;
  readonly mapping: TableMapping;
  readonly use: DeliveryUse;
  /** True: the code belongs to another catalogue. */
  readonly isTaken: boolean;
  readonly onUse: (use: DeliveryUse) => void;
  readonly onChange: (mapping: TableMapping) => void;
  readonly onMore: (files: readonly File[]) => void;
}

/** What a delivery is for, and the files that it has. */
export function DeliveryHead({ files, target, mapping, use, isTaken, onUse, onChange, onMore }: Props) {
  const { t } = useTranslation();
  const more = useRef<HTMLInputElement>(null);
  const { code, name } = mapping.catalogue;
  const title =
    target.kind === "new"
      ? t("tableImport.newCatalogue")
      : target.kind === "tables"
        ? t("tableImport.nextDeliveryOf", { name: target.of.name })
        : t("tableImport.newPricesOf", { name });
  return (
    <section className={css.panel} aria-labelledby="what">
      <h2 id="what" className={css.heading}>
        {title}
      </h2>
      {target.kind === "tables" ? (
        <Segmented
          label={t("tableImport.takes")}
          value={use}
          onChange={(value) => onUse(value as DeliveryUse)}
          options={(["articles", "prices"] as const).map((value) => ({
            value,
            label: t(`tableImport.use.${value}`),
          }))}
        />
      ) : null}
      {target.kind === "new" ? (
        <div className={css.fields}>
          <TextField
            label={t("tableImport.name")}
            value={name}
            maxLength={200}
            onChange={({ target: { value } }) =>
              onChange(
                withCode(
                  { ...mapping, catalogue: { ...mapping.catalogue, name: value } },
                  codeOf(value) || "CATALOGUE",
                ),
              )
            }
          />
          <TextField
            label={t("tableImport.code")}
            value={code}
            maxLength={40}
            {...(isTaken ? { error: t("tableImport.codeTaken", { code }) } : {})}
            onChange={({ target: { value } }) => onChange(withCode(mapping, codeOf(value)))}
          />
        </div>
      ) : null}
      <p className={css.files}>
        {[...files.tables, ...files.pictures.slice(0, 3)].map((file) => file.name).join(", ")}
        {files.pictures.length > 3 ? ` … ${t("tableImport.pictures", { count: files.pictures.length })}` : ""}
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
  );
}
