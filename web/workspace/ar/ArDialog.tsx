import { saveNow, useEditor, useProject } from "@stanza/web-project";
import { client, translate, useConnection, useFormats } from "@stanza/web-site";
import {
  ask,
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  MadeLink,
  Segmented,
  Switch,
  toast,
} from "@stanza/web-ui";
import { IconAugmentedReality } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Ar.module.css";

type Problem = "notSaved" | "empty" | "tooLarge" | "failed" | "offline";
interface Made {
  readonly address: string;
  readonly expiresAt: string;
}

/** Makes a link with which anybody sees the project, or one article, in their own room. */
function Ar({ close, force }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const { day } = useFormats();
  const selection = useEditor((state) => state.selection);
  const isAway = useConnection((state) => state.isAway);
  const [of, setOf] = useState<"whole" | "article">("whole");
  const priceId = useId();
  const [price, setPrice] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const row = selection.length === 1 ? selection[0] : undefined;
  const isArticle = of === "article" && row !== undefined;
  const make = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const result = await madeLink({
      ...(isArticle ? { row } : { price }),
      language: i18n.language,
    });
    setBusy(false);
    if (typeof result === "string") return setProblem(result);
    setMade(result);
    // The link is shown once: a press beside the dialog must not lose it.
    force("semipersistent");
  };
  if (made)
    return (
      <>
        <DialogBody className={css.form}>
          <p>{t("ar.scanText")}</p>
          <MadeLink address={made.address} recipient="" />
          <p className={css.hint}>{t("ar.until", { date: day(made.expiresAt) })}</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={close}>
            {t("action.done")}
          </Button>
        </DialogFooter>
      </>
    );
  return (
    <>
      <DialogBody className={css.form}>
        <p>{t("ar.intro")}</p>
        {row === undefined ? null : (
          <Segmented
            label={t("ar.of")}
            value={of}
            options={[
              { value: "whole", label: t("export3d.whole") },
              { value: "article", label: t("ar.article") },
            ]}
            onChange={setOf}
          />
        )}
        {isArticle ? null : (
          <label className={css.price} htmlFor={priceId}>
            <Switch id={priceId} on={price} onChange={setPrice} />
            {t("ar.price")}
          </label>
        )}
        {problem ? (
          <p className={css.failed} role="alert">
            {t(`ar.problem.${problem}`)}
          </p>
        ) : null}
        <Button
          size="sm"
          reason={isAway ? t("ar.problem.offline") : undefined}
          onClick={() => void takeBack()}
        >
          {t("ar.takeBack")}
        </Button>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          variant="primary"
          busy={busy}
          reason={isAway ? t("ar.problem.offline") : undefined}
          icon={<IconAugmentedReality size={18} stroke={1.7} />}
          onClick={() => void make()}
        >
          {t("ar.make")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The server makes it of what it has, so what is open is saved first. */
async function madeLink(body: {
  readonly row?: string;
  readonly price?: boolean;
  readonly language: string;
}): Promise<Made | Problem> {
  const { kind } = await saveNow();
  const { open } = useProject.getState();
  if ((kind !== "saved" && kind !== "read-only") || !open || open.projectId === null) return "notSaved";
  const answer = await client.createArLink({ params: { id: open.projectId }, body });
  if (answer.status === 201) {
    const { path, expiresAt } = answer.body;
    return { address: `${window.location.origin}${path}`, expiresAt };
  }
  if (answer.status === 413) return "tooLarge";
  if (answer.status === 422) return "empty";
  return answer.status === 0 ? "offline" : "failed";
}

async function takeBack(): Promise<void> {
  const { open } = useProject.getState();
  const answer = await ask({
    title: translate("ar.takeBackTitle"),
    text: translate("ar.takeBackText"),
    choices: [
      { answer: "keep", label: translate("action.cancel") },
      { answer: "end", label: translate("ar.takeBackNow"), look: "danger" },
    ],
  });
  if (answer !== "end") return;
  // A project that was never saved has no links.
  const reply = open?.projectId
    ? await client.revokeArLinks({ params: { id: open.projectId } })
    : { status: 204 };
  const isDone = reply.status === 204;
  toast(translate(isDone ? "ar.takenBack" : "ar.problem.failed"), {
    key: "ar-links",
    kind: isDone ? "success" : "error",
  });
}

export const arDialog: Dialog<object, void> = {
  options: () => ({ title: translate("ar.title"), width: 500, mode: "none", single: "ar" }),
  Content: Ar,
};
