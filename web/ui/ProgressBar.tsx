import { cx } from "./class-names.ts";
import css from "./states.module.css";

interface Props {
  readonly label: string;
  /** 0..100; absent: how much is left is not known. */
  readonly percentage?: number;
}

export function ProgressBar({ label, percentage }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage === undefined ? undefined : Math.round(percentage)}
      className={cx(css.bar, percentage === undefined && css.indeterminate)}
    >
      <span className={css.fill} style={percentage === undefined ? undefined : { width: `${percentage}%` }} />
    </div>
  );
}
