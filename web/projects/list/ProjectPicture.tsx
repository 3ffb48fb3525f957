import type { ProjectSummary } from "@stanza/contract";
import { pictureUrl } from "@stanza/web-site";
import { cx } from "@stanza/web-ui";
import { useState } from "react";
import css from "./ProjectPicture.module.css";

/** The project's picture; a drawn room until it is there, and where there is none. Beside the name it says nothing new, so it is not read aloud. */
export function ProjectPicture({
  project,
  className,
}: {
  readonly project: ProjectSummary;
  readonly className?: string;
}) {
  const [state, setState] = useState<"loading" | "shown" | "broken">("loading");
  return (
    <span className={cx(css.picture, className)}>
      {project.hasPicture && state !== "broken" ? (
        <img
          src={pictureUrl(project.id, project.revision)}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setState("shown")}
          onError={() => setState("broken")}
        />
      ) : null}
      {project.hasPicture && state === "shown" ? null : (
        <svg viewBox="0 0 64 48" aria-hidden="true">
          <path d="M8 22h48v13H8zM8 6h24v9H8zM46 6h10v29H46z" className={css.unit} />
          <path d="M20 22v13M33 22v13M20 6v9" className={css.line} />
        </svg>
      )}
    </span>
  );
}
