import type { ProjectSummary } from "@stanza/contract";
import { useProjects } from "@stanza/web-project";
import { Button, Money, Skeleton, TextField } from "@stanza/web-ui";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./CombinedOffer.module.css";
import { type ChosenProject, MOST_PROJECTS } from "./combined-draft.ts";

interface Props {
  readonly chosen: readonly ChosenProject[];
  readonly onToggle: (project: ProjectSummary) => void;
}

/** The projects that may be offered, to be ticked. */
export function ProjectChoice({ chosen, onToggle }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const filter = useDeferredValue({ search: search.trim() || undefined }, {});
  const query = useProjects(filter);
  const projects = (query.data?.pages.flatMap((page) => page.projects) ?? []).filter(({ can }) => can.offer);
  const isFull = chosen.length >= MOST_PROJECTS;
  return (
    <section className={css.choice} aria-label={t("combined.projects")}>
      <TextField
        label={t("projects.search")}
        hideLabel
        type="search"
        placeholder={t("projects.searchHint")}
        lead={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
        value={search}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setSearch(event.target.value)}
      />
      {query.isPending ? (
        [1, 2, 3, 4].map((row) => <Skeleton key={row} height={48} />)
      ) : query.isError && projects.length === 0 ? (
        <p role="alert">
          {t("projects.errorTitle")}{" "}
          <Button variant="link" onClick={() => void query.refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : projects.length === 0 ? (
        <p className={css.nothing}>{t("combined.noneFound")}</p>
      ) : (
        <ul className={css.projects} aria-busy={query.isPlaceholderData}>
          {projects.map((project) => {
            const isChosen = chosen.some(({ id }) => id === project.id);
            return (
              <li key={project.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onToggle(project)}
                  />
                  <span>
                    <strong>{project.description || t("project.untitled")}</strong>
                    <small>
                      #{project.id}
                      {project.customerName ? ` · ${project.customerName}` : ""}
                    </small>
                  </span>
                  {project.total === null ? (
                    <small>{t("projects.noPrice")}</small>
                  ) : (
                    <span className={css.amount}>
                      <Money amount={project.payable ?? project.total} currency={project.currency} />
                      <small>
                        {t(project.payable === null ? "projects.withoutTax" : "projects.withTax")}
                      </small>
                    </span>
                  )}
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {query.hasNextPage ? (
        <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("projects.more")}
        </Button>
      ) : null}
    </section>
  );
}
