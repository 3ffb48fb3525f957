import type { ProjectSummary } from "@stanza/contract";
import { refreshSummary, saveNow, useProject } from "@stanza/web-project";
import {
  client,
  goTo,
  paths,
  queryClient,
  translate,
  useRequestIds,
  useSells,
  useSession,
} from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type Status = ProjectSummary["status"];

/** What the server may say against a change, each with words of its own. */
const NAMED = ["read-only", "shop-not-yours", "status-not-allowed", "unknown-target"] as const;

/** The next status of a project with the shop and person who go on with it, and the sending of it. `onDone` follows what the server took. */
export function useStatusChoice(project: ProjectSummary, onDone: () => void) {
  const { t } = useTranslation();
  const sells = useSells();
  const shops = useSession((state) => state.profile?.shops) ?? [];
  const [to, setTo] = useState<Status | null>(null);
  const [shop, setShop] = useState(project.shop);
  const [person, setPerson] = useState("");
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const requests = useRequestIds();

  const isMoved = shop !== project.shop;
  const isGiven = isMoved || person !== "";
  const missing =
    to === null
      ? t("projectStatus.chooseFirst")
      : to === project.status && !isGiven
        ? t("projectStatus.personFirst")
        : undefined;

  async function save(): Promise<void> {
    if (to === null || missing !== undefined) return;
    if (to === "ordered") {
      onDone();
      await goTo(paths.summary({ projectId: project.id, order: true }));
      return;
    }
    setBusy(true);
    const answer = await send(to);
    setBusy(false);
    if (answer === "unsaved") {
      toast(translate("projectStatus.because.unsaved"), { key: "project-status", kind: "error" });
      return;
    }
    if (answer.status !== 0) requests.answered();
    await queryClient.invalidateQueries({ queryKey: ["projects"] });
    if (useProject.getState().open?.projectId === project.id) await refreshSummary();
    if (answer.status === 200) {
      const { status, assignedTo } = answer.body.summary;
      const words = { status: translate(`status.${status}`), person: assignedTo?.name ?? "" };
      toast(translate(assignedTo && isGiven ? "projectStatus.doneWith" : "projectStatus.done", words), {
        key: "project-status",
        kind: "success",
      });
      onDone();
      return;
    }
    log("error", `Project status: ${answer.status === 0 ? answer.message : answer.body.message}`);
    const because = answer.status === 0 ? null : NAMED.find((code) => code === answer.body.error);
    toast(translate(`projectStatus.because.${because ?? "other"}`), { key: "project-status", kind: "error" });
  }

  async function send(status: Status) {
    if (useProject.getState().open?.projectId === project.id) {
      const saved = await saveNow();
      if (saved.kind !== "saved" && saved.kind !== "read-only") return "unsaved";
    }
    const body = {
      status,
      note: person === "" ? "" : note,
      ...(isMoved ? { targetShop: shop } : {}),
      ...(person === "" ? {} : { targetUser: person }),
    };
    return client.setProjectStatus({ params: { id: project.id }, headers: requests.headersFor(body), body });
  }

  const chooseShop = (code: string) => {
    setShop(code);
    setPerson("");
  };
  return {
    ...{ to, setTo, shop, chooseShop, person, setPerson, note, setNote },
    ...{ busy, missing, save, isMoved },
    /** Whom they may give it to; empty: nobody. */
    shops: sells ? shops : [],
  };
}
