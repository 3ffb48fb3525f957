import { type Room, setSurfaceMaterial } from "@stanza/project";
import { ROOM_SURFACES } from "@stanza/models/room-surfaces";
import { OptionsField, swatchPaint, transact } from "@stanza/web-project";
import type { TranslationKey } from "@stanza/web-site";
import kit from "@stanza/web-ui/panel.module.css";
import { useTranslation } from "react-i18next";

const SURFACES = ["floor", "walls", "ceiling"] as const;
type SurfaceName = (typeof SURFACES)[number];

/** The choice of a room without a ceiling. */
const NONE = "";

/** Floor, walls and ceiling; one wall may have a paint of its own. */
export function SurfaceSection({ room, reason }: { readonly room: Room; readonly reason?: string }) {
  const { t } = useTranslation();
  const refusal = reason === undefined ? {} : { refusal: { because: reason } };
  const none = { value: NONE, label: t("roomPanel.noCeiling"), paint: swatchPaint(undefined), ...refusal };
  const present = {
    floor: room.floorMaterial,
    walls: room.wallMaterial,
    ceiling: room.ceilingMaterial ?? NONE,
  };
  return (
    <div className={kit.section}>
      <h3 className={kit.title}>{t("roomPanel.surfaces")}</h3>
      {SURFACES.map((surface) => (
        <OptionsField
          key={surface}
          look="swatches"
          subject={room.id}
          label={t(`roomPanel.${surface}`)}
          value={present[surface]}
          options={[
            ...(surface === "ceiling" ? [none] : []),
            ...surfaceOptions(surface).map(([code, paint]) => ({
              value: code,
              label: t(`surface.${code}` as TranslationKey),
              paint: swatchPaint(paint),
              ...refusal,
            })),
          ]}
          onChoose={(material) => choose(room, surface, material)}
        />
      ))}
    </div>
  );
}

function choose(room: Room, surface: SurfaceName, material: string): void {
  transact("edit.surface", (project) =>
    setSurfaceMaterial(
      project,
      surface === "ceiling"
        ? { room: room.id, surface, material: material === NONE ? null : material }
        : { room: room.id, surface, material },
    ),
  );
}

function surfaceOptions(surface: SurfaceName) {
  const prefix = surface === "floor" ? "floor-" : "wall-";
  return Object.entries(ROOM_SURFACES).filter(([code]) => code.startsWith(prefix));
}
