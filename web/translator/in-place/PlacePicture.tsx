import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { drawPlace } from "./draw-place.ts";
import css from "./InPlace.module.css";
import type { Place } from "./place.ts";

/** A small picture of where a text stands, for the eye only. */
export function PlacePicture({ place }: { readonly place: Place }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(true);
  const { element, node, text } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again it is another object, and the same place while it reads the same
  useLayoutEffect(() => {
    if (frame.current) setSeen(drawPlace(frame.current, place));
  }, [element, node, text]);
  return (
    <figure className={css.picture} hidden={!isSeen}>
      <div ref={frame} className={css.frame} inert aria-hidden="true" />
      <figcaption>{t(place.attribute === null ? "translator.place" : "translator.placeSpoken")}</figcaption>
    </figure>
  );
}
