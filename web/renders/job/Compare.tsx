import type { RenderJob } from "@stanza/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { renderPictureUrl } from "../farm/farm-client.ts";
import css from "./RenderView.module.css";

/** Two pictures over each other, with a slider for how much of each is seen. */
export function Compare({ job, other }: { readonly job: RenderJob; readonly other: RenderJob }) {
  const { t } = useTranslation();
  const [share, setShare] = useState(50);
  return (
    <div className={css.compare} style={{ aspectRatio: `${job.width} / ${job.height}` }}>
      <img src={renderPictureUrl(job.id)} alt={job.name} />
      <img src={renderPictureUrl(other.id)} alt={other.name} style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
      <span className={css.line} style={{ left: `${share}%` }} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t("renders.compareSlider", { left: job.name, right: other.name })}
        onChange={(event) => setShare(Number(event.target.value))}
      />
    </div>
  );
}
