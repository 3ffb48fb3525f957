import { type RoomTemplate, roomFromTemplate } from "@stanza/project";
import type { TranslationKey } from "@stanza/web-site";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./RoomDesign.module.css";
import { RoomPlan } from "./RoomPlan.tsx";

interface Props {
  readonly templates: readonly RoomTemplate[];
  readonly onChoose: (template: RoomTemplate) => void;
}

/** The rooms to start from, each drawn with its own default sizes. */
export function TemplateCards({ templates, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p className={css.lead}>{t("roomDesign.lead")}</p>
      <ul className={css.cards}>
        {templates.map((template, index) => (
          <li key={template.code}>
            <button
              type="button"
              className={css.card}
              onClick={() => onChoose(template)}
              data-autofocus={index === 0 || undefined}
            >
              <span className={css.cardPlan}>
                <CardPlan template={template} />
              </span>
              <span className={css.cardName}>{t(template.nameKey as TranslationKey)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Walls on a card are drawn thicker than they are, so that they read at that size. */
const CARD_WALL = 220;

function CardPlan({ template }: { readonly template: RoomTemplate }) {
  let ids = 0;
  const options = { newId: () => `${template.code}-${++ids}`, thickness: CARD_WALL };
  const room = roomFromTemplate(template.code, undefined, options);
  if (!room.ok || room.value.walls.length === 0)
    return <IconPencil size={44} stroke={1.1} aria-hidden="true" />;
  return <RoomPlan room={room.value} />;
}
