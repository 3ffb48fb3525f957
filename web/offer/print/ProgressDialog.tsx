import type { Job } from "@stanza/contract";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  ProgressBar,
} from "@stanza/web-ui";
import { IconCircle, IconCircleCheckFilled, IconCircleXFilled } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { followOffer, type OfferFailure } from "./follow-offer.ts";
import {
  isCancellable,
  jobPercentage,
  OFFER_STEPS,
  offerOf,
  type StepState,
  stepStates,
} from "./offer-job.ts";
import type { OfferRequest } from "./offer-request.ts";
import progress from "./Progress.module.css";

interface Made {
  readonly offerId: number;
  readonly number: string;
}

function Progress({ resolve, close, force: _, ...request }: OfferRequest & DialogControls<Made>) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [job, setJob] = useState<Job | null>(null);
  const [failure, setFailure] = useState<OfferFailure | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt is one job; nothing else starts another
  useEffect(() => {
    const stop = new AbortController();
    setJob(null);
    setFailure(null);
    void followOffer(request, setJob, stop.signal).then((end) => {
      if (stop.signal.aborted) return;
      if ("failure" in end) setFailure(end.failure);
      else resolve(end);
    });
    return () => stop.abort();
  }, [attempt]);

  const states = stepStates(failure && job ? { ...job, state: "failed" } : job);
  const made = job ? offerOf(job) : undefined;
  return (
    <>
      <DialogBody>
        <ol className={progress.steps} aria-live="polite">
          {OFFER_STEPS.map(({ step }, i) => (
            <li key={step} data-state={states[i]}>
              <StepIcon state={states[i] ?? "waiting"} />
              {t(`progress.${step}`)}
            </li>
          ))}
        </ol>
        <ProgressBar label={t("progress.title")} percentage={jobPercentage(job)} />
        {failure ? (
          <p className={progress.failure} role="alert">
            {t(`progress.failed.${failure}`)}
            {made ? ` ${t("progress.frozen", { number: made.number })}` : ""}
          </p>
        ) : null}
      </DialogBody>
      <DialogFooter>
        {failure ? (
          <>
            <Button onClick={close}>{t("dialog.close")}</Button>
            <Button variant="primary" data-autofocus onClick={() => setAttempt((n) => n + 1)}>
              {t("progress.again")}
            </Button>
          </>
        ) : (
          <Button reason={isCancellable(job) ? undefined : t("progress.tooLate")} onClick={close}>
            {t("action.cancel")}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function StepIcon({ state }: { state: StepState }) {
  if (state === "done") return <IconCircleCheckFilled size={20} aria-hidden="true" />;
  if (state === "failed") return <IconCircleXFilled size={20} aria-hidden="true" />;
  if (state === "running") return <span className={progress.turning} aria-hidden="true" />;
  return <IconCircle size={20} stroke={1.4} aria-hidden="true" />;
}

/** Four steps until the document is written. */
export const progressDialog: Dialog<OfferRequest, Made> = {
  options: () => ({
    title: translate("progress.title"),
    width: 400,
    mode: "persistent",
    single: "offer-progress",
  }),
  Content: Progress,
};
