import type { CSSProperties } from "react";
import css from "./states.module.css";

/** The place of something that is on its way, in its final size. */
export function Skeleton({
  width = "100%",
  height = 16,
  style,
}: {
  width?: string | number;
  height?: string | number;
  style?: CSSProperties;
}) {
  return <span className={css.skeleton} style={{ width, height, ...style }} aria-hidden="true" />;
}
