import type { HTMLAttributes } from "react";
import css from "./Card.module.css";
import { cx } from "./class-names.ts";

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(css.card, className)} />;
}
