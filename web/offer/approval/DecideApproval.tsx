import type { Approval } from "@stanza/contract";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { client, okBody, queryClient, translate, useFormats } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  log,
  Skeleton,
  TextArea,
  toast,
} from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./DecideApproval.module.css";

interface Props {
  readonly projectId: number;
}

/** The newest request for a project: what is asked, and a supervisor's yes or no to it. */
function DecideContent({ projectId, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    queryKey: ["approvals", projectId],
    queryFn: async ({ signal }) =>
      okBody(await client.listApprovals({ query: { project: projectId }, signal })).approvals,
  });
  const approval = data?.find(({ status }) => status === "pending") ?? data?.[0];
  if (approval) return <Decision approval={approval} close={close} />;
  return (
    <>
      <DialogBody>
        {isError ? (
          <p role="alert">
            {t("decide.loadFailed")}{" "}
            <Button variant="link" onClick={() => void refetch()}>
              {t("action.tryAgain")}
            </Button>
          </p>
        ) : data ? (
          <p>{t("decide.none")}</p>
        ) : (
          <Skeleton height={140} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("dialog.close")}</Button>
      </DialogFooter>
    </>
  );
}

function Decision({ approval, close }: { readonly approval: Approval; readonly close: () => void }) {
  const { t, i18n } = useTranslation();
  const { moment } = useFormats();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const { project, percent, limit, gross, discount, currency, status, canDecide } = approval;
  const money = (amount: string) => formatMoney(amount, currency, i18n.language);
  const rate = (value: string) => formatPercent(value, i18n.language);
  const isOpen = status === "pending" && canDecide;
  const decide = async (decision: "approve" | "reject") => {
    setBusy(true);
    const answer = await client.decideApproval({ params: { id: approval.id }, body: { decision, note } });
    setBusy(false);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ["approvals", project.id] }),
      queryClient.invalidateQueries({ queryKey: ["quote", project.id] }),
      queryClient.invalidateQueries({ queryKey: ["projects"] }),
    ]);
    if (answer.status === 200) {
      toast(
        translate(decision === "approve" ? "decide.approved" : "decide.rejected", {
          by: approval.requestedBy,
        }),
        {
          key: "decide",
          kind: "success",
        },
      );
      close();
      return;
    }
    log("error", `Approval not decided: ${answer.status === 0 ? answer.message : answer.body.message}`);
    toast(translate(answer.status === 409 ? "decide.meanwhile" : "decide.failed"), {
      key: "decide",
      kind: "error",
    });
  };
  return (
    <>
      <DialogBody className={css.body}>
        <p>
          <strong>{project.description || `#${project.id}`}</strong>
          {project.customerName ? ` · ${project.customerName}` : ""}
        </p>
        <dl className={css.facts}>
          <div>
            <dt>{t("decide.asked")}</dt>
            <dd>
              {rate(percent)} <small>{t("decide.limit", { limit: rate(limit) })}</small>
            </dd>
          </div>
          <div>
            <dt>{t("decide.comesTo")}</dt>
            <dd>
              {money(discount)} <small>{t("decide.of", { gross: money(gross) })}</small>
            </dd>
          </div>
          <div>
            <dt>{t("decide.by")}</dt>
            <dd>
              {approval.requestedBy} <small>{moment(approval.requestedAt)}</small>
            </dd>
          </div>
        </dl>
        <blockquote className={css.reason}>{approval.reason}</blockquote>
        {isOpen ? (
          <TextArea
            label={t("decide.note")}
            help={t("decide.noteHelp")}
            value={note}
            maxLength={1000}
            onChange={(event) => setNote(event.target.value)}
          />
        ) : (
          <p>
            {status === "pending"
              ? t("decide.notYours", { name: approval.supervisor.name })
              : t(status === "approved" ? "decide.wasApproved" : "decide.wasRejected", {
                  name: approval.decidedBy ?? "",
                })}{" "}
            {approval.note}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("dialog.close")}</Button>
        {isOpen ? (
          <>
            <Button
              variant="danger"
              busy={busy}
              reason={note.trim() === "" ? t("decide.noteFirst") : undefined}
              onClick={() => void decide("reject")}
            >
              {t("decide.reject")}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => void decide("approve")}>
              {t("decide.approve")}
            </Button>
          </>
        ) : null}
      </DialogFooter>
    </>
  );
}

export const decideApprovalDialog: Dialog<Props, void> = {
  options: () => ({
    title: translate("approval.title"),
    width: 500,
    mode: "semipersistent",
    single: "decide-approval",
  }),
  Content: DecideContent,
};
