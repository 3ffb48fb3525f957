import { textIn } from "@stanza/catalogue";
import { Button } from "@stanza/web-ui";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
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
  readonly onAdd: (code: string) => void;
}

/** A button for each kind of element, and the section that they go into. */
export function ElementPalette({ fields, count, section, onSection, full, onAdd }: Props) {
  const { t, i18n } = useTranslation();
  const name = textIn(fields.section.description, i18n.language);
  return (
    <fieldset className={css.palette}>
      <legend>{t("dclass.addTo")}</legend>
      <select
        className={recordCss.select}
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
      {(fields.kind.options ?? []).map(({ code, description }) => (
        <Button key={code} size="sm" icon={<IconPlus size={15} />} reason={full} onClick={() => onAdd(code)}>
          {textIn(description, i18n.language)}
        </Button>
      ))}
    </fieldset>
  );
}
