import type { LostReason, OfferSummary } from "@stanza/contract";
import type { OfferStep } from "@stanza/offer";
import { refreshSummary, useProject } from "@stanza/web-project";
import { client, queryClient, translate, useRequestIds } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { offerChanged } from "./offer-queries.ts";

/** An accepted offer leads its project to the order. */
async function projectFollows({ projectId }: OfferSummary): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["projects"] });
  if (useProject.getState().open?.projectId === projectId) await refreshSummary();
}

/** The next status that is chosen for an offer, with its reason and note, and the sending of it. `onDone` follows a change that the server took. */
export function useStatusChange(offer: OfferSummary, onDone: () => void) {
  const { t } = useTranslation();
  const [to, setTo] = useState<OfferStep | null>(null);
  const [reason, setReason] = useState<LostReason | "">("");
  const [note, setNote] = useState("");
  const [options, setOptions] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const requests = useRequestIds();

  const goesOut = to === "sent" || to === "accepted";
  const missing =
    to === null
      ? t("offerStatus.chooseFirst")
      : to === "rejected" && reason === ""
        ? t("offerStatus.reasonFirst")
        : goesOut && !offer.canBeSent
          ? t("offerStatus.signOffFirst")
          : undefined;

  async function save(): Promise<void> {
    if (to === null || missing !== undefined) return;
    setBusy(true);
    const body = {
      status: to,
      note,
      ...(to === "accepted" && options.length > 0 ? { options: [...options] } : {}),
      ...(to === "rejected" && reason !== "" ? { lostReason: reason } : {}),
    };
    const headers = requests.headersFor(body);
    const answer = await client.setOfferStatus({ params: { id: offer.id }, headers, body });
    if (answer.status !== 0) requests.answered();
    setBusy(false);
    await offerChanged(offer);
    if (answer.status === 200) {
      if (to === "accepted") await projectFollows(offer);
      toast(
        translate("offerStatus.done", {
          number: offer.number,
          status: translate(`offerStatus.is.${answer.body.summary.status}`),
        }),
        { key: "offer-status", kind: "success" },
      );
      onDone();
      return;
    }
    log("error", `Offer status: ${answer.status === 0 ? answer.message : answer.body.message}`);
    toast(translate(answer.status === 409 ? "offerStatus.changedMeanwhile" : "offerStatus.failed"), {
      key: "offer-status",
      kind: "error",
    });
  }

  return { to, setTo, reason, setReason, note, setNote, options, setOptions, busy, missing, save };
}
