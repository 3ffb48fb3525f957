import { saveAsOffer } from "@stanza/web-offer";
import {
  downloadProject,
  importProject,
  reevaluateAll,
  renameProject,
  saveAsCopy,
  useProject,
  useReadOnlyReason,
  useSaveAsReason,
} from "@stanza/web-project";
import { openProjectStatus } from "@stanza/web-projects";
import { goTo, isUser, Keys, paths, useSells, useSession } from "@stanza/web-site";
import { MenuDivider, MenuItem, MenuLabel, StatusBadge } from "@stanza/web-ui";
import {
  openAlternatives,
  openAr,
  openConfigurationSheet,
  openExport3d,
  openGenerateViews,
  openHistory,
  openPhotoMatch,
  openPlanImport,
  openPrintSheets,
  openProjectVersions,
  openTechnicalSheets,
  openToggles,
  saveVersion,
  startNewProject,
  useMayMakeTechnicalSheets,
} from "@stanza/web-workspace";
import {
  IconAdjustmentsHorizontal,
  IconAugmentedReality,
  IconBookmarkPlus,
  IconBooks,
  IconBulb,
  IconCamera,
  IconColumns3,
  IconCommand,
  IconCopy,
  IconCube,
  IconFileCheck,
  IconFileDownload,
  IconFileImport,
  IconFiles,
  IconFileUpload,
  IconHistory,
  IconHome,
  IconKeyboard,
  IconListCheck,
  IconListDetails,
  IconPalette,
  IconPencil,
  IconPerspective,
  IconPhotoEdit,
  IconPlus,
  IconProgressCheck,
  IconRefresh,
  IconRuler2,
  IconSettings,
  IconTableExport,
  IconTableImport,
  IconTimeline,
  IconTool,
  IconUsers,
  IconVersions,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { openPalette, openShortcuts } from "../commands/palette.ts";
import { showStyle } from "../commands/show-style.ts";
import { openSupervisorMaintenance } from "../maintenance/open-maintenance.ts";

const icon = { size: 18, stroke: 1.6 } as const;

/** The entries of the app menu, wherever it is opened. */
export function AppMenuItems() {
  const { t } = useTranslation();
  const user = useSession((state) => isUser(state.profile));
  const isOpen = useProject((state) => state.open !== null);
  const name = useProject((state) => state.open?.document.project.description);
  const summary = useProject((state) => state.open?.summary ?? null);
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  const supervises = useSession((state) => state.profile?.isAdmin === true);
  const sells = useSells();
  const makesSheets = useMayMakeTechnicalSheets();
  return (
    <>
      <MenuItem icon={<IconHome {...icon} />} onClick={() => void goTo(paths.home())}>
        {t("nav.home")}
      </MenuItem>
      <MenuItem icon={<IconPlus {...icon} />} onClick={() => void startNewProject()}>
        {t("project.new")}
      </MenuItem>
      {user ? (
        <MenuItem icon={<IconFiles {...icon} />} onClick={() => void goTo(paths.projects())}>
          {t("nav.projects")}
        </MenuItem>
      ) : null}
      <MenuItem icon={<IconBulb {...icon} />} onClick={() => void goTo(paths.inspiration())}>
        {t("nav.inspiration")}
      </MenuItem>
      {supervises ? (
        <>
          <MenuItem icon={<IconBooks {...icon} />} onClick={() => void goTo(paths.assortment())}>
            {t("assortment.title")}
          </MenuItem>
          <MenuItem icon={<IconTableImport {...icon} />} onClick={() => void goTo(paths.tableImport())}>
            {t("tableImport.title")}
          </MenuItem>
          <MenuItem icon={<IconUsers {...icon} />} onClick={() => void goTo(paths.people())}>
            {t("people.title")}
          </MenuItem>
          <MenuItem icon={<IconTool {...icon} />} onClick={() => void openSupervisorMaintenance()}>
            {t("maintenance.title")}
          </MenuItem>
        </>
      ) : null}
      <MenuItem icon={<IconFileUpload {...icon} />} onClick={() => void importProject()}>
        {t("projectFile.title")}
      </MenuItem>
      {isOpen ? <SaveAs /> : null}
      {isOpen ? (
        <>
          <MenuDivider />
          <MenuLabel>{name || t("project.untitled")}</MenuLabel>
          <MenuItem icon={<IconPencil {...icon} />} disabled={readOnly} onClick={() => void renameProject()}>
            {t("project.rename")}
          </MenuItem>
          {summary ? (
            <MenuItem
              icon={<IconProgressCheck {...icon} />}
              after={<StatusBadge status={summary.status} label={t(`status.${summary.status}`)} />}
              onClick={() => void openProjectStatus(summary)}
            >
              {t("projectStatus.short")}
            </MenuItem>
          ) : null}
          <MenuItem icon={<IconListCheck {...icon} />} onClick={openConfigurationSheet}>
            {t("sheet.title")}
          </MenuItem>
          <MenuItem icon={<IconRuler2 {...icon} />} onClick={openPrintSheets}>
            {t("sheets.title")}
          </MenuItem>
          <MenuItem icon={<IconCube {...icon} />} onClick={openExport3d}>
            {t("export3d.title")}
          </MenuItem>
          <MenuItem icon={<IconAugmentedReality {...icon} />} onClick={openAr}>
            {t("ar.title")}
          </MenuItem>
          {makesSheets ? (
            <MenuItem icon={<IconTableExport {...icon} />} onClick={openTechnicalSheets}>
              {t("technical.title")}
            </MenuItem>
          ) : null}
          <MenuItem icon={<IconFileImport {...icon} />} onClick={openPlanImport}>
            {t("planImport.title")}
          </MenuItem>
          <MenuItem icon={<IconPhotoEdit {...icon} />} onClick={openPhotoMatch}>
            {t("photoMatch.title")}
          </MenuItem>
          {sells && summary ? (
            <MenuItem
              icon={<IconCamera {...icon} />}
              onClick={() => void goTo(paths.renders({ projectId: summary.id }))}
            >
              {t("renders.title")}
            </MenuItem>
          ) : null}
          <MenuItem icon={<IconPerspective {...icon} />} onClick={() => void openGenerateViews()}>
            {t("views.title")}
          </MenuItem>
          <MenuItem icon={<IconPalette {...icon} />} onClick={() => void showStyle()}>
            {t("style.title")}
          </MenuItem>
          <MenuItem icon={<IconColumns3 {...icon} />} onClick={() => void openAlternatives()}>
            {t("alternatives.title")}
          </MenuItem>
          <MenuItem icon={<IconRefresh {...icon} />} onClick={reevaluateAll}>
            {t("evaluation.all")}
          </MenuItem>
          <MenuItem icon={<IconHistory {...icon} />} onClick={openHistory}>
            {t("history.title")}
          </MenuItem>
          {user && summary ? (
            <MenuItem
              icon={<IconTimeline {...icon} />}
              onClick={() => void goTo(paths.projectLog({ projectId: summary.id }))}
            >
              {t("nav.projectLog")}
            </MenuItem>
          ) : null}
          <MenuItem icon={<IconAdjustmentsHorizontal {...icon} />} onClick={openToggles}>
            {t("toggles.button")}
          </MenuItem>
        </>
      ) : null}
      <MenuDivider />
      <MenuItem icon={<IconCommand {...icon} />} after={<Keys keys="Ctrl+K" />} onClick={openPalette}>
        {t("palette.title")}
      </MenuItem>
      <MenuItem icon={<IconKeyboard {...icon} />} after={<Keys keys="?" />} onClick={openShortcuts}>
        {t("shortcuts.title")}
      </MenuItem>
      <MenuItem icon={<IconSettings {...icon} />} onClick={() => void goTo(paths.userSettings())}>
        {t("settings.title")}
      </MenuItem>
      <MenuItem
        icon={<IconListDetails {...icon} />}
        after={<Keys keys="Ctrl+Alt+S" />}
        onClick={() => void goTo(paths.logs())}
      >
        {t("nav.logs")}
      </MenuItem>
    </>
  );
}

/** The open project saved as another one. */
function SaveAs() {
  const { t } = useTranslation();
  const sells = useSells();
  const copyReason = useSaveAsReason("copy");
  const offerReason = useSaveAsReason("offer");
  const readOnlyReason = useReadOnlyReason();
  return (
    <>
      <MenuDivider />
      <SaveAsItem
        label={t("saveAs.copy")}
        icon={<IconCopy {...icon} />}
        reason={copyReason}
        run={saveAsCopy}
      />
      {sells ? (
        <SaveAsItem
          label={t("saveAs.offer")}
          icon={<IconFileCheck {...icon} />}
          reason={offerReason}
          run={saveAsOffer}
        />
      ) : null}
      <SaveAsItem
        label={t("projectVersions.saveOne")}
        icon={<IconBookmarkPlus {...icon} />}
        reason={readOnlyReason ?? copyReason}
        run={saveVersion}
      />
      <MenuItem icon={<IconVersions {...icon} />} onClick={() => void openProjectVersions()}>
        {t("projectVersions.title")}
      </MenuItem>
      <MenuItem icon={<IconFileDownload {...icon} />} onClick={() => void downloadProject()}>
        {t("projectFile.download")}
      </MenuItem>
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
  return (
    <MenuItem icon={icon} reason={reason} onClick={() => void run()}>
      {label}
    </MenuItem>
  );
}
