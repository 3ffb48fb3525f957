import {
  IconCommand,
  IconFiles,
  IconHome,
  IconKeyboard,
  IconListDetails,
  IconMenu2,
  IconPlus,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openPalette, openShortcuts } from "../commands/palette.ts";
import { startNewProject } from "../flows/start-new-project.ts";
import { goTo } from "../navigation.ts";
import { paths } from "../paths.ts";
import { isUser, useSession } from "../stores/session-store.ts";
import { IconButton } from "../ui/Button.tsx";
import { Menu } from "../ui/Menu.ts";

const icon = { size: 18, stroke: 1.6 } as const;

export function AppMenu() {
  const { t } = useTranslation();
  const user = useSession((state) => isUser(state.profile));
  return (
    <Menu position="bottom-start" width={250}>
      <Menu.Target>
        <IconButton label={t("nav.menu")} icon={<IconMenu2 size={20} stroke={1.7} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconHome {...icon} />} onClick={() => void goTo(paths.home())}>
          {t("nav.home")}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => void startNewProject()}>
          {t("project.new")}
        </Menu.Item>
        {user ? (
          <Menu.Item leftSection={<IconFiles {...icon} />} onClick={() => void goTo(paths.projects())}>
            {t("nav.projects")}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconCommand {...icon} />} rightSection="Ctrl K" onClick={openPalette}>
          {t("palette.title")}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard {...icon} />} rightSection="?" onClick={openShortcuts}>
          {t("shortcuts.title")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconListDetails {...icon} />}
          rightSection="Ctrl Alt S"
          onClick={() => void goTo(paths.logs())}
        >
          {t("nav.logs")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
