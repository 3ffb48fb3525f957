export { PlanView } from "./canvas/plan/PlanView.tsx";
export { resetPlanView } from "./canvas/plan/plan-view.ts";
export { ViewerHost } from "./canvas/scene3d/ViewerHost.tsx";
export { showNewerArticle } from "./catalogue-versions/show-newer-article.ts";
export { checkBeforePdf } from "./checks/check-before-pdf.ts";
export { keepPreflight, preflightNow } from "./checks/keep-preflight.ts";
export { usePreflight } from "./checks/preflight-store.ts";
export { showChecks, showPanel } from "./frame/workspace-layout.ts";
export {
  openApplicator,
  openApprovalDecision,
  openBasketRow,
  openCombinedOffer,
  openConfigurationSheet,
  openCrmDetails,
  openCustomerAssignment,
  openDiscounts,
  openHistory,
  openOfferLink,
  openOfferMail,
  openOfferStatus,
  openOfferVersions,
  openPhotoMatch,
  openPlanImport,
  openPreflight,
  openPrintSheets,
  openPromotions,
  openReports,
  openTechnicalSheets,
  openToggles,
  openWhyPrice,
} from "./open-lazily.ts";
export { tableLines } from "./plan-table/table-lines.ts";
export { RoomPanel } from "./room/RoomPanel.tsx";
export { OfferSkeleton } from "./start/OfferSkeleton.tsx";
export { mayReplaceProject, startNewProject } from "./start/start-new-project.ts";
export { startNewProjectLazily } from "./start/start-new-project-lazily.ts";
export { WithOpenProject } from "./start/WithOpenProject.tsx";
export {
  mayMakeTechnicalSheets,
  useMayMakeTechnicalSheets,
} from "./technical-sheets/may-make-technical-sheets.ts";
export { DetailsTab } from "./variants/DetailsTab.tsx";
export { VariantsPanel } from "./variants/VariantsPanel.tsx";
