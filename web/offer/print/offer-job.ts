import type { Job } from "@stanza/contract";

/** The four steps of making an offer in order, with the fraction at which each begins (spec 2 §4). */
export const OFFER_STEPS = [
  { step: "revaluate", at: 0.1 },
  { step: "saving", at: 0.2 },
  { step: "views", at: 0.4 },
  { step: "report", at: 0.6 },
] as const;
export type OfferStep = (typeof OFFER_STEPS)[number]["step"];

export type StepState = "waiting" | "running" | "done" | "failed";

/** The progress of a job, as the dialog shows it. */
export function stepStates(job: Pick<Job, "state" | "step"> | null): readonly StepState[] {
  const current = job ? OFFER_STEPS.findIndex(({ step }) => step === job.step) : -1;
  return OFFER_STEPS.map((_, i): StepState => {
    if (job?.state === "done") return "done";
    const here = Math.max(current, 0);
    if (i < here) return "done";
    if (i > here || !job) return "waiting";
    if (job.state === "failed" || job.state === "cancelled") return "failed";
    return job.state === "running" ? "running" : "waiting";
  });
}

/** 0..100. */
export const jobPercentage = (job: Pick<Job, "state" | "progress"> | null): number =>
  job === null ? 0 : job.state === "done" ? 100 : Math.min(100, Math.max(0, job.progress * 100));

/** Until the offer is frozen it can be taken back; from then on it exists, with or without its PDF. */
export const isCancellable = (job: Pick<Job, "state" | "result"> | null): boolean =>
  job === null || ((job.state === "queued" || job.state === "running") && job.result === undefined);

/** The offer that a job has made; undefined before it is frozen. */
export function offerOf(
  job: Pick<Job, "result">,
): { readonly offerId: number; readonly number: string } | undefined {
  const { offerId, number } = job.result ?? {};
  return typeof offerId === "number" && typeof number === "string" ? { offerId, number } : undefined;
}
