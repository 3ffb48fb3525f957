import type { RenderJob } from "@stanza/contract";
import { useAwayReason } from "@stanza/web-site";
import { Button, ProgressBar, toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { farm } from "../farm/farm-client.ts";
import { refreshJobs } from "../farm/farm-queries.ts";
import css from "../page/Renders.module.css";

/** How far a picture is, or how many are before it; it can be stopped. */
export function JobProgress({ job }: { readonly job: RenderJob }) {
  const { t } = useTranslation();
  const away = useAwayReason();
  const words =
    job.state === "queued" && job.ahead
      ? t("renders.ahead", { count: job.ahead })
      : t(`renders.state.${job.state}`);
  const stop = async () => {
    const { status } = await farm().cancelRenderJob({ params: { id: job.id } });
    if (status !== 204 && status !== 409) toast(t("renders.notStopped"), { kind: "error" });
    refreshJobs(job.project);
  };
  return (
    <div className={css.progress}>
      <ProgressBar
        label={words}
        {...(job.state === "running" ? { percentage: Math.round(job.progress * 100) } : {})}
      />
      <small>
        {words}
        {job.state === "running" ? ` · ${Math.round(job.progress * 100)} %` : ""}
      </small>
      <Button size="sm" onClick={() => void stop()} {...(away === undefined ? {} : { reason: away })}>
        {t("action.cancel")}
        <span className="visually-hidden"> {job.name}</span>
      </Button>
    </div>
  );
}
