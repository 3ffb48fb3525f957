import { boxFootprint } from "@stanza/geometry";
import { usePlaceholders } from "@stanza/web-project";
import css from "./Plan.module.css";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** The outlines of articles whose catalogues are still on their way. */
export function PlanPlaceholders({ view }: { readonly view: ViewTransform }) {
  const placeholders = usePlaceholders();
  if (placeholders.length === 0) return null;
  return (
    <svg className={css.overlay} aria-hidden="true">
      {placeholders.map(({ id, frame, box }) => (
        <polygon
          key={id}
          className={css.placeholder}
          points={boxFootprint(frame, box)
            .map((point) => toScreen(view, point).join())
            .join(" ")}
        />
      ))}
    </svg>
  );
}
