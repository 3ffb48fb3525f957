import type { ProjectSummary } from "@stanza/contract";
import { PROJECT_STATUSES } from "@stanza/project";
import { StatusBadge } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./StatusFilter.module.css";

type Status = ProjectSummary["status"];

interface Props {
  /** How many there are by status. */
  readonly counts: Readonly<Partial<Record<Status, number>>>;
  /** Those of which there may be more than counted. */
  readonly moreOf: readonly Status[];
  readonly chosen: Status | "";
  readonly onChoose: (status: Status | "") => void;
}

/** The statuses that there are projects of, each with how many, in the order of a project's way. One of them, or all, is shown. */
export function StatusFilter({ counts, moreOf, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const there = PROJECT_STATUSES.filter((status) => (counts[status] ?? 0) > 0 || status === chosen);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (there.length < 2 && chosen === "") return null;
  return (
    <fieldset className={css.statuses}>
      <legend className="visually-hidden">{t("projects.status")}</legend>
      <Choice isChosen={chosen === ""} onChoose={() => onChoose("")} count={all} isMore={moreOf.length > 0}>
        <span className={css.all}>{t("projects.allStatuses")}</span>
      </Choice>
      {there.map((status) => (
        <Choice
          key={status}
          isChosen={chosen === status}
          onChoose={() => onChoose(status)}
          count={counts[status] ?? 0}
          isMore={moreOf.includes(status)}
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
  readonly isMore: boolean;
  readonly children: React.ReactNode;
}

function Choice({ isChosen, onChoose, count, isMore, children }: ChoiceProps) {
  const { i18n } = useTranslation();
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
      <span className={css.count}>
        {count.toLocaleString(i18n.language)}
        {isMore ? "+" : ""}
      </span>
    </label>
  );
}
