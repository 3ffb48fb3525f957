import { type DclassRow, textIn } from "@stanza/catalogue";
import { announce, Button } from "@stanza/web-ui";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ArticleElevation, useMmPerPixel } from "./ArticleElevation.tsx";
import css from "./Dclass.module.css";
import type { DclassEditorProps } from "./dclass-editor.ts";
import { ElementHandle } from "./ElementHandle.tsx";
import { type ElementFields, elementFields, freeElement, moveElement, sectionsBeside } from "./elements.ts";
import { extentOf } from "./elevation.ts";
import { FieldCell } from "./FieldCell.tsx";
import { GenericEditor } from "./GenericEditor.tsx";
import { recordName } from "./record-name.ts";
import type { Sections } from "./sections.ts";

/** Elements put into sections: dragged up and down and across, added by kind, their numbers typed. */
export function ElementsEditor(props: DclassEditorProps) {
  const { drafting, draft } = props;
  const fields = elementFields(draft.list);
  const [sections] = useState(() => sectionsBeside(drafting));
  if (!fields || !sections) return <GenericEditor {...props} />;
  return <Placing {...props} fields={fields} sections={sections} />;
}

interface PlacingProps extends DclassEditorProps {
  readonly fields: ElementFields;
  readonly sections: Sections;
}

function Placing({ drafting, draft, edit, material, live, fields, sections }: PlacingProps) {
  const { t, i18n } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [section, setSection] = useState(1);
  const pixel = useMmPerPixel(svg);
  const { list, article } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafting answers for the draft
  const extents = useMemo(() => drafting.partsByRecord().map(extentOf), [drafting, draft]);
  const kindName = (row: DclassRow) =>
    textIn(
      fields.kind.options?.find(({ code }) => code === row[fields.kind.name])?.description ?? {},
      i18n.language,
    );
  const nameOf = (index: number) => recordName(list, index, t, i18n.language);
  const full = list.rows.length >= list.maxItems ? t("dclass.most", { count: list.maxItems }) : undefined;
  const add = (code: string) => {
    const row = freeElement(drafting, fields, section, code, article.box[1]);
    if (!row) {
      announce(t("dclass.noPlace", { section }));
      setMessage(t("dclass.noPlace", { section }));
      return;
    }
    setMessage(null);
    edit([...list.rows, row]);
    setSelected(list.rows.length);
  };
  const [message, setMessage] = useState<string | null>(null);
  const remove = (index: number) => {
    setSelected(null);
    edit(list.rows.filter((_, i) => i !== index));
  };
  const row = selected === null ? undefined : list.rows[selected];
  return (
    <div className={css.editor}>
      <div className={css.main}>
        <ArticleElevation ref={svg} article={article} material={material} label={t("dclass.elevation")}>
          {sections.spans.map(({ left, width }, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
              key={index}
              className={css.bay}
              data-selected={section === index + 1 || undefined}
              x={left}
              y={-article.box[1]}
              width={Math.max(0, width)}
              height={article.box[1]}
              onPointerDown={() => setSection(index + 1)}
            />
          ))}
          {extents.map((extent, index) =>
            extent ? (
              <ElementHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place
                key={index}
                svg={svg}
                extent={extent}
                pixel={pixel}
                sections={sections}
                name={nameOf(index)}
                height={Number(list.rows[index]?.[fields.height.name] ?? 0)}
                number={Number(list.rows[index]?.[fields.section.name] ?? 1)}
                isSelected={selected === index}
                isWrong={draft.problems.some((problem) => problem.row === index)}
                onSelect={() => {
                  setSelected(index);
                  setSection(Number(list.rows[index]?.[fields.section.name] ?? 1));
                }}
                onMove={(from, to) => edit(moveElement(from ?? list.rows, fields, index, to))}
                rows={list.rows}
                onRemove={() => remove(index)}
              />
            ) : null,
          )}
        </ArticleElevation>
        <fieldset className={css.palette}>
          <legend>{t("dclass.addTo")}</legend>
          <select
            className={css.select}
            aria-label={textIn(fields.section.description, i18n.language)}
            value={section}
            onChange={(event) => setSection(Number(event.target.value))}
          >
            {sections.spans.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
              <option key={index} value={index + 1}>
                {textIn(fields.section.description, i18n.language)} {index + 1}
              </option>
            ))}
          </select>
          {(fields.kind.options ?? []).map(({ code, description }) => (
            <Button
              key={code}
              size="sm"
              icon={<IconPlus size={15} />}
              reason={full}
              onClick={() => add(code)}
            >
              {textIn(description, i18n.language)}
            </Button>
          ))}
        </fieldset>
        {message ? (
          <p className={css.fit} data-over>
            {message}
          </p>
        ) : null}
      </div>
      <div className={css.side}>
        {live}
        {row && selected !== null ? (
          <section className={css.record} aria-label={nameOf(selected)}>
            <h3>{kindName(row)}</h3>
            {list.fields.map((field) => (
              <div key={field.name} className={css.recordField}>
                <span>{textIn(field.description, i18n.language)}</span>
                <FieldCell
                  field={field}
                  value={row[field.name] ?? field.initial}
                  of={nameOf(selected)}
                  isWrong={draft.problems.some((problem) => problem.row === selected)}
                  onChange={(value) =>
                    edit(list.rows.map((one, i) => (i === selected ? { ...one, [field.name]: value } : one)))
                  }
                />
              </div>
            ))}
            <Button
              size="sm"
              icon={<IconTrash size={15} />}
              reason={
                list.rows.length <= list.minItems ? t("dclass.least", { count: list.minItems }) : undefined
              }
              onClick={() => remove(selected)}
            >
              {t("dclass.removeThis")}
            </Button>
          </section>
        ) : (
          <p className={css.help}>{t("dclass.selectOne")}</p>
        )}
      </div>
    </div>
  );
}
