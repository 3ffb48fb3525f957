import type { RowState } from "@stanza/evaluation";
import { useTranslation } from "react-i18next";
import css from "./StateBadge.module.css";

/** A row's state compared with the newest version of its catalogue, in a word. */
export function StateBadge({ state }: { readonly state: RowState }) {
  const { t } = useTranslation();
  return (
    <span className={css.badge} data-state={state}>
      {t(`versions.state.${state}`)}
    </span>
  );
}
