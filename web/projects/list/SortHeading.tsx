import type { ProjectSort } from "@stanza/contract";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import css from "./SortHeading.module.css";

interface Props {
  readonly label: string;
  readonly by: Exclude<ProjectSort, `-${string}`>;
  readonly sort: ProjectSort;
  readonly onSort: (sort: ProjectSort) => void;
  readonly className?: string | undefined;
}

/** Orders whose first direction is from the largest down. */
const isDownFirst = (by: string): boolean => by === "changed" || by === "total";

/** A column heading that orders the list by its column, and the other way round when it is pressed again. */
export function SortHeading({ label, by, sort, onSort, className }: Props) {
  const isChosen = sort === by;
  const isTurned = sort === `-${by}`;
  const isDown = isDownFirst(by) !== isTurned;
  const Icon = isChosen || isTurned ? (isDown ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isChosen || isTurned ? (isDown ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={css.sort}
        data-end={by === "total" || undefined}
        data-chosen={isChosen || isTurned || undefined}
        onClick={() => onSort(isChosen ? `-${by}` : by)}
      >
        {label}
        <Icon size={14} stroke={1.8} aria-hidden="true" />
      </button>
    </th>
  );
}
