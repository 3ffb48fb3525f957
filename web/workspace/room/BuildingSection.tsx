import { Button } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { IconColumns1, IconDoor } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BuildingMenu } from "./BuildingMenu.tsx";
import css from "./Room.module.css";

/** Puts articles of the building into the room: doors and windows, and obstacles for the furniture. */
export function BuildingSection({ reason }: { readonly reason?: string }) {
  const { t } = useTranslation();
  return (
    <div className={kit.section}>
      <h3 className={kit.title}>{t("building.title")}</h3>
      <div className={css.actions}>
        <BuildingMenu what="openings">
          <Button size="sm" icon={<IconDoor size={16} />} reason={reason}>
            {t("building.openings")}
          </Button>
        </BuildingMenu>
        <BuildingMenu what="obstacles">
          <Button size="sm" icon={<IconColumns1 size={16} />} reason={reason}>
            {t("building.obstacles")}
          </Button>
        </BuildingMenu>
      </div>
    </div>
  );
}
