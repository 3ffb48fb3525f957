import type { Room } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";
import { Keys } from "@stanza/web-site";
import { IconButton, Menu, MenuDivider, MenuItem } from "@stanza/web-ui";
import { IconEye, IconMaximize, IconPerspective } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { VIEW_KEYS, wallsToView } from "./room-views.ts";

interface Props {
  readonly viewer: Viewer | null;
  readonly rooms: readonly Room[];
  readonly onFit: () => void;
  readonly onView: (preset: Parameters<Viewer["view"]>[0]) => void;
}

/** The standard views of a room: a photographer's at eye level first, the others in a menu. */
export function SceneViews({ viewer, rooms, onFit, onView }: Props) {
  const { t } = useTranslation();
  const walls = wallsToView(rooms);
  const keysOf = (kind: keyof typeof VIEW_KEYS) => <Keys keys={`Shift+${VIEW_KEYS[kind]}`} />;
  return (
    <>
      <IconButton label={t("canvas.fit")} icon={<IconMaximize size={18} />} onClick={onFit} />
      <IconButton label={t("scene.eye")} icon={<IconEye size={18} />} onClick={() => onView("eye")} />
      <Menu
        button={<IconButton label={t("scene.more")} icon={<IconPerspective size={18} />} />}
        place="left-start"
        width={220}
      >
        <MenuItem after={keysOf("eye")} disabled={!viewer} onClick={() => onView("eye")}>
          {t("scene.eye")}
        </MenuItem>
        <MenuItem after={keysOf("corner")} disabled={!viewer} onClick={() => onView("corner")}>
          {t("scene.corner")}
        </MenuItem>
        {walls.length > 0 ? <MenuDivider /> : null}
        {walls.map(({ wall, name, room }, i) => (
          <MenuItem
            key={wall}
            after={i === 0 ? keysOf("wall") : undefined}
            disabled={!viewer}
            onClick={() => onView({ wall })}
          >
            {t("roomPanel.wall", { name })}
            {room === undefined ? "" : ` · ${t("views.room", { number: room })}`}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem after={keysOf("iso")} disabled={!viewer} onClick={() => onView("iso")}>
          {t("scene.overview")}
        </MenuItem>
        <MenuItem after={keysOf("top")} disabled={!viewer} onClick={() => onView("top")}>
          {t("scene.top")}
        </MenuItem>
      </Menu>
    </>
  );
}
