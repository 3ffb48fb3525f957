import { EmptyState, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./InPlace.module.css";
import { keysOf, type Place } from "./place.ts";
import { showPlaces, useScreenTexts } from "./screen-store.ts";

/** All texts of the screen, each key once, for whoever points at nothing. */
export function ScreenList() {
  const { t } = useTranslation();
  const places = useScreenTexts((state) => state.places);
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = eachKey(places).filter(({ key, place }) =>
    `${key}\n${place.text}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <TextField
        type="search"
        label={t("translator.search")}
        hideLabel
        placeholder={t("translator.search")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className={css.count}>
        {t("translator.found", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t("translator.none")} />
      ) : (
        <ul className={css.list}>
          {found.map(({ key, place }) => (
            <li key={key}>
              <button type="button" className={css.entry} onClick={() => showPlaces([place])}>
                <span>{place.text}</span>
                <code>{key}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The first place of each key: those that can be seen before those behind a dialog. */
function eachKey(places: readonly Place[]): readonly { readonly key: string; readonly place: Place }[] {
  const isReached = (place: Place) => place.element.closest("[inert]") === null;
  const sorted = [...places.filter(isReached), ...places.filter((place) => !isReached(place))];
  return keysOf(sorted).flatMap((key) => {
    const place = sorted.find(({ spans }) => spans.some((span) => span.key === key));
    return place ? [{ key, place }] : [];
  });
}
