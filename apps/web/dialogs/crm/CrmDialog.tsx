import { formatDescription } from "@stanza/codecs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";
import { translate } from "../../locales/i18n.ts";
import { log } from "../../stores/log-store.ts";
import { useOpenProject, useProject } from "../../stores/project-store.ts";
import { toast } from "../../stores/toast-store.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import css from "../CustomerDialog.module.css";
import { DialogBody, DialogFooter } from "../DialogFrame.tsx";
import type { Dialog, DialogControls } from "../dialog-store.ts";

/** Links the open project to an order of the CRM, or to none; the server alone keeps the link. */
async function link(projectId: number, order: string | null): Promise<boolean> {
  const answer = await client.linkCrmOrder({ params: { id: projectId }, body: { order } });
  if (answer.status !== 200) {
    log("error", `CRM order not linked: ${answer.status === 0 ? answer.message : answer.body.message}`);
    toast(translate(answer.status === 0 ? "error.noConnection" : "crm.refused"), {
      key: "crm",
      kind: "error",
    });
    return false;
  }
  const { summary } = answer.body;
  const { open } = useProject.getState();
  if (open?.projectId === projectId) {
    const { crmOrder: _before, ...document } = open.document;
    const linked = summary.crmOrder === "" ? document : { ...document, crmOrder: summary.crmOrder };
    const isSaved = open.document === open.savedDocument;
    useProject.setState({
      open: { ...open, summary, document: linked, savedDocument: isSaved ? linked : open.savedDocument },
    });
  }
  await queryClient.invalidateQueries({ queryKey: ["projects"] });
  return true;
}

function Crm({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const open = useOpenProject();
  const order = open?.summary?.crmOrder ?? "";
  const [typed, setTyped] = useState(order);
  const [busy, setBusy] = useState(false);
  const bad = !/^[^~\s\p{C}]{0,60}$/u.test(typed);
  const projectId = open?.projectId ?? null;
  const reason = projectId === null ? t("crm.saveFirst") : undefined;
  const send = async (to: string | null) => {
    if (projectId === null) return;
    setBusy(true);
    const done = await link(projectId, to);
    setBusy(false);
    if (done) close();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!bad && typed !== order) void send(typed === "" ? null : typed);
      }}
    >
      <DialogBody>
        <p>{t(order === "" ? "crm.notLinked" : "crm.linked", { order })}</p>
        <div className={css.grid}>
          <TextField
            label={t("crm.order")}
            value={typed}
            data-autofocus
            autoComplete="off"
            error={bad ? t("crm.bad") : undefined}
            help={t("crm.help")}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
          <TextField
            label={t("crm.storedAs")}
            readOnly
            value={formatDescription(
              open?.document.project.description ?? "",
              typed === "" ? undefined : typed,
            )}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        {order === "" ? null : (
          <Button data-start busy={busy} reason={reason} onClick={() => void send(null)}>
            {t("crm.unlink")}
          </Button>
        )}
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          reason={reason ?? (typed === order ? t("crm.same") : undefined)}
        >
          {t("crm.link")}
        </Button>
      </DialogFooter>
    </form>
  );
}

export const crmDialog: Dialog<object, void> = {
  options: () => ({ title: translate("crm.title"), width: 800, mode: "none", single: "crm" }),
  Content: Crm,
};
