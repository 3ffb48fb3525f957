import type { ProjectSummary } from "@stanza/contract";
import { useState } from "react";
import { pictureUrl } from "../../paths.ts";
import { cx } from "../../ui/class-names.ts";
import css from "./ProjectPicture.module.css";

/** The project's picture; a drawn room where there is none. Beside the name it says nothing new, so it is not read aloud. */
export function ProjectPicture({
  project,
  className,
}: {
  readonly project: ProjectSummary;
  readonly className?: string;
}) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={cx(css.picture, className)}>
      {project.hasPicture && !broken ? (
        <img
          src={pictureUrl(project.id, project.revision)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <svg viewBox="0 0 64 48" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
          <path d="M0 0h64v34H0z" className={css.wall} />
          <path d="M0 34h64v14H0z" className={css.floor} />
          <path d="M10 22h44v12H10zM10 6h20v9H10zM44 6h10v28H44z" className={css.unit} />
          <path d="M21 22v12M32 22v12M20 6v9" className={css.line} />
        </svg>
      )}
    </span>
  );
}
