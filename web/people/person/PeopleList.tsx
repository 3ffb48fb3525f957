import type { Person } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { Button, EmptyState, ErrorState, SelectField, Skeleton, TextField } from "@stanza/web-ui";
import { IconUserPlus } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../page/People.module.css";
import { openPerson } from "./open-person.ts";
import { nameOf, type Shown, usePeople } from "./people-queries.ts";

/** The people who can sign in; pressed, somebody's settings. */
export function PeopleList() {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const [show, setShow] = useState<Shown>("active");
  const found = usePeople(useDeferredValue(search.trim()), show);
  const people = found.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <>
      <div className={css.bar}>
        <TextField
          type="search"
          label={t("people.search")}
          hideLabel
          placeholder={t("people.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label={t("people.show")}
          hideLabel
          value={show}
          onChange={(event) => setShow(event.target.value as Shown)}
          options={[
            { value: "active", label: t("people.active") },
            { value: "inactive", label: t("people.inactive") },
            { value: "all", label: t("people.all") },
          ]}
        />
        <Button
          variant="primary"
          icon={<IconUserPlus size={18} stroke={1.7} />}
          onClick={() => void openPerson(null)}
        >
          {t("people.invite")}
        </Button>
      </div>
      {found.isPending ? (
        <div className={css.panel} aria-busy="true" role="status" aria-label={t("people.loading")}>
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      ) : !found.data ? (
        <ErrorState
          title={t("people.failed")}
          details={found.error?.message}
          actions={<Button onClick={() => void found.refetch()}>{t("action.tryAgain")}</Button>}
        />
      ) : people.length === 0 ? (
        <EmptyState title={t("people.none")} text={search ? t("people.noneText") : undefined} />
      ) : (
        <>
          <ul className={css.list} aria-label={t("people.tab.people")}>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
          {found.hasNextPage ? (
            <Button
              className={css.more}
              busy={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {t("people.more")}
            </Button>
          ) : null}
        </>
      )}
    </>
  );
}

function PersonRow({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { login, kind, isAdmin, sellerLevel, shops, isActive, hasPassword, seenAt } = person;
  const mark = !isActive ? "closed" : !hasPassword ? "invited" : null;
  return (
    <li>
      <button type="button" className={css.row} onClick={() => void openPerson(person)}>
        <span className={css.who}>
          <strong>{nameOf(person)}</strong>
          <small>{login}</small>
        </span>
        <span>
          {t(`settings.kindOf.${isAdmin ? "supervisor" : kind}`)}
          {kind === "pro" && !isAdmin ? `, ${t("people.levelShort", { level: sellerLevel })}` : ""}
        </span>
        <span className={css.quiet}>
          {shops.join(", ")}
          {seenAt ? ` · ${t("people.seen", { at: moment(seenAt) })}` : ""}
        </span>
        {mark ? <span className={css.mark}>{t(`people.mark.${mark}`)}</span> : <span />}
      </button>
    </li>
  );
}
