import { openLayoutEditor } from "@stanza/web-catalogue";
import { openPromotions, saveAsOffer, uploadCrm } from "@stanza/web-offer";
import {
  downloadProject,
  importProject,
  openDiscarded,
  redo,
  refuseEmptyCustom,
  saveAsCopy,
  saveNow,
  undo,
  useProject,
} from "@stanza/web-project";
import { openProjectStatus } from "@stanza/web-projects";
import {
  type Command,
  chooseScheme,
  goTo,
  isUser,
  paths,
  registerCommands,
  sells,
  translate,
  useConfig,
  useSession,
  useTheme,
} from "@stanza/web-site";
import { announce, walkRegions } from "@stanza/web-ui";
import {
  mayMakeTechnicalSheets,
  openAlternatives,
  openConfigurationSheet,
  openProjectVersions,
  openTechnicalSheets,
  saveVersion,
  startNewProject,
} from "@stanza/web-workspace";
import i18next from "i18next";
import { openSupervisorMaintenance } from "../maintenance/open-maintenance.ts";
import { openPalette, openShortcuts } from "./palette.ts";
import { searchArticles } from "./search-articles.ts";
import { showStyle } from "./show-style.ts";

/** Work is saved by itself all the time; who saves by hand hears what cannot be sold yet (spec 2 §5). */
async function saveByHand(): Promise<void> {
  if (await refuseEmptyCustom()) return;
  const state = await saveNow();
  if (state.kind === "saved") announce(translate("save.byHand"));
}

/** The project's as it is now: the commands stay while it is saved and goes on. */
function changeStatus(): void {
  const summary = useProject.getState().open?.summary;
  if (summary) void openProjectStatus(summary);
}

/** What commands of a project hang on: whether one is open, and whether the server has it. */
const kindOf = ({ open }: ReturnType<typeof useProject.getState>) =>
  open === null ? "none" : open.summary ? "stored" : "new";

/** Commands that go to another screen. */
function goCommands(): readonly Command[] {
  const group = translate("commands.go");
  const isOpen = useProject.getState().open !== null;
  const user = isUser(useSession.getState().profile);
  return [
    { id: "palette", group, label: translate("palette.title"), keys: ["Ctrl+K"], run: openPalette },
    {
      id: "search-articles",
      group,
      label: translate("finder.search"),
      keys: ["A"],
      words: translate("workspace.add"),
      enabled: useSession.getState().profile !== null,
      run: () => void searchArticles(),
    },
    { id: "home", group, label: translate("nav.home"), run: () => void goTo(paths.home()) },
    {
      id: "projects",
      group,
      label: translate("nav.projects"),
      enabled: user,
      run: () => void goTo(paths.projects()),
    },
    {
      id: "design",
      group,
      label: translate("step.design"),
      enabled: isOpen,
      run: () => void goTo(paths.workspace({ projectId: useProject.getState().open?.projectId ?? null })),
    },
    {
      id: "offer",
      group,
      label: translate("step.offer"),
      enabled: isOpen,
      run: () => void goTo(paths.offer({ projectId: useProject.getState().open?.projectId ?? null })),
    },
    {
      id: "renders",
      group,
      label: translate("renders.title"),
      words: translate("renders.words"),
      enabled: sells(useSession.getState().profile) && useProject.getState().open?.summary != null,
      run: () => void goTo(paths.renders({ projectId: useProject.getState().open?.projectId ?? null })),
    },
    {
      id: "inspiration",
      group,
      label: translate("nav.inspiration"),
      run: () => void goTo(paths.inspiration()),
    },
    {
      id: "people",
      group,
      label: translate("people.title"),
      enabled: useSession.getState().profile?.isAdmin === true,
      run: () => void goTo(paths.people()),
    },
    {
      id: "layout-editor",
      group,
      label: translate("layoutEditor.open"),
      words: translate("layoutEditor.words"),
      enabled:
        Boolean(useConfig.getState().config?.layouteditor) && useSession.getState().profile?.isAdmin === true,
      run: () => void openLayoutEditor(),
    },
    {
      id: "maintenance",
      group,
      label: translate("maintenance.title"),
      enabled: useSession.getState().profile?.isAdmin === true,
      run: () => void openSupervisorMaintenance(),
    },
    {
      id: "settings",
      group,
      label: translate("settings.title"),
      run: () => void goTo(paths.userSettings()),
    },
    {
      id: "project-log",
      group,
      label: translate("nav.projectLog"),
      enabled: user && useProject.getState().open?.summary != null,
      run: () => void goTo(paths.projectLog({ projectId: useProject.getState().open?.projectId ?? null })),
    },
    {
      id: "logs",
      group,
      label: translate("nav.logs"),
      keys: ["Ctrl+Alt+S"],
      run: () => void goTo(paths.logs()),
    },
  ];
}

/** Commands about the open project, and the one that begins another. */
function projectCommands(): readonly Command[] {
  const group = translate("commands.project");
  const { open } = useProject.getState();
  const isOpen = open !== null;
  const summary = open?.summary ?? null;
  const { profile } = useSession.getState();
  const isDealer = sells(profile);
  return [
    { id: "new", group, label: translate("project.new"), run: () => void startNewProject() },
    {
      id: "importProject",
      group,
      label: translate("projectFile.title"),
      words: translate("projectFile.words"),
      run: () => void importProject(),
    },
    {
      id: "downloadProject",
      group,
      label: translate("projectFile.download"),
      words: translate("projectFile.words"),
      enabled: isOpen,
      run: () => void downloadProject(),
    },
    {
      id: "save",
      group,
      label: translate("action.save"),
      keys: ["Ctrl+S"],
      enabled: isOpen,
      run: () => void saveByHand(),
    },
    {
      id: "discarded-work",
      group,
      label: translate("recovery.binTitle"),
      words: translate("recovery.binWords"),
      run: () => void openDiscarded(),
    },
    {
      id: "save-copy",
      group,
      label: translate("saveAs.copy"),
      words: translate("saveAs.copyWords"),
      enabled: isOpen,
      run: () => void saveAsCopy(),
    },
    {
      id: "save-version",
      group,
      label: translate("projectVersions.saveOne"),
      keys: ["Ctrl+Shift+S"],
      enabled: isOpen,
      run: () => void saveVersion(),
    },
    {
      id: "project-versions",
      group,
      label: translate("projectVersions.title"),
      words: translate("projectVersions.words"),
      enabled: isOpen,
      run: () => void openProjectVersions(),
    },
    {
      id: "project-status",
      group,
      label: translate("projectStatus.change"),
      words: translate("projectStatus.words"),
      enabled: summary !== null,
      run: changeStatus,
    },
    {
      id: "save-offer",
      group,
      label: translate("saveAs.offer"),
      enabled: isOpen && isDealer,
      run: () => void saveAsOffer(),
    },
    {
      id: "uploadCRM",
      group,
      label: translate("crm.upload"),
      words: translate("crm.uploadWords"),
      enabled: isOpen && isDealer && useConfig.getState().config?.crmupload === true,
      run: () => void uploadCrm(),
    },
    {
      id: "configuration-sheet",
      group,
      label: translate("sheet.title"),
      words: translate("sheet.words"),
      enabled: isOpen,
      run: openConfigurationSheet,
    },
    {
      id: "technical-sheets",
      group,
      label: translate("technical.title"),
      words: translate("technical.words"),
      enabled: isOpen && mayMakeTechnicalSheets(profile),
      run: openTechnicalSheets,
    },
    {
      id: "style",
      group,
      label: translate("style.title"),
      words: translate("style.words"),
      enabled: isOpen,
      run: () => void showStyle(),
    },
    {
      id: "alternatives",
      group,
      label: translate("alternatives.title"),
      words: translate("alternatives.words"),
      enabled: isOpen,
      run: () => void openAlternatives(),
    },
    {
      id: "promotions",
      group,
      label: translate("promotions.title"),
      words: translate("promotions.words"),
      enabled: isOpen && isDealer,
      run: openPromotions,
    },
    {
      id: "undo",
      group,
      label: translate("action.undo"),
      keys: ["Ctrl+Z"],
      enabled: isOpen,
      run: undo,
    },
    {
      id: "redo",
      group,
      label: translate("action.redo"),
      keys: ["Ctrl+Shift+Z", "Ctrl+Y"],
      enabled: isOpen,
      run: redo,
    },
  ];
}

/** Commands that change the look of the app, or explain it. */
function viewCommands(): readonly Command[] {
  const group = translate("commands.view");
  const { scheme } = useTheme.getState();
  return [
    {
      id: "scheme",
      group,
      label: translate(scheme === "dark" ? "commands.toLight" : "commands.toDark"),
      run: () => chooseScheme(useTheme.getState().scheme === "dark" ? "light" : "dark"),
    },
    { id: "shortcuts", group, label: translate("shortcuts.title"), keys: ["?"], run: openShortcuts },
    {
      id: "next-region",
      group,
      label: translate("regions.next"),
      keys: ["F6", "F8"],
      run: () => walkRegions(false),
    },
    {
      id: "previous-region",
      group,
      label: translate("regions.previous"),
      keys: ["Shift+F6", "Shift+F8"],
      run: () => walkRegions(true),
    },
  ];
}

/** The commands of every screen, kept in step with the language, the session and the open project. */
export function registerGlobalCommands(): () => void {
  const register = () =>
    registerCommands("global", [...goCommands(), ...projectCommands(), ...viewCommands()]);
  register();
  i18next.on("languageChanged", register);
  const ends = [
    () => i18next.off("languageChanged", register),
    useSession.subscribe((state, before) => state.profile !== before.profile && register()),
    useTheme.subscribe((state, before) => state.scheme !== before.scheme && register()),
    useProject.subscribe((state, before) => kindOf(state) !== kindOf(before) && register()),
  ];
  return () => {
    for (const end of ends) end();
  };
}
