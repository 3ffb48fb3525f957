export { openAlternatives } from "./alternatives/open-alternatives.ts";
export { loadWalls, projectCad } from "./canvas/open-canvas-parts.ts";
export { PlanView } from "./canvas/plan/PlanView.tsx";
export { resetPlanView } from "./canvas/plan/plan-view.ts";
export { ViewerHost } from "./canvas/scene3d/ViewerHost.tsx";
export { checkBeforePdf } from "./checks/check-before-pdf.ts";
export { keepPreflight, preflightNow } from "./checks/keep-preflight.ts";
export { openPreflight } from "./checks/open-preflight.ts";
export { usePreflight } from "./checks/preflight-store.ts";
export { openConfigurationSheet } from "./configuration-sheet/open-configuration-sheet.ts";
export { ArticleElevation } from "./dclass/ArticleElevation.tsx";
export { hasEditor } from "./dclass/editors.ts";
export { type Fit, fitOf } from "./dclass/fit.ts";
export { InlineDclass } from "./dclass/InlineDclass.tsx";
export { openDclass } from "./dclass/open-dclass.ts";
export { showArticleSearch, showChecks, showPanel } from "./frame/workspace-layout.ts";
export { openHistory } from "./history/open-history.ts";
export { openPlanImport } from "./import-plan/open-plan-import.ts";
export { PriceSummary } from "./items/late-price-summary.ts";
export { openPhotoMatch } from "./photo-match/open-photo-match.ts";
export { openGenerateViews } from "./picture/open-picture-dialogs.ts";
export { openPrintSheets } from "./print-sheets/open-print-sheets.ts";
export type { ProductPreset } from "./product/product-preset.ts";
export { openProjectVersions } from "./project-versions/open-project-versions.ts";
export { saveVersion } from "./project-versions/open-save-version.ts";
export { RoomPanel } from "./room/RoomPanel.tsx";
export { workspaceScreens } from "./screens.ts";
export { OfferSkeleton } from "./start/OfferSkeleton.tsx";
export { startForHost, startNewProject, startWithGallery } from "./start/open-new-project.ts";
export { WithOpenProject } from "./start/WithOpenProject.tsx";
export {
  mayMakeTechnicalSheets,
  useMayMakeTechnicalSheets,
} from "./technical-sheets/may-make-technical-sheets.ts";
export { openTechnicalSheets } from "./technical-sheets/open-technical-sheets.ts";
export { openToggles } from "./toggles/open-toggles.ts";
export { DetailsTab } from "./variants/DetailsTab.tsx";
export { usePriceDelta } from "./variants/use-price-delta.ts";
export { VariantsPanel } from "./variants/VariantsPanel.tsx";
