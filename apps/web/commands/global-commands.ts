import { openPromotions, saveAsOffer, uploadCrm } from "@stanza/web-offer";
import { redo, refuseEmptyCustom, saveAsCopy, saveNow, undo, useProject } from "@stanza/web-project";
import {
  type Command,
  chooseScheme,
  goTo,
  isUser,
  paths,
  registerCommands,
  translate,
  useConfig,
  useSession,
  useTheme,
} from "@stanza/web-site";
import {
  mayMakeTechnicalSheets,
  openApplicator,
  openConfigurationSheet,
  openTechnicalSheets,
  startNewProject,
} from "@stanza/web-workspace";
import i18next from "i18next";
import { openPalette, openShortcuts } from "./palette.ts";

/** Work is saved by itself all the time; who saves by hand hears what cannot be sold yet (spec 2 §5). */
async function saveByHand(): Promise<void> {
  if (!(await refuseEmptyCustom())) await saveNow();
}

function globalCommands(): readonly Command[] {
  const go = translate("commands.go");
  const project = translate("commands.project");
  const view = translate("commands.view");
  const isOpen = useProject.getState().open !== null;
  const { profile } = useSession.getState();
  const user = isUser(profile);
  const isDealer = profile !== null && (profile.kind === "pro" || profile.isAdmin);
  const { scheme } = useTheme.getState();
  return [
    { id: "palette", group: go, label: translate("palette.title"), keys: ["Ctrl+K"], run: openPalette },
    { id: "home", group: go, label: translate("nav.home"), run: () => void goTo(paths.home()) },
    {
      id: "projects",
      group: go,
      label: translate("nav.projects"),
      enabled: user,
      run: () => void goTo(paths.projects()),
    },
    {
      id: "offer",
      group: go,
      label: translate("step.offer"),
      enabled: isOpen && user,
      run: () => void goTo(paths.offer({ projectId: useProject.getState().open?.projectId ?? null })),
    },
    {
      id: "inspiration",
      group: go,
      label: translate("nav.inspiration"),
      run: () => void goTo(paths.inspiration()),
    },
    {
      id: "logs",
      group: go,
      label: translate("nav.logs"),
      keys: ["Ctrl+Alt+S"],
      run: () => void goTo(paths.logs()),
    },
    { id: "new", group: project, label: translate("project.new"), run: () => void startNewProject() },
    {
      id: "save",
      group: project,
      label: translate("action.save"),
      keys: ["Ctrl+S"],
      enabled: isOpen,
      run: () => void saveByHand(),
    },
    {
      id: "save-copy",
      group: project,
      label: translate("saveAs.copy"),
      words: translate("saveAs.copyWords"),
      enabled: isOpen,
      run: () => void saveAsCopy(),
    },
    {
      id: "save-offer",
      group: project,
      label: translate("saveAs.offer"),
      enabled: isOpen,
      run: () => void saveAsOffer(),
    },
    {
      id: "uploadCRM",
      group: project,
      label: translate("crm.upload"),
      words: translate("crm.uploadWords"),
      enabled: isOpen && isDealer && useConfig.getState().config?.crmupload === true,
      run: () => void uploadCrm(),
    },
    {
      id: "configuration-sheet",
      group: project,
      label: translate("sheet.title"),
      words: translate("sheet.words"),
      enabled: isOpen,
      run: openConfigurationSheet,
    },
    {
      id: "technical-sheets",
      group: project,
      label: translate("technical.title"),
      words: translate("technical.words"),
      enabled: isOpen && mayMakeTechnicalSheets(useSession.getState().profile),
      run: openTechnicalSheets,
    },
    {
      id: "applicator",
      group: project,
      label: translate("applicator.title"),
      words: translate("applicator.words"),
      enabled: isOpen,
      run: () => openApplicator(),
    },
    {
      id: "promotions",
      group: project,
      label: translate("promotions.title"),
      words: translate("promotions.words"),
      enabled: isOpen && isDealer,
      run: openPromotions,
    },
    {
      id: "undo",
      group: project,
      label: translate("action.undo"),
      keys: ["Ctrl+Z"],
      enabled: isOpen,
      run: undo,
    },
    {
      id: "redo",
      group: project,
      label: translate("action.redo"),
      keys: ["Ctrl+Shift+Z", "Ctrl+Y"],
      enabled: isOpen,
      run: redo,
    },
    {
      id: "scheme",
      group: view,
      label: translate(scheme === "dark" ? "commands.toLight" : "commands.toDark"),
      run: () => chooseScheme(useTheme.getState().scheme === "dark" ? "light" : "dark"),
    },
    { id: "shortcuts", group: view, label: translate("shortcuts.title"), keys: ["?"], run: openShortcuts },
  ];
}

/** The commands of every screen, kept in step with the language, the session and the open project. */
export function registerGlobalCommands(): void {
  const register = () => registerCommands("global", globalCommands());
  register();
  i18next.on("languageChanged", register);
  useSession.subscribe((state, before) => state.profile !== before.profile && register());
  useTheme.subscribe((state, before) => state.scheme !== before.scheme && register());
  useProject.subscribe((state, before) => (state.open === null) !== (before.open === null) && register());
}
