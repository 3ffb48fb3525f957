import { textIn } from "@stanza/catalogue";
import { formatSize } from "@stanza/quantities";
import { Price as CataloguePrice, type ValueWords } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { cx, IconButton, Size, Skeleton } from "@stanza/web-ui";
import { IconHandFinger, IconPlus } from "@tabler/icons-react";
import { type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Galleries.module.css";
import { GalleryPicture } from "./GalleryPicture.tsx";
import { type GalleryItem, galleryKey } from "./gallery-item.ts";
import { useGalleryPrice, useGalleryView, useIsNear } from "./use-gallery.ts";

interface Props {
  readonly item: GalleryItem;
  readonly words: ValueWords;
  /** `page`: the card leads to the gallery's page; `drawer`: it can be dragged onto the canvas. */
  readonly look: "page" | "drawer";
  readonly heading: "h2" | "h3";
  /** The label of the plus, when it does something else than add to the open project. */
  readonly addLabel?: string;
  readonly onAdd: () => void;
  /** Takes it in hand; with `pressed` while the pointer that dragged the card is still down. */
  readonly onPlace?: (pressed?: PointerEvent) => void;
  /** Why nothing can be added. */
  readonly reason?: string;
}

/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 6;

/** One gallery: its picture, what it is, how large, what it costs. */
export function GalleryCard({
  item,
  words,
  look,
  heading: Heading,
  addLabel,
  onAdd,
  onPlace,
  reason,
}: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const view = useGalleryView(item, useIsNear(frame));
  const { price, currency } = useGalleryPrice(view);
  const size = formatSize(view?.arranged.box, words.lengthUnit, words.language);
  const { catalogue, gallery } = item;
  const name = textIn(gallery.description, words.language);
  const kicker = [
    gallery.room && t(`roomKind.${gallery.room}`),
    gallery.style && textIn(gallery.style, words.language),
  ];
  const drag = useDrag(reason === undefined ? onPlace : undefined);
  return (
    <article ref={frame} className={cx(css.card, look === "drawer" && css.inDrawer)} {...drag}>
      <GalleryPicture item={item} view={view} className={css.cardPicture} />
      <div className={css.cardText}>
        <p className={css.kicker}>{kicker.filter(Boolean).join(" · ")}</p>
        <Heading className={css.cardName}>
          <AppLink
            className={css.cardLink}
            href={paths.inspiration({ idea: galleryKey(item) })}
            draggable={false}
          >
            {name}
          </AppLink>
        </Heading>
        <p className={css.cardFacts}>
          <span>{textIn(catalogue.description, words.language)}</span>
          {size ? <Size>{size}</Size> : null}
        </p>
        <div className={css.cardFoot}>
          {view ? <Price price={price} currency={currency} /> : <Skeleton width={84} height={18} />}
          <span className={css.cardActions}>
            {onPlace ? (
              <IconButton
                label={t("ideas.placeNamed", { name })}
                icon={<IconHandFinger size={18} stroke={1.8} />}
                reason={reason}
                onClick={() => onPlace()}
              />
            ) : null}
            <IconButton
              label={addLabel ?? t("ideas.addNamed", { name })}
              icon={<IconPlus size={18} stroke={1.9} />}
              className={css.cardAdd}
              reason={reason}
              onClick={onAdd}
            />
          </span>
        </div>
      </div>
    </article>
  );
}

export function Price({
  price,
  currency,
}: {
  readonly price: string | undefined;
  readonly currency: string;
}) {
  const { t } = useTranslation();
  return price === undefined ? (
    <span className={css.noPrice}>{t("variants.noPrice")}</span>
  ) : (
    <CataloguePrice amount={price} currency={currency} className={css.price} />
  );
}

/** Dragging the card carries the gallery onto the canvas; a finger scrolls the list instead. */
function useDrag(place: Props["onPlace"]) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  if (!place) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === "touch" ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PIXELS) return;
      start.current = null;
      place(event);
    },
    onPointerUp: () => {
      start.current = null;
    },
  };
}
