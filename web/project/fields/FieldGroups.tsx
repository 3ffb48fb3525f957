import { textIn } from "@stanza/catalogue";
import { IconAlertCircleFilled, IconChevronRight } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import css from "./Fields.module.css";
import { type FieldGroup, isMissing, isOwnChoice } from "./field-view.ts";
import { type FieldActions, fieldSummary, VariableField } from "./VariableField.tsx";

/** Groups that somebody opened or closed, by code: the same group of the next article stays as it was left. */
const useOpenGroups = create<{ readonly open: Readonly<Record<string, boolean>> }>()(() => ({ open: {} }));

/** So many fields are in view at first; the groups after them start closed. */
const FIELDS_AT_FIRST = 9;
/** Swatches shown in the head of a closed group. */
const SUMMARISED = 4;

interface Props {
  readonly groups: readonly FieldGroup[];
  readonly actions: FieldActions;
}

/** The fields in their groups. A closed group shows what is chosen in it and renders none of its fields. */
export function FieldGroups({ groups, actions }: Props) {
  const open = useOpenGroups((state) => state.open);
  let before = 0;
  return (
    <div className={css.groups}>
      {groups.map((group, index) => {
        const atFirst = index === 0 || before + group.fields.length <= FIELDS_AT_FIRST;
        before += group.fields.length;
        return group.description ? (
          <Group key={group.code} group={group} actions={actions} isOpen={open[group.code] ?? atFirst} />
        ) : (
          <div key={group.code} className={css.fields}>
            {group.fields.map((view) => (
              <VariableField key={view.code} view={view} actions={actions} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Group({ group, actions, isOpen }: { group: FieldGroup; actions: FieldActions; isOpen: boolean }) {
  const { t } = useTranslation();
  const { code, description, fields } = group;
  const missing = fields.filter(isMissing).length;
  const own = fields.filter(isOwnChoice);
  const id = `group-${code}`;
  const toggle = () => useOpenGroups.setState((state) => ({ open: { ...state.open, [code]: !isOpen } }));
  return (
    <section className={css.group}>
      <h3>
        <button
          type="button"
          className={css.groupHead}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <IconChevronRight size={16} stroke={1.8} className={css.chevron} aria-hidden="true" />
          <span className={css.groupName}>
            {description ? textIn(description, actions.words.language) : null}
          </span>
          {missing > 0 ? (
            <span className={css.groupMissing}>
              <IconAlertCircleFilled size={14} aria-hidden="true" />
              {t("field.chooseOne")}
            </span>
          ) : isOpen ? null : (
            <Summary group={group} actions={actions} />
          )}
        </button>
      </h3>
      <div id={id} className={css.fields} hidden={!isOpen}>
        {isOpen ? (
          <>
            {fields.map((view) => (
              <VariableField key={view.code} view={view} actions={actions} />
            ))}
            {own.length > 1 && actions.reason === undefined ? (
              <button
                type="button"
                className={css.resetGroup}
                onClick={() => actions.choose(Object.fromEntries(own.map((view) => [view.code, null])))}
              >
                {t("field.resetGroup", { count: own.length })}
              </button>
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  );
}

function Summary({ group, actions }: { group: FieldGroup; actions: FieldActions }) {
  const { t } = useTranslation();
  const all = group.fields.slice(0, SUMMARISED).map((view) => ({
    code: view.code,
    ...fieldSummary(view, actions, t("field.mixed")),
  }));
  return (
    <span className={css.summary}>
      {all.map(({ code, paint }) =>
        paint ? (
          <span
            key={code}
            className={css.dot}
            style={{ "--paint": paint } as CSSProperties}
            aria-hidden="true"
          />
        ) : null,
      )}
      <span className={css.summaryText}>{all.map(({ text }) => text).join(", ")}</span>
    </span>
  );
}
