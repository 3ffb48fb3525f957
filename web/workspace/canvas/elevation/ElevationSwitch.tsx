import { viewedWalls } from "@stanza/project";
import { useOpenProject } from "@stanza/web-project";
import { useTranslation } from "react-i18next";
import css from "./Elevation.module.css";
import { showElevation, useElevation } from "./elevation-store.ts";

/** Which drawing stands in the plan's place: the plan itself, or the elevation of a wall. */
export function ElevationSwitch() {
  const { t } = useTranslation();
  const wall = useElevation((state) => state.wall);
  const rooms = useOpenProject()?.document.project.rooms.filter(({ walls }) => walls.length > 0) ?? [];
  if (rooms.length === 0) return null;
  const several = rooms.length > 1;
  return (
    <select
      className={css.switch}
      aria-label={t("elevation.drawing")}
      title={t("elevation.drawing")}
      value={wall ?? ""}
      onChange={(event) => showElevation(event.target.value === "" ? null : event.target.value)}
    >
      <option value="">{t("elevation.plan")}</option>
      {rooms.map((room, index) =>
        viewedWalls(room).map(({ segment }) => (
          <option key={segment.wall.id} value={segment.wall.id}>
            {t("elevation.of", { name: segment.name })}
            {several ? ` · ${room.name ?? index + 1}` : ""}
          </option>
        )),
      )}
    </select>
  );
}
