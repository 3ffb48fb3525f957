import type { ProjectSummary } from "@stanza/contract";
import { PROJECT_STATUSES } from "@stanza/project";
import { StatusBadge } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./StatusFilter.module.css";

type Status = ProjectSummary["status"];

interface Props {
  /** How many there are by status. */
  readonly counts: Readonly<Partial<Record<Status, number>>>;
  readonly chosen: Status | "";
  readonly onChoose: (status: Status | "") => void;
}

/** The statuses that there are projects of, each with how many, in the order of a project's way. One of them, or all, is shown. */
export function StatusFilter({ counts, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const there = PROJECT_STATUSES.filter((status) => (counts[status] ?? 0) > 0 || status === chosen);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (there.length < 2 && chosen === "") return null;
  return (
    <fieldset className={css.statuses}>
      <legend className="visually-hidden">{t("projects.status")}</legend>
      <Choice isChosen={chosen === ""} onChoose={() => onChoose("")} count={all}>
        <span className={css.all}>{t("projects.allStatuses")}</span>
      </Choice>
      {there.map((status) => (
        <Choice
          key={status}
          isChosen={chosen === status}
          onChoose={() => onChoose(status)}
          count={counts[status] ?? 0}
        >
          <StatusBadge status={status} label={t(`status.${status}`)} />
        </Choice>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly count: number;
  readonly children: React.ReactNode;
}

function Choice({ isChosen, onChoose, count, children }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input
        type="radio"
        name="project-status"
        className="visually-hidden"
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
      <span className={css.count}>{count}</span>
    </label>
  );
}
