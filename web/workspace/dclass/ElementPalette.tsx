import { type EvaluatedArticle, type Material, textIn } from "@stanza/catalogue";
import { Button, cx } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { FrontPicture } from "./ArticleElevation.tsx";
import css from "./Dclass.module.css";
import type { ElementFields } from "./elements.ts";
import recordCss from "./Record.module.css";

interface Props {
  readonly fields: ElementFields;
  /** The number of sections. */
  readonly count: number;
  /** The section that elements are added to, from 1. */
  readonly section: number;
  readonly onSection: (section: number) => void;
  /** The reason why no more elements can be added. */
  readonly full: string | undefined;
  /** By kind the article with one more such element in the section, and how much more that costs. */
  readonly previews: ReadonlyMap<
    string,
    { readonly article: EvaluatedArticle; readonly price: string | undefined }
  >;
  /** The section on the front, mm. */
  readonly zone: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly material: (code: string) => Material | undefined;
  readonly onAdd: (code: string) => void;
}

/** Each kind of element as a picture of the section with one more, and the section that they go into. */
export function ElementPalette(props: Props) {
  const { fields, count, section, onSection, full, previews, zone, material, onAdd } = props;
  const { t, i18n } = useTranslation();
  const name = textIn(fields.section.description, i18n.language);
  return (
    <fieldset className={css.palette}>
      <legend>{t("dclass.addTo")}</legend>
      <select
        className={cx(recordCss.select, css.section)}
        aria-label={name}
        value={section}
        onChange={(event) => onSection(Number(event.target.value))}
      >
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          <option key={index} value={index + 1}>
            {name} {index + 1}
          </option>
        ))}
      </select>
      {(fields.kind.options ?? []).map(({ code, description }) => {
        const preview = previews.get(code);
        return (
          <Button key={code} className={css.kind} reason={full} onClick={() => onAdd(code)}>
            {preview ? (
              <FrontPicture
                article={preview.article}
                material={material}
                zone={zone}
                className={css.kindPicture}
              />
            ) : null}
            <span>{textIn(description, i18n.language)}</span>
            <small className="numeric">{preview?.price}</small>
          </Button>
        );
      })}
    </fieldset>
  );
}
