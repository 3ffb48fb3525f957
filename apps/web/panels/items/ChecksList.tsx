import { type Text, textIn } from "@stanza/catalogue";
import type { EvaluatedProject } from "@stanza/evaluation";
import type { Unpriced } from "@stanza/pricing";
import { IconAlertTriangle, IconCircleCheck, IconCoinOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { editor } from "../../stores/editor-store.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import kit from "../panel-kit.module.css";
import css from "./Items.module.css";

/** Something that should be looked at before the offer. */
export interface Check {
  readonly key: string;
  readonly rowId: string;
  readonly name: Text;
  readonly kind: "failed" | "rule" | "price";
  readonly because?: Text;
  readonly reason?: Unpriced["reason"]["kind"];
}

/** What the rules and the prices of a project report, row by row; notes for information are left out. */
export function checksOf(
  { rows, failed }: EvaluatedProject,
  unpriced: readonly Unpriced[],
): readonly Check[] {
  const faults = failed.map(
    ({ row, problem }): Check => ({
      key: `failed ${row.id}`,
      rowId: row.id,
      name: { en: row.article },
      kind: "failed",
      because: problem.because,
    }),
  );
  const rules = rows.flatMap(({ row, description, article }) =>
    article.problems
      .filter(({ severity }) => severity !== "info")
      .map(
        ({ code, variable, because }, i): Check => ({
          key: `${row.id} ${code} ${variable} ${i}`,
          rowId: row.id,
          name: description,
          kind: "rule",
          because,
        }),
      ),
  );
  const prices = unpriced
    .filter(({ reason }) => reason.kind !== "row-failed")
    .map(
      ({ rowId, lineId, description, reason }): Check => ({
        key: `price ${rowId} ${lineId}`,
        rowId,
        name: description,
        kind: "price",
        reason: reason.kind,
      }),
    );
  return [...faults, ...rules, ...prices];
}

/** What should be looked at; choosing an entry selects its row. */
export function ChecksList({ checks }: { readonly checks: readonly Check[] }) {
  const { t, i18n } = useTranslation();
  if (checks.length === 0)
    return (
      <EmptyState
        art={<IconCircleCheck size={40} stroke={1.3} />}
        title={t("items.noChecks")}
        text={t("items.noChecksText")}
      />
    );
  return (
    <ul className={`${kit.scroll} ${css.checks}`}>
      {checks.map(({ key, rowId, name, kind, because, reason }) => (
        <li key={key}>
          <button type="button" className={css.check} onClick={() => editor.select([rowId])}>
            {kind === "price" ? (
              <IconCoinOff size={18} stroke={1.6} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
            )}
            <span>
              <strong>{textIn(name, i18n.language)}</strong>
              {because ? textIn(because, i18n.language) : reason ? t(`details.noPrice.${reason}`) : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
