import {
  IconLayoutGridAdd,
  IconListTree,
  IconPalette,
  IconPencil,
  IconRuler2,
  IconRulerMeasure,
  IconSun,
  IconTable,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { startMeasuring } from "../canvas/dimensions/measure-tool.ts";
import { drawWallsInView } from "../canvas/walls/draw-in-view.ts";
import { useProductPreset } from "../product/product-preset.ts";
import { openRoomDesign } from "../room/design/open-room-design.ts";
import { showView } from "./use-workspace-view.ts";
import css from "./Workspace.module.css";
import { showTable, toggleDrawer, useLayout } from "./workspace-layout.ts";

/** The left rail: what opens beside the canvas, and the tools of the room. */
export function Rail() {
  const { t } = useTranslation();
  const table = useLayout((state) => state.table);
  const preset = useProductPreset((state) => state.preset);
  const drawer = useLayout((state) => state.drawer);
  return (
    <nav className={css.rail} aria-label={t("workspace.tools")} data-region>
      {preset?.article !== undefined ? null : (
        <RailButton
          icon={<IconLayoutGridAdd size={22} stroke={1.6} />}
          label={t("workspace.add")}
          pressed={drawer === "catalogue"}
          onClick={() => toggleDrawer("catalogue")}
        />
      )}
      <RailButton
        icon={<IconListTree size={22} stroke={1.6} />}
        label={t("workspace.items")}
        pressed={drawer === "items"}
        onClick={() => toggleDrawer("items")}
      />
      <RailButton
        icon={<IconPalette size={22} stroke={1.6} />}
        label={t("style.title")}
        pressed={drawer === "style"}
        onClick={() => toggleDrawer("style")}
      />
      <RailButton
        icon={<IconSun size={22} stroke={1.6} />}
        label={t("look.title")}
        pressed={drawer === "look"}
        onClick={() => toggleDrawer("look")}
      />
      <RailButton
        icon={<IconTable size={22} stroke={1.6} />}
        label={t("planTable.open")}
        pressed={table}
        onClick={() => showTable(!table)}
      />
      <span className={css.railLine} />
      {preset ? null : (
        <>
          <RailButton
            icon={<IconRuler2 size={22} stroke={1.6} />}
            label={t("workspace.room")}
            onClick={() => void openRoomDesign()}
          />
          <RailButton
            icon={<IconPencil size={22} stroke={1.6} />}
            label={t("workspace.walls")}
            onClick={drawWallsInView}
          />
        </>
      )}
      <RailButton
        icon={<IconRulerMeasure size={22} stroke={1.6} />}
        label={t("dimension.title")}
        onClick={() => {
          showView("2d");
          startMeasuring();
        }}
      />
    </nav>
  );
}

interface RailButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function RailButton({ icon, label, pressed, onClick }: RailButtonProps) {
  return (
    <button type="button" className={css.railButton} aria-pressed={pressed} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </button>
  );
}
