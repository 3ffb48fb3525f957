import type { RenderJob } from "@stanza/contract";
import pageCss from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import { renderPictureUrl } from "../farm/farm-client.ts";
import { isOpen } from "../farm/farm-queries.ts";
import { PanoramaView } from "../panorama/PanoramaView.tsx";
import { Compare } from "./Compare.tsx";
import { JobProgress } from "./JobProgress.tsx";
import css from "./RenderView.module.css";

interface Props {
  readonly job: RenderJob;
  /** Another picture that it is compared with. */
  readonly other: RenderJob | undefined;
}

/** The picture, panorama or film itself, large; before that how far it is, or why it was not made. */
export function Stage({ job, other }: Props) {
  const { t } = useTranslation();
  const shape = { aspectRatio: `${job.width} / ${job.height}` };
  if (isOpen(job))
    return (
      <div className={css.waiting} style={shape}>
        <JobProgress job={job} />
      </div>
    );
  if (job.state !== "done")
    return (
      <div className={css.waiting} style={shape}>
        <p role={job.state === "failed" ? "alert" : undefined}>
          {job.state === "failed"
            ? t(`renders.failure.${job.failure ?? "crashed"}`)
            : t("renders.state.cancelled")}
        </p>
        <p className={pageCss.meta}>{t("renders.refunded", { count: job.credits })}</p>
      </div>
    );
  const src = renderPictureUrl(job.id);
  if (job.kind === "panorama") return <PanoramaView src={src} name={job.name} />;
  if (job.kind === "film")
    return (
      // biome-ignore lint/a11y/useMediaCaption: films of rooms have no sound.
      <video
        className={css.picture}
        src={src}
        style={shape}
        controls
        loop
        playsInline
        aria-label={job.name}
      />
    );
  if (other) return <Compare job={job} other={other} />;
  return <img className={css.picture} src={src} width={job.width} height={job.height} alt={job.name} />;
}
