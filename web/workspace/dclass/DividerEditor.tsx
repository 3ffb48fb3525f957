import { textIn } from "@stanza/catalogue";
import { sectionsOf, usedWidth, wholeWidth } from "@stanza/evaluation";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { Button, TextField } from "@stanza/web-ui";
import { IconLayoutDistributeVertical, IconPlus } from "@tabler/icons-react";
import { useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ArticleElevation, useMmPerPixel } from "./ArticleElevation.tsx";
import css from "./Dclass.module.css";
import { DividerHandle } from "./DividerHandle.tsx";
import type { DclassEditorProps } from "./dclass-editor.ts";
import { evenly, readDivision } from "./division-text.ts";
import elevationCss from "./Elevation.module.css";
import { GenericEditor } from "./GenericEditor.tsx";
import recordCss from "./Record.module.css";
import { RecordTable } from "./RecordTable.tsx";
import { addSection, removeSection, withAllWidths } from "./sections.ts";

/** The divider maker: an opening divided by dragging, typing widths, or a division such as `900 # 600` (ux.md §5.7). */
export function DividerEditor(props: DclassEditorProps) {
  const { drafting, draft } = props;
  const gap = useMemo(() => drafting.gapOfTwo((list) => sectionsOf(list)?.gap), [drafting]);
  const from = drafting.closet()?.from;
  const sections = useMemo(() => sectionsOf(draft.list, gap, from), [draft.list, gap, from]);
  return sections ? <Dividing {...props} sections={sections} /> : <GenericEditor {...props} />;
}

interface DividingProps extends DclassEditorProps {
  readonly sections: NonNullable<ReturnType<typeof sectionsOf>>;
}

function Dividing({ drafting, draft, edit, material, live, sections }: DividingProps) {
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const svg = useRef<SVGSVGElement>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const { list, article } = draft;
  const { field, spans, gap } = sections;
  const whole = wholeWidth(article, drafting.closet());
  const used = usedWidth(sections);
  const rest = whole === null ? 0 : whole - used;
  // Something may stand at the left of the sections.
  const start = (spans[0]?.left ?? gap) - gap;
  const mm = (value: number) => formatLength(value, lengthUnit, i18n.language);
  const nameOf = (index: number) => t("dclass.section", { number: index + 1 });
  const added = addSection(list.rows, sections, drafting.fresh(), whole !== null);
  const addReason =
    list.rows.length >= list.maxItems
      ? t("dclass.most", { count: list.maxItems })
      : added === null
        ? t("dclass.noRoom")
        : undefined;
  const pixel = useMmPerPixel(svg);
  const figure = 12 * pixel;
  return (
    <div className={css.editor}>
      <div className={css.main}>
        <ArticleElevation
          ref={svg}
          article={article}
          material={material}
          label={t("dclass.elevation")}
          width={Math.max(used, whole ?? 0, article.box[0])}
          below={figure * 2.4}
        >
          {spans.map(({ left, width }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
            <g key={index} data-selected={selected === index || undefined} className={elevationCss.span}>
              <rect
                x={left}
                y={-article.box[1]}
                width={Math.max(0, width)}
                height={article.box[1]}
                onPointerDown={() => setSelected(index)}
              />
              <text x={left + width / 2} y={figure * 1.6} fontSize={figure} textAnchor="middle">
                {Math.round(width)}
              </text>
            </g>
          ))}
          {rest > 1 ? (
            <rect
              className={elevationCss.rest}
              x={start + used}
              y={-article.box[1]}
              width={Math.max(0, article.box[0] - start - used)}
              height={article.box[1]}
            />
          ) : null}
          {spans.map((_, index) =>
            index === spans.length - 1 && whole === null && spans.length > 0 ? null : (
              <DividerHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: a divider is its place
                key={index}
                index={index}
                svg={svg}
                list={list}
                sections={sections}
                height={article.box[1]}
                pixel={pixel}
                onEdit={edit}
                onSelect={setSelected}
              />
            ),
          )}
        </ArticleElevation>
        <p className={elevationCss.fit} data-over={rest < 0 || undefined} role="status">
          {whole === null
            ? t("dclass.takes", { used: mm(used) })
            : rest < 0
              ? t("dclass.tooWide", { over: mm(-rest), whole: mm(whole) })
              : rest < 1
                ? t("dclass.fills", { whole: mm(whole) })
                : t("dclass.leaves", { used: mm(used), whole: mm(whole), rest: mm(rest) })}
        </p>
        <div className={css.tools}>
          <DivisionField
            whole={whole}
            gap={gap}
            most={list.maxItems}
            onDivide={(widths) => edit(withAllWidths(list.rows, field, widths, drafting.fresh()))}
          />
          <Button icon={<IconPlus size={17} />} reason={addReason} onClick={() => added && edit(added)}>
            {t("dclass.addSection")}
          </Button>
          <Button
            icon={<IconLayoutDistributeVertical size={17} />}
            reason={list.rows.length < 2 ? t("dclass.oneSection") : undefined}
            onClick={() => {
              const available = (whole ?? used) - (list.rows.length + 1) * gap;
              edit(withAllWidths(list.rows, field, evenly(list.rows.length, available), drafting.fresh()));
            }}
          >
            {t("dclass.evenly")}
          </Button>
        </div>
      </div>
      <div className={css.side}>
        {live}
        <h3 className={recordCss.sideHead}>{textIn(draft.view.description, i18n.language)}</h3>
        <RecordTable
          list={list}
          nameOf={nameOf}
          selected={selected}
          onSelect={setSelected}
          onChange={edit}
          onRemove={(index) => edit(removeSection(list.rows, sections, index, whole !== null))}
        />
      </div>
    </div>
  );
}

interface DivisionProps {
  readonly whole: number | null;
  readonly gap: number;
  readonly most: number;
  readonly onDivide: (widths: readonly number[]) => void;
}

function DivisionField({ whole, gap, most, onDivide }: DivisionProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const divide = () => {
    const division = readDivision(text, whole, gap);
    if (!division.ok) setError(t(`dclass.division.${division.cause}`, { at: division.at ?? "" }));
    else if (division.widths.length > most) setError(t("dclass.most", { count: most }));
    else {
      setError(undefined);
      onDivide(division.widths);
    }
  };
  return (
    <div className={css.division}>
      <TextField
        id={id}
        label={t("dclass.typeDivision")}
        placeholder={whole === null ? "800 1200 800" : "900 # 600"}
        autoComplete="off"
        value={text}
        error={error}
        help={t(whole === null ? "dclass.divisionHelpFree" : "dclass.divisionHelp")}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          divide();
        }}
      />
      <Button onClick={divide}>{t("dclass.divide")}</Button>
    </div>
  );
}
