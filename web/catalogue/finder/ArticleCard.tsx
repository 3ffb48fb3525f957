import { type ArticleEntry, type OpenCatalogue, textIn } from "@stanza/catalogue";
import { isCloset } from "@stanza/evaluation";
import { formatSize } from "@stanza/quantities";
import { ArticlePicture, cataloguePicture } from "@stanza/web-pictures";
import { Price, type TakenBy, type ValueWords } from "@stanza/web-project";
import { IconButton, Size } from "@stanza/web-ui";
import { IconPlus, IconStairs } from "@tabler/icons-react";
import { memo, type PointerEvent, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FavouriteButton } from "../favourites/FavouriteButton.tsx";
import css from "./ArticleCard.module.css";
import type { ArticleFacts } from "./article-facts.ts";

/** Properties that cards need beyond their article; the same object for all of them. */
export interface CardActions {
  readonly catalogue: OpenCatalogue;
  readonly words: ValueWords;
  readonly currency: string;
  readonly facts: (entry: ArticleEntry) => ArticleFacts;
  /** Takes it in hand; see `beginPlacement`. */
  readonly place: (entry: ArticleEntry, by?: TakenBy) => void;
  readonly add: (entry: ArticleEntry) => void;
  /** Adds a closet and goes on step by step. */
  readonly design: (entry: ArticleEntry) => void;
  /** Why nothing can be added. */
  readonly reason?: string;
}

/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 6;

interface Props {
  readonly entry: ArticleEntry;
  readonly actions: CardActions;
  /** Words that it was found by and that the card does not show. */
  readonly why?: string | undefined;
  /** Among cards of several catalogues it says which one it is from. */
  readonly saysCatalogue?: boolean | undefined;
}

function Card({ entry, actions, why, saysCatalogue = false }: Props) {
  const { t } = useTranslation();
  const { catalogue, words, currency, place, add, design, reason } = actions;
  const { article, isSold, price } = useMemo(() => actions.facts(entry), [actions, entry]);
  const start = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const drag = (event: PointerEvent) => {
    start.current = null;
    dragged.current = true;
    place(entry, event);
  };
  const name = textIn(entry.description, words.language);
  const size = formatSize(article.box, words.lengthUnit, words.language, { withUnit: false });
  return (
    <div className={css.card}>
      <button
        type="button"
        data-card
        className={css.cardMain}
        aria-disabled={reason !== undefined || undefined}
        title={reason ?? t("finder.placeHint")}
        onPointerDown={(event) => {
          dragged.current = false;
          start.current = event.pointerType === "touch" ? null : { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          const from = start.current;
          if (!from || reason !== undefined) return;
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PIXELS) return;
          drag(event);
        }}
        // A fast hand is off the card before it has moved on it.
        onPointerLeave={(event) => {
          if (start.current && reason === undefined && event.buttons !== 0) drag(event);
        }}
        onPointerUp={() => {
          start.current = null;
        }}
        onClick={(event) => {
          // A press of a key is a click that no pointer made.
          if (!dragged.current && reason === undefined) place(entry, event.detail === 0 ? "keys" : undefined);
        }}
      >
        <span className="visually-hidden">{t("finder.place")} </span>
        <ArticlePicture
          article={article}
          catalogue={catalogue}
          photo={entry.image === undefined ? undefined : cataloguePicture(catalogue.code, entry.image)}
          className={css.cardPicture}
        />
        <span className={css.cardName}>{name}</span>
        <span className={css.cardFacts}>
          <span>{entry.code}</span>
          <span className={css.cardSize}>{size ? <Size>{size}</Size> : null}</span>
          {saysCatalogue ? <span>{textIn(catalogue.description, words.language)}</span> : null}
          {why === undefined ? null : <span>{t("finder.foundBy", { words: why })}</span>}
        </span>
        <span className={css.cardPrice}>
          {price === undefined ? (
            <em>{t(isSold ? "variants.noPrice" : "finder.partOfRoom")}</em>
          ) : (
            <>
              <small>{t("finder.from")}</small> <Price amount={price} currency={currency} />
            </>
          )}
        </span>
      </button>
      <FavouriteButton catalogue={catalogue.code} article={entry.code} name={name} />
      {isCloset(article) ? (
        <IconButton
          label={`${t("closet.design")}: ${name}`}
          icon={<IconStairs size={18} stroke={1.9} />}
          className={css.cardDesign}
          reason={reason}
          onClick={() => design(entry)}
        />
      ) : null}
      <IconButton
        label={t("finder.addNamed", { name })}
        icon={<IconPlus size={18} stroke={1.9} />}
        className={css.cardAdd}
        reason={reason}
        onClick={() => add(entry)}
      />
    </div>
  );
}

export const ArticleCard = memo(Card);
