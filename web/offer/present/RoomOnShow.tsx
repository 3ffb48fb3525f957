import { Turntable } from "@stanza/web-pictures";
import { useCatalogues, useScene } from "@stanza/web-project";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import css from "./Present.module.css";

interface Props {
  readonly name: string;
  /** Address of the project's picture, for a device without 3D. */
  readonly picture: string | undefined;
}

/** The rooms that the offer is about, to be turned by the client. */
export function RoomOnShow({ name, picture }: Props) {
  const { t } = useTranslation();
  const { project, evaluated } = useScene();
  const loaded = useCatalogues((state) => state.loaded);
  const { rooms } = project;
  const { rows } = evaluated;
  const scene = useMemo(
    () => ({ materials: [...loaded.values()].flatMap(({ open }) => open.materials), rooms, rows }),
    [loaded, rooms, rows],
  );
  if (rows.length === 0) return null;
  return (
    <div className={css.room}>
      <Turntable
        inPage
        name={name}
        scene={scene}
        absent={picture === undefined ? null : <img src={picture} alt={t("present.picture")} />}
      />
    </div>
  );
}
