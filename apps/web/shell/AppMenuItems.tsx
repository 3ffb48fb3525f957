import { saveAsOffer } from "@stanza/web-offer";
import { renameProject, saveAsCopy, useProject, useSaveAsReason } from "@stanza/web-project";
import { goTo, isUser, Keys, paths, useSession } from "@stanza/web-site";
import { Menu } from "@stanza/web-ui";
import {
  openApplicator,
  openConfigurationSheet,
  openHistory,
  openPlanImport,
  openPrintSheets,
  openTechnicalSheets,
  openToggles,
  startNewProject,
  useMayMakeTechnicalSheets,
} from "@stanza/web-workspace";
import {
  IconAdjustmentsHorizontal,
  IconBrush,
  IconBulb,
  IconCommand,
  IconCopy,
  IconFileCheck,
  IconFileImport,
  IconFiles,
  IconHistory,
  IconHome,
  IconKeyboard,
  IconListCheck,
  IconListDetails,
  IconPencil,
  IconPlus,
  IconRuler2,
  IconTableExport,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { openPalette, openShortcuts } from "../commands/palette.ts";
import css from "./AppMenu.module.css";

const icon = { size: 18, stroke: 1.6 } as const;

/** What the app menu leads to, from wherever it is opened. */
export function AppMenuItems() {
  const { t } = useTranslation();
  const user = useSession((state) => isUser(state.profile));
  const isOpen = useProject((state) => state.open !== null);
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  const makesSheets = useMayMakeTechnicalSheets();
  return (
    <>
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
      <Menu.Item leftSection={<IconBulb {...icon} />} onClick={() => void goTo(paths.inspiration())}>
        {t("nav.inspiration")}
      </Menu.Item>
      {isOpen ? <SaveAs /> : null}
      {isOpen ? (
        <>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            disabled={readOnly}
            onClick={() => void renameProject()}
          >
            {t("project.rename")}
          </Menu.Item>
          <Menu.Item leftSection={<IconListCheck {...icon} />} onClick={openConfigurationSheet}>
            {t("sheet.title")}
          </Menu.Item>
          <Menu.Item leftSection={<IconRuler2 {...icon} />} onClick={openPrintSheets}>
            {t("sheets.title")}
          </Menu.Item>
          {makesSheets ? (
            <Menu.Item leftSection={<IconTableExport {...icon} />} onClick={openTechnicalSheets}>
              {t("technical.title")}
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<IconFileImport {...icon} />} onClick={openPlanImport}>
            {t("planImport.title")}
          </Menu.Item>
          <Menu.Item leftSection={<IconBrush {...icon} />} onClick={() => openApplicator()}>
            {t("applicator.title")}
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={openHistory}>
            {t("history.title")}
          </Menu.Item>
          <Menu.Item leftSection={<IconAdjustmentsHorizontal {...icon} />} onClick={openToggles}>
            {t("toggles.button")}
          </Menu.Item>
        </>
      ) : null}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconCommand {...icon} />}
        rightSection={<Keys keys="Ctrl+K" />}
        onClick={openPalette}
      >
        {t("palette.title")}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconKeyboard {...icon} />}
        rightSection={<Keys keys="?" />}
        onClick={openShortcuts}
      >
        {t("shortcuts.title")}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconListDetails {...icon} />}
        rightSection={<Keys keys="Ctrl+Alt+S" />}
        onClick={() => void goTo(paths.logs())}
      >
        {t("nav.logs")}
      </Menu.Item>
    </>
  );
}

/** The open project saved as another one. */
function SaveAs() {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Divider />
      <SaveAsItem
        label={t("saveAs.copy")}
        icon={<IconCopy {...icon} />}
        reason={useSaveAsReason("copy")}
        run={saveAsCopy}
      />
      <SaveAsItem
        label={t("saveAs.offer")}
        icon={<IconFileCheck {...icon} />}
        reason={useSaveAsReason("offer")}
        run={saveAsOffer}
      />
    </>
  );
}

interface SaveAsItemProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Why not; it stays in reach of the keyboard and says so. */
  readonly reason: string | undefined;
  readonly run: () => Promise<void>;
}

function SaveAsItem({ label, icon, reason, run }: SaveAsItemProps) {
  const blocked = reason !== undefined;
  return (
    <Menu.Item
      leftSection={icon}
      aria-disabled={blocked || undefined}
      data-disabled={blocked || undefined}
      closeMenuOnClick={!blocked}
      onClick={() => {
        if (!blocked) void run();
      }}
    >
      {label}
      {blocked ? <span className={css.reason}>{reason}</span> : null}
    </Menu.Item>
  );
}
