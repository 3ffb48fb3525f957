import { blocksSending } from "@stanza/evaluation";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  EmptyState,
} from "@stanza/web-ui";
import { IconCircleCheck, IconFileTypePdf } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FindingList } from "./FindingList.tsx";
import { keepPreflight } from "./keep-preflight.ts";
import css from "./Preflight.module.css";
import { usePreflight } from "./preflight-store.ts";

interface Props {
  /** `pdf`: the PDF is made next; `look`: nothing is. */
  readonly before: "pdf" | "look";
}

function Preflight({ before, resolve, close }: Props & DialogControls<"create">) {
  const { t } = useTranslation();
  const { findings, mustFix, projectKey } = usePreflight();
  const [signed, setSigned] = useState(false);
  useEffect(keepPreflight, []);
  const urgent = findings.slice(0, mustFix);
  const cannotLeave = urgent.some(blocksSending);
  const mustSign = before === "pdf" && mustFix > 0;
  return (
    <>
      <DialogBody className={css.body}>
        {projectKey === null ? <p className={css.lead}>{t("preflight.looking")}</p> : null}
        {projectKey !== null && findings.length === 0 ? (
          <EmptyState
            art={<IconCircleCheck size={40} stroke={1.3} />}
            title={t("items.noChecks")}
            text={t("preflight.nothing")}
          />
        ) : null}
        {mustFix > 0 ? (
          <p className={css.lead}>{t(cannotLeave ? "preflight.leadUnpriced" : "preflight.leadSign")}</p>
        ) : null}
        <FindingList title={t("preflight.mustFix")} urgency="mustFix" findings={urgent} onJump={close} />
        <FindingList
          title={t("preflight.advice")}
          urgency="advice"
          findings={findings.slice(mustFix)}
          onJump={close}
        />
      </DialogBody>
      <DialogFooter>
        {mustSign ? (
          <label className={css.sign}>
            <input type="checkbox" checked={signed} onChange={(event) => setSigned(event.target.checked)} />
            {t("preflight.sign")}
          </label>
        ) : null}
        <Button onClick={close}>{t(before === "pdf" ? "action.cancel" : "dialog.close")}</Button>
        {before === "pdf" ? (
          <Button
            variant="primary"
            icon={<IconFileTypePdf size={18} stroke={1.7} />}
            reason={mustSign && !signed ? t("preflight.signFirst") : undefined}
            onClick={() => resolve("create")}
          >
            {t("preflight.createAnyway")}
          </Button>
        ) : null}
      </DialogFooter>
    </>
  );
}

/** The remaining faults of the project, each with its place and its fix; before a PDF it asks who answers for them. */
export const preflightDialog: Dialog<Props, "create"> = {
  options: ({ before }) => ({
    title: translate(before === "pdf" ? "preflight.beforePdf" : "preflight.checksTitle"),
    width: 800,
    mode: "none",
    single: "preflight",
  }),
  Content: Preflight,
};
