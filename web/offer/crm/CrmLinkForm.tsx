import { formatDescription } from "@stanza/codecs";
import { useOpenProject } from "@stanza/web-project";
import { client, queryClient, translate } from "@stanza/web-site";
import { Button, DialogFooter, log, TextField, toast } from "@stanza/web-ui";
import form from "@stanza/web-ui/form.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { crmChanged, keepCrmLink } from "./crm-queries.ts";

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
  keepCrmLink(projectId, answer.body.summary.crmOrder);
  await Promise.all([queryClient.invalidateQueries({ queryKey: ["projects"] }), crmChanged(projectId)]);
  return true;
}

const FORM = "crm-link";

/** The form for a link by hand; the buttons of `CrmLinkButtons` belong to it. */
export function CrmLinkForm({ link: own }: { readonly link: CrmLink }) {
  const { t } = useTranslation();
  const { typed, isBad, description, setTyped, save } = own;
  return (
    <form
      id={FORM}
      className={form.grid}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t("crm.order")}
        value={typed}
        data-autofocus
        autoComplete="off"
        error={isBad ? t("crm.bad") : undefined}
        help={t("crm.help")}
        onChange={(event) => setTyped(event.target.value.trim())}
      />
      <TextField
        label={t("crm.storedAs")}
        readOnly
        value={formatDescription(description, typed === "" ? undefined : typed)}
      />
    </form>
  );
}

export function CrmLinkButtons({ link: own, close }: { readonly link: CrmLink; readonly close: () => void }) {
  const { t } = useTranslation();
  const { order, typed, busy, reason } = own;
  return (
    <DialogFooter>
      {order === "" ? null : (
        <Button data-start busy={busy} reason={reason} onClick={() => void own.remove()}>
          {t("crm.unlink")}
        </Button>
      )}
      <Button onClick={close}>{t("action.cancel")}</Button>
      <Button
        type="submit"
        form={FORM}
        variant="primary"
        busy={busy}
        reason={reason ?? (typed === order ? t("crm.same") : undefined)}
      >
        {t("crm.link")}
      </Button>
    </DialogFooter>
  );
}

export type CrmLink = ReturnType<typeof useCrmLink>;

/** The link by hand while it is typed. */
export function useCrmLink() {
  const { t } = useTranslation();
  const open = useOpenProject();
  const order = open?.summary?.crmOrder ?? "";
  const [edited, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const typed = edited ?? order;
  const isBad = !/^[^~\s\p{C}]{0,60}$/u.test(typed);
  const projectId = open?.projectId ?? null;
  const send = async (to: string | null) => {
    if (projectId === null) return;
    setBusy(true);
    if (await link(projectId, to)) setTyped(null);
    setBusy(false);
  };
  return {
    order,
    typed,
    isBad,
    busy,
    description: open?.document.project.description ?? "",
    reason: projectId === null ? t("crm.saveFirst") : undefined,
    setTyped,
    save: async () => {
      if (!isBad && typed !== order) await send(typed === "" ? null : typed);
    },
    remove: () => send(null),
  };
}
