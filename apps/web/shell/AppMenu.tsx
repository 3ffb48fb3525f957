import { IconButton, lazyPart, Menu } from "@stanza/web-ui";
import { IconMenu2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

const AppMenuItems = lazyPart(async () => (await import("./AppMenuItems.tsx")).AppMenuItems);

export function AppMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      button={<IconButton label={t("nav.menu")} icon={<IconMenu2 size={20} stroke={1.7} />} />}
      place="bottom-start"
      width={250}
    >
      <AppMenuItems />
    </Menu>
  );
}
