import { textIn } from "@stanza/catalogue";
import {
  countStates,
  type NewerVersion,
  Price,
  useCatalogues,
  useEvaluation,
  useReadOnlyReason,
  useVersions,
  type VersionAnswer,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  ProgressBar,
} from "@stanza/web-ui";
import { IconArrowRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RowChanges } from "./RowChanges.tsx";
import css from "./Versions.module.css";

/** The person's decision; the update is the one that was shown. */
export interface UpdateDecision {
  readonly newer: readonly NewerVersion[];
  readonly answer: VersionAnswer;
  /** Rows whose article is gone are taken out as well. */
  readonly removesGone: boolean;
}

function Update({ resolve, close }: DialogControls<UpdateDecision>) {
  const { t } = useTranslation();
  const { newer, status, answer } = useVersions();
  const reason = useReadOnlyReason();
  const [removesGone, setRemovesGone] = useState(false);
  if (newer.length === 0)
    return (
      <Nothing text={status === "none" ? t("versions.nothing") : t("versions.comparing")} close={close} />
    );
  if (status === "failed") return <Nothing text={t("versions.failed")} close={close} />;
  if (!answer)
    return (
      <DialogBody className={css.waiting}>
        <ProgressBar label={t("versions.comparing")} />
      </DialogBody>
    );
  const counts = countStates(answer.updates);
  // Generated rows come and go by themselves.
  const gone = answer.updates.filter(({ state, isGenerated }) => state === "gone" && !isGenerated).length;
  return (
    <>
      <DialogBody className={css.body}>
        <Catalogues newer={newer} />
        <Totals answer={answer} />
        <RowChanges updates={answer.updates} />
        {counts.upToDate > 0 ? (
          <p className={css.same}>{t("versions.same", { count: counts.upToDate })}</p>
        ) : null}
      </DialogBody>
      <DialogFooter>
        {gone > 0 ? (
          <label className={css.remove} data-start>
            <input
              type="checkbox"
              checked={removesGone}
              onChange={(event) => setRemovesGone(event.target.checked)}
            />
            {t("versions.removeGone", { count: gone })}
          </label>
        ) : null}
        <Button onClick={close}>{t("versions.keep")}</Button>
        <Button
          variant="primary"
          data-autofocus
          busy={status === "comparing"}
          reason={reason}
          onClick={() => resolve({ newer, answer, removesGone })}
        >
          {t("versions.update")}
        </Button>
      </DialogFooter>
    </>
  );
}

function Nothing({ text, close }: { readonly text: string; readonly close: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <DialogBody>{text}</DialogBody>
      <DialogFooter>
        <Button variant="primary" data-autofocus onClick={close}>
          {t("action.ok")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The author's version, without the hash that makes it unique. */
const shortVersion = (version: string): string => version.replace(/-[0-9a-f]{12}$/, "");

function Catalogues({ newer }: { readonly newer: readonly NewerVersion[] }) {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  return (
    <ul className={css.catalogues}>
      {newer.map(({ code, from, to, isLost }) => {
        const [old, next] = [shortVersion(from), shortVersion(to)];
        return (
          <li key={code}>
            <strong>{textIn(loaded.get(code)?.open.description ?? {}, i18n.language) || code}</strong>
            <span>{old === next ? t("versions.revised", { version: next }) : `${old} → ${next}`}</span>
            {isLost ? <em>{t("versions.lost")}</em> : null}
          </li>
        );
      })}
    </ul>
  );
}

function Totals({ answer }: { readonly answer: VersionAnswer }) {
  const { t } = useTranslation();
  const currency = useEvaluation((state) => state.priced?.currency ?? "EUR");
  return (
    <p className={css.totals}>
      <span>{t("versions.goods")}</span>
      <Price amount={answer.grossBefore} currency={currency} />
      <IconArrowRight size={16} stroke={1.7} aria-label={t("versions.becomes")} />
      <strong>
        <Price amount={answer.grossAfter} currency={currency} />
      </strong>
      {answer.unpricedAfter > answer.unpricedBefore ? (
        <em>{t("total.unpriced", { count: answer.unpricedAfter })}</em>
      ) : null}
    </p>
  );
}

export const updateDialog: Dialog<object, UpdateDecision> = {
  options: () => ({
    title: translate("versions.title"),
    width: 800,
    mode: "semipersistent",
    single: "update-catalogues",
  }),
  Content: Update,
};
