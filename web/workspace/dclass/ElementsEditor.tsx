import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ArticleElevation, useMmPerPixel } from "./ArticleElevation.tsx";
import css from "./Dclass.module.css";
import type { DclassEditorProps } from "./dclass-editor.ts";
import { ElementHandle } from "./ElementHandle.tsx";
import { ElementPalette } from "./ElementPalette.tsx";
import elevationCss from "./Elevation.module.css";
import { type ElementFields, elementFields, moveElement, sectionsBeside } from "./elements.ts";
import { extentOf } from "./elevation.ts";
import { GenericEditor } from "./GenericEditor.tsx";
import recordCss from "./Record.module.css";
import { recordName } from "./record-name.ts";
import { SelectedElement } from "./SelectedElement.tsx";
import type { Sections } from "./sections.ts";
import { useElements } from "./use-elements.ts";

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
  const pixel = useMmPerPixel(svg);
  const elements = useElements({ drafting, draft, edit }, fields);
  const { selected, section } = elements;
  const { list, article } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafting answers for the draft
  const extents = useMemo(() => drafting.partsByRecord().map(extentOf), [drafting, draft]);
  const full = list.rows.length >= list.maxItems ? t("dclass.most", { count: list.maxItems }) : undefined;
  return (
    <div className={css.editor}>
      <div className={css.main}>
        <ArticleElevation ref={svg} article={article} material={material} label={t("dclass.elevation")}>
          {sections.spans.map(({ left, width }, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
              key={index}
              className={elevationCss.bay}
              data-selected={section === index + 1 || undefined}
              x={left}
              y={-article.box[1]}
              width={Math.max(0, width)}
              height={article.box[1]}
              onPointerDown={() => elements.setSection(index + 1)}
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
                name={recordName(list, index, t, i18n.language)}
                height={Number(list.rows[index]?.[fields.height.name] ?? 0)}
                number={Number(list.rows[index]?.[fields.section.name] ?? 1)}
                isSelected={selected === index}
                isWrong={draft.problems.some((problem) => problem.row === index)}
                onSelect={() => elements.select(index)}
                onMove={(from, to) => edit(moveElement(from ?? list.rows, fields, index, to))}
                rows={list.rows}
                onRemove={() => elements.remove(index)}
              />
            ) : null,
          )}
        </ArticleElevation>
        <ElementPalette
          fields={fields}
          count={sections.spans.length}
          section={section}
          onSection={elements.setSection}
          full={full}
          onAdd={elements.add}
        />
        {elements.message ? (
          <p className={elevationCss.fit} data-over>
            {elements.message}
          </p>
        ) : null}
      </div>
      <div className={css.side}>
        {live}
        {selected !== null && list.rows[selected] ? (
          <SelectedElement
            draft={draft}
            edit={edit}
            fields={fields}
            index={selected}
            onRemove={() => elements.remove(selected)}
          />
        ) : (
          <p className={recordCss.help}>{t("dclass.selectOne")}</p>
        )}
      </div>
    </div>
  );
}
