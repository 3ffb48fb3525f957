import type { Sections } from "@stanza/evaluation";
import { useDeferredValue, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ArticleElevation, useMmPerPixel } from "./ArticleElevation.tsx";
import { Bay } from "./Bay.tsx";
import css from "./Dclass.module.css";
import type { DclassEditorProps } from "./dclass-editor.ts";
import { ElementHandle } from "./ElementHandle.tsx";
import { ElementPalette } from "./ElementPalette.tsx";
import elevationCss from "./Elevation.module.css";
import { type ElementFields, elementFields, elementLike, sectionsBeside } from "./elements.ts";
import { extentOf } from "./elevation.ts";
import { GenericEditor } from "./GenericEditor.tsx";
import recordCss from "./Record.module.css";
import { recordName } from "./record-name.ts";
import { SelectedElement } from "./SelectedElement.tsx";
import { useElements } from "./use-elements.ts";
import { useLimits } from "./use-limits.ts";
import { useMoving } from "./use-moving.ts";

/** Elements put into sections: dragged up and down and across, added by kind, their numbers typed. */
export function ElementsEditor(props: DclassEditorProps) {
  const { drafting, draft } = props;
  const fields = elementFields(draft.list);
  const sections = useMemo(() => sectionsBeside(drafting), [drafting]);
  if (!fields || !sections) return <GenericEditor {...props} />;
  return <Placing {...props} fields={fields} sections={sections} />;
}

interface PlacingProps extends DclassEditorProps {
  readonly fields: ElementFields;
  readonly sections: Sections;
}

function Placing({ drafting, draft, edit, material, priceOf, live, fields, sections }: PlacingProps) {
  const { t, i18n } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const pixel = useMmPerPixel(svg);
  const elements = useElements({ drafting, draft, edit }, fields);
  const { selected, section } = elements;
  const { list, article } = draft;
  const moving = useMoving({ drafting, draft, edit }, fields, sections.spans.length);
  const limits = useLimits(drafting, draft, selected, fields.height);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafting answers for the draft
  const extents = useMemo(() => drafting.partsByRecord().map(extentOf), [drafting, draft]);
  const span = sections.spans[section - 1] ?? { left: 0, width: article.box[0] };
  const zone = { x: span.left, y: 0, width: span.width, height: article.box[1] };
  // While an element is dragged its place comes first.
  const calm = useDeferredValue(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafting answers for the draft
  const previews = useMemo(
    () =>
      new Map(
        (fields.kind.options ?? []).map(({ code }) => {
          const row = elementLike(drafting, fields, section, code);
          const made = drafting.attempt([...drafting.draft.list.rows, row], (next) => next.article);
          return [code, { article: made, price: priceOf(made) }] as const;
        }),
      ),
    [drafting, calm, fields.kind, section, priceOf],
  );
  const full = list.rows.length >= list.maxItems ? t("dclass.most", { count: list.maxItems }) : undefined;
  return (
    <div className={css.editor}>
      <div className={css.main}>
        <ArticleElevation ref={svg} article={article} material={material} label={t("dclass.elevation")}>
          <g role="radiogroup" aria-label={t("front.bays")}>
            {sections.spans.map(({ left, width }, index) => (
              <Bay
                // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
                key={index}
                label={t("dclass.section", { number: index + 1 })}
                left={left}
                width={width}
                height={article.box[1]}
                isChosen={section === index + 1}
                onChoose={() => elements.setSection(index + 1)}
                onStep={(by) => {
                  const next = index + 1 + by;
                  if (next >= 1 && next <= sections.spans.length) elements.setSection(next);
                }}
              />
            ))}
          </g>
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
                limits={selected === index ? limits : null}
                isReached={Number(list.rows[index]?.[fields.section.name] ?? 1) === section}
                isSelected={selected === index}
                isWrong={draft.problems.some((problem) => problem.row === index)}
                onSelect={() => elements.select(index)}
                {...moving.of(index)}
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
          previews={previews}
          zone={zone}
          material={material}
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
