import { PROJECT_SORTS, type ProjectSort } from "@stanza/contract";
import { openCombinedOffer } from "@stanza/web-offer";
import { importProject, type ProjectFilter, useProjects } from "@stanza/web-project";
import { storage, useConnection, useSells } from "@stanza/web-site";
import {
  Button,
  cx,
  EmptyState,
  ErrorState,
  Segmented,
  SelectField,
  TextField,
  useFileDrop,
} from "@stanza/web-ui";
import { startNewProject } from "@stanza/web-workspace";
import {
  IconFiles,
  IconFileUpload,
  IconLayoutGrid,
  IconList,
  IconPlus,
  IconSearch,
  IconTrash,
} from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { BinList } from "../bin/BinList.tsx";
import { ProjectGallery } from "./ProjectGallery.tsx";
import css from "./ProjectsPage.module.css";
import { ProjectsSkeleton } from "./ProjectsSkeleton.tsx";
import { ProjectTable } from "./ProjectTable.tsx";
import { StatusFilter } from "./StatusFilter.tsx";
import { useKeptFilter } from "./use-kept-filter.ts";

type Layout = "table" | "gallery";

type Place = "list" | "bin";

/** The projects that this person may see, and the bin with those that were deleted. */
export function ProjectsPage() {
  const { t } = useTranslation();
  const [place, setPlace] = useState<Place>("list");
  const sells = useSells();
  const { over, handlers } = useFileDrop((file) => void importProject(file));
  return (
    <div className={cx(css.page, over && css.dropping)} {...handlers}>
      <div className={css.head}>
        <h1>{t(place === "bin" ? "bin.title" : "projects.title")}</h1>
        <span className={css.headActions}>
          <Button
            icon={
              place === "bin" ? <IconList size={18} stroke={1.7} /> : <IconTrash size={18} stroke={1.7} />
            }
            onClick={() => setPlace(place === "bin" ? "list" : "bin")}
          >
            {t(place === "bin" ? "bin.toProjects" : "bin.open")}
          </Button>
          {sells ? (
            <Button icon={<IconFiles size={18} stroke={1.7} />} onClick={() => openCombinedOffer([])}>
              {t("combined.title")}
            </Button>
          ) : null}
          <Button icon={<IconFileUpload size={18} stroke={1.7} />} onClick={() => void importProject()}>
            {t("projectFile.title")}
          </Button>
          <Button variant="primary" icon={<IconPlus size={18} />} onClick={() => void startNewProject()}>
            {t("project.new")}
          </Button>
        </span>
      </div>
      {place === "bin" ? <BinList /> : <ProjectList />}
    </div>
  );
}

/** All projects: searched, of one status, in an order. */
function ProjectList() {
  const isAway = useConnection((state) => state.isAway);
  const { t } = useTranslation();
  const [layout, setLayout] = useState<Layout>(() =>
    storage.get("stanza.projects") === "gallery" ? "gallery" : "table",
  );
  const [search, setSearch] = useState("");
  const [{ status, sort }, setKept] = useKeptFilter();
  const filter = useDeferredValue<ProjectFilter>(
    {
      search: search.trim() || undefined,
      status: status || undefined,
      sort: sort === "changed" ? undefined : sort,
    },
    {},
  );
  const filterKey = useDeferredValue(`${search.trim()}|${status}`);
  const query = useProjects(filter);
  const projects = query.data?.pages.flatMap((page) => page.projects) ?? [];
  const isFiltered = filterKey !== "|";

  return (
    <>
      <search className={css.bar}>
        <TextField
          className={css.search}
          label={t("projects.search")}
          hideLabel
          type="search"
          placeholder={t("projects.searchHint")}
          lead={<IconSearch size={17} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          className={css.order}
          label={t("projects.sort")}
          hideLabel
          value={sort}
          onChange={(event) => setKept({ sort: event.target.value as ProjectSort })}
          options={PROJECT_SORTS.map((value) => ({ value, label: t(`projects.sortBy.${value}`) }))}
        />
        <span className={css.layout}>
          <Segmented
            label={t("projects.layout")}
            value={layout}
            onChange={(value) => {
              setLayout(value);
              storage.set("stanza.projects", value);
            }}
            options={[
              { value: "table", label: t("projects.table"), icon: <IconList size={18} stroke={1.7} /> },
              {
                value: "gallery",
                label: t("projects.gallery"),
                icon: <IconLayoutGrid size={18} stroke={1.7} />,
              },
            ]}
          />
        </span>
      </search>
      {isAway ? <p className={css.away}>{t("offline.projects")}</p> : null}
      <StatusFilter
        counts={query.data?.pages[0]?.counts ?? {}}
        moreOf={query.data?.pages[0]?.moreOf ?? []}
        chosen={status}
        onChoose={(next) => setKept({ status: next })}
      />
      {query.isPending ? (
        <ProjectsSkeleton layout={layout} />
      ) : query.isError && projects.length === 0 ? (
        <ErrorState
          title={t("projects.errorTitle")}
          text={t("projects.errorText")}
          details={query.error.message}
          actions={
            <Button variant="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t("action.tryAgain")}
            </Button>
          }
        />
      ) : projects.length === 0 ? (
        <Nothing
          isFiltered={isFiltered}
          what={[search.trim(), status && t(`status.${status}`)]
            .filter(Boolean)
            .map((words) => t("projects.quoted", { words }))
            .join(", ")}
          showAll={() => {
            setSearch("");
            setKept({ status: "" });
          }}
        />
      ) : (
        <div className={cx(query.isPlaceholderData && css.old)} aria-busy={query.isPlaceholderData}>
          {layout === "table" ? (
            <ProjectTable projects={projects} sort={sort} onSort={(next) => setKept({ sort: next })} />
          ) : (
            <ProjectGallery projects={projects} />
          )}
          {query.hasNextPage ? (
            <div className={css.more}>
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t("projects.more")}
              </Button>
            </div>
          ) : null}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {query.isPending ? "" : t("projects.found", { count: projects.length })}
      </p>
    </>
  );
}

function Nothing({ isFiltered, what, showAll }: { isFiltered: boolean; what: string; showAll: () => void }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState
      title={t("projects.noMatch", { what })}
      actions={<Button onClick={showAll}>{t("projects.showAll")}</Button>}
    />
  ) : (
    <EmptyState
      art={
        <svg
          viewBox="0 0 120 84"
          width="120"
          height="84"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M10 74V24l50-16 50 16v50" stroke="var(--c-control)" />
          <path d="M4 75h112M28 75V44h64v31M60 44v31M28 58h32" />
        </svg>
      }
      title={t("projects.empty")}
      text={t("projects.emptyText")}
      actions={
        <Button variant="primary" icon={<IconPlus size={18} />} onClick={() => void startNewProject()}>
          {t("project.new")}
        </Button>
      }
    />
  );
}
