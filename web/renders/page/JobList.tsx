import type { RenderJob } from "@stanza/contract";
import { AppLink, paths, useFormats } from "@stanza/web-site";
import { IconPhotoCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { renderPictureUrl } from "../farm/farm-client.ts";
import { isOpen } from "../farm/farm-queries.ts";
import { JobProgress } from "../job/JobProgress.tsx";
import css from "./Renders.module.css";

/** The pictures of a project, those under way with their progress. */
export function JobList({
  project,
  jobs,
}: {
  readonly project: number;
  readonly jobs: readonly RenderJob[];
}) {
  const { t } = useTranslation();
  return (
    <ul className={css.jobs} aria-label={t("renders.list")}>
      {jobs.map((job) => (
        <li key={job.id} className={css.job}>
          <JobItem project={project} job={job} />
        </li>
      ))}
    </ul>
  );
}

function JobItem({ project, job }: { readonly project: number; readonly job: RenderJob }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <div className={css.thumb}>
        {job.state === "done" && job.kind === "film" ? (
          <video src={renderPictureUrl(job.id)} preload="metadata" muted playsInline tabIndex={-1} />
        ) : job.state === "done" ? (
          <img src={renderPictureUrl(job.id)} alt="" loading="lazy" />
        ) : (
          <span>{t(`renders.state.${job.state}`)}</span>
        )}
      </div>
      <div className={css.jobText}>
        <AppLink href={paths.render({ projectId: project, job: job.id })} className={css.jobName}>
          {job.name}
        </AppLink>
        <small>
          {job.kind === "picture" ? "" : `${t(`renders.kind.${job.kind}`)} · `}
          {job.width} × {job.height} · {t(`renders.quality.${job.quality}`)} · {formats.moment(job.createdAt)}
        </small>
        {job.inOffer ? (
          <small className={css.offered}>
            <IconPhotoCheck size={16} stroke={1.7} aria-hidden="true" />
            {t("renders.inOffer")}
          </small>
        ) : null}
        {job.state === "failed" ? (
          <small className={css.fault}>{t(`renders.failure.${job.failure ?? "crashed"}`)}</small>
        ) : null}
        {isOpen(job) ? <JobProgress job={job} /> : null}
      </div>
    </>
  );
}
