import type { Photo } from "@stanza/project";
import { LengthAsked, useLengthUnit } from "@stanza/web-project";
import { SelectField, TextField } from "@stanza/web-ui";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { changePhoto } from "./photo-edits.ts";
import type { PhotoMatch } from "./use-photo-match.ts";

const onEnter = (commit: () => void) => (event: KeyboardEvent) => {
  if (event.key === "Enter") commit();
};

/** A photograph's name, the wall that it shows and the length of that wall. */
export function PhotoFields({ photo, match }: { readonly photo: Photo; readonly match: PhotoMatch }) {
  const { t } = useTranslation();
  const unit = useLengthUnit();
  const { walls, wall, length } = match;
  return (
    <>
      <PhotoName photo={photo} />
      <SelectField
        label={t("photoMatch.wall")}
        value={wall?.wall.id ?? ""}
        options={walls.map((one) => ({
          value: one.wall.id,
          label: t("roomPanel.wall", { name: one.name }),
        }))}
        onChange={(event) => {
          const chosen = walls.find((one) => one.wall.id === event.target.value);
          if (chosen) changePhoto(photo, { wall: chosen.wall.id, lengthMm: Math.round(chosen.length) });
        }}
      />
      <TextField
        label={t("photoMatch.length")}
        value={length.text}
        unit={unit === "in" ? undefined : "mm"}
        inputMode={unit === "in" ? "text" : "decimal"}
        autoComplete="off"
        onChange={(event) => length.setText(event.target.value)}
        onBlur={() => length.commit()}
        onKeyDown={onEnter(() => length.commit(true))}
        note={length.asked && <LengthAsked question={length.asked.question} onTake={length.asked.take} />}
      />
    </>
  );
}

function PhotoName({ photo }: { readonly photo: Photo }) {
  const { t } = useTranslation();
  const [name, setName] = useState(photo.name);
  useEffect(() => setName(photo.name), [photo.name]);
  const commit = () => {
    const written = name.trim();
    if (written === "") setName(photo.name);
    else if (written !== photo.name) changePhoto(photo, { name: written });
  };
  return (
    <TextField
      label={t("photoMatch.name")}
      value={name}
      autoComplete="off"
      maxLength={200}
      onChange={(event) => setName(event.target.value)}
      onBlur={commit}
      onKeyDown={onEnter(commit)}
    />
  );
}
