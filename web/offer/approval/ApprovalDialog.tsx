import type { OfferTerms } from "@stanza/pricing";
import { saveNow } from "@stanza/web-project";
import { AnswerError, client, translate } from "@stanza/web-site";
import {
  type Dialog,
  type DialogControls,
  DialogForm,
  log,
  SelectField,
  TextArea,
  toast,
} from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly projectId: number;
  readonly terms: OfferTerms;
}

function AskApproval({ projectId, terms, resolve, close }: Props & DialogControls<true>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState("");
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ["approvers"],
    queryFn: async ({ signal }) => {
      const answer = await client.listApprovers({ signal });
      if (answer.status === 200) return answer.body.approvers;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
  const supervisorId = chosen || data?.[0]?.id;
  const missing = reason.trim() === "" ? t("approval.reasonMissing") : undefined;
  const send = async () => {
    if (!supervisorId || missing) return;
    setBusy(true);
    const state = await saveNow();
    const answer =
      state.kind === "saved"
        ? await client.requestApproval({
            params: { id: projectId },
            body: { terms, supervisorId, reason: reason.trim() },
          })
        : undefined;
    setBusy(false);
    if (answer?.status === 201 || answer?.status === 409) {
      resolve(true);
      return;
    }
    log(
      "error",
      `Approval not asked: ${answer ? (answer.status === 0 ? answer.message : answer.body.message) : state.kind}`,
    );
    toast(translate("approval.failed"), { key: "approval", kind: "error" });
  };
  return (
    <DialogForm
      submit={t("approval.send")}
      busy={busy}
      reason={missing}
      onSubmit={() => void send()}
      onCancel={close}
    >
      {isError ? <p role="alert">{t("approval.noApprovers")}</p> : null}
      <SelectField
        label={t("approval.supervisor")}
        value={supervisorId ?? ""}
        onChange={(event) => setChosen(event.target.value)}
        options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextArea
        label={t("approval.reason")}
        value={reason}
        maxLength={1000}
        data-autofocus
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  );
}

/** Who is asked, and why. */
export const approvalDialog: Dialog<Props, true> = {
  options: () => ({
    title: translate("approval.title"),
    width: 500,
    mode: "semipersistent",
    single: "approval",
  }),
  Content: AskApproval,
};
