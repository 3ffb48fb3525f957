import type { ProjectVersion } from "@stanza/contract";
import { drawPlan } from "@stanza/drawing";
import { formatNumber } from "@stanza/quantities";
import { drawingLanguage, type EvaluatedState, Price, rowName, useReadOnlyReason } from "@stanza/web-project";
import { translate, useFormats } from "@stanza/web-site";
import {
  Button,
  cx,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  ProgressBar,
  Segmented,
} from "@stanza/web-ui";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { IconRestore } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { restore } from "../restore.ts";
import { ComparedPlan } from "./ComparedPlan.tsx";
import { ComparedScene } from "./ComparedScene.tsx";
import css from "./Comparison.module.css";
import { useStates } from "./use-states.ts";

const NO_ROWS: ReadonlySet<string> = new Set();

/** A version of the open project to be looked at: nothing in it can be changed. */
function VersionContent({ version, close }: { readonly version: ProjectVersion } & DialogControls<void>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const reason = useReadOnlyReason();
  const { data, isError, isFetching, refetch } = useStates([version.id]);
  const [state] = data ?? [];
  return (
    <>
      <DialogBody className={css.body}>
        <p>
          {t("projectVersions.readOnly", { at: moment(version.at), by: version.by || t("account.guest") })}
        </p>
        {isError && !state ? (
          <p role="alert">
            {t("projectVersions.notOpened")}{" "}
            <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
              {t("action.tryAgain")}
            </Button>
          </p>
        ) : state ? (
          <State state={state} />
        ) : (
          <ProgressBar label={t("projectVersions.opening")} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          data-start
          icon={<IconRestore size={18} stroke={1.7} />}
          reason={reason}
          onClick={async () => {
            if (await restore(version)) close();
          }}
        >
          {t("projectVersions.restore")}
        </Button>
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

function State({ state }: { readonly state: EvaluatedState }) {
  const { t, i18n } = useTranslation();
  const [view, setView] = useState<"plan" | "3d">("plan");
  const language = drawingLanguage(i18n.language);
  const drawing = useMemo(
    () => drawPlan({ rooms: state.project.rooms, evaluated: state.evaluated, language }),
    [state, language],
  );
  return (
    <div className={css.compared}>
      <div className={css.picture}>
        <div className={css.bar}>
          <Segmented
            label={t("projectVersions.view")}
            value={view}
            onChange={setView}
            options={[
              { value: "plan", label: t("projectVersions.plan") },
              { value: "3d", label: t("projectVersions.3d") },
            ]}
          />
        </div>
        {view === "plan" ? (
          <ComparedPlan
            drawing={drawing}
            label={t("projectVersions.planOf")}
            chosen={null}
            onChoose={() => {}}
            rows={NO_ROWS}
          />
        ) : (
          <ComparedScene state={state} />
        )}
      </div>
      <Positions state={state} />
    </div>
  );
}

function Positions({ state }: { readonly state: EvaluatedState }) {
  const { t, i18n } = useTranslation();
  const { currency, gross, rows } = state.priced;
  const totals = new Map(rows.map(({ rowId, total, inBasket }) => [rowId, inBasket ? total : null]));
  return (
    <table className={cx(comparisonCss.comparison, comparisonCss.rows, css.rows)}>
      <caption className="visually-hidden">{t("projectVersions.positions")}</caption>
      <tbody>
        {state.evaluated.rows.map((row) => {
          const total = totals.get(row.row.id);
          const { quantity } = row.row;
          return (
            <tr key={row.row.id}>
              <th scope="row">
                {quantity === 1 ? "" : `${formatNumber(String(quantity), i18n.language)} × `}
                {rowName(row, i18n.language)}
              </th>
              <td>{total ? <Price amount={total} currency={currency} /> : "–"}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("versions.goods")}</th>
          <td>
            <Price amount={gross} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

export const versionDialog: Dialog<{ readonly version: ProjectVersion }, void> = {
  options: ({ version }) => ({
    title: translate("projectVersions.versionTitle", { name: version.name }),
    width: 1200,
    mode: "none",
    single: "project-version",
  }),
  Content: VersionContent,
};
