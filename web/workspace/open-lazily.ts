import type { OfferSummary } from "@stanza/contract";
import type { AmountRef } from "@stanza/pricing";
import type { RowId } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { log, openDialog } from "@stanza/web-ui";
import type { ApplicatorStart } from "./applicator/use-applicator.ts";

/** What a dialog takes is loaded with its first use; a second wish while it is open only draws the eye to it. */
async function show(open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(typeof error === "object" && error !== null && "alreadyOpened" in error))
      log("error", String(error));
  }
}

/** How amounts came about, for those who may see it. */
export const openWhyPrice = (...amounts: readonly AmountRef[]) =>
  void show(async () => {
    const { whyPriceDialog } = await import("../project/price/why/WhyPriceDialog.tsx");
    await openDialog(whyPriceDialog, { amounts });
  });

/** Every row with every value and where it came from. */
export const openConfigurationSheet = () =>
  void show(async () => {
    const { configurationSheetDialog } = await import("./configuration-sheet/ConfigurationSheetDialog.tsx");
    await openDialog(configurationSheetDialog, {});
  });

/** Bill of materials, cut list and the like, for those who may have them. */
export const openTechnicalSheets = () =>
  void show(async () => {
    const { technicalSheetsDialog } = await import("./technical-sheets/TechnicalSheetsDialog.tsx");
    await openDialog(technicalSheetsDialog, {});
  });

/** One variant for many articles; `start` is what to begin with. */
export const openApplicator = (start?: ApplicatorStart) =>
  void show(async () => {
    const { applicatorDialog } = await import("./applicator/ApplicatorDialog.tsx");
    await openDialog(applicatorDialog, { ...(start ? { start } : {}) });
  });

/** A plan of another program, or a picture to draw over. */
export const openPlanImport = () =>
  void show(async () => {
    const { openImportPlan } = await import("./import-plan/open-import-plan.ts");
    await openImportPlan();
  });

/** A room from measured walls and diagonals. `room`: the one that is measured; `null`: a new one. */
export const openSurvey = (start: { readonly room: string | null }) =>
  void show(async () => {
    const { openSurveyDialog } = await import("./survey/open-survey.ts");
    await openSurveyDialog(start.room);
  });

/** Views of the project as printed sheets, and as files for other programs. */
export const openPrintSheets = () =>
  void show(async () => {
    const { printSheetsDialog } = await import("./print-sheets/PrintSheetsDialog.tsx");
    await openDialog(printSheetsDialog, {});
  });

/** Copies of the selection in a row. */
export const openArray = () =>
  void show(async () => {
    const { arrayDialog } = await import("./array/ArrayDialog.tsx");
    await openDialog(arrayDialog, {});
  });

/** Which way a row is handed. */
export const openItemPosition = (row: RowId) =>
  void show(async () => {
    const { itemPositionDialog } = await import("./item-position/ItemPositionDialog.tsx");
    await openDialog(itemPositionDialog, { row });
  });

/** Every step of the open project, to go back to. */
export const openHistory = () =>
  void show(async () => {
    const { historyDialog } = await import("./history/HistoryDialog.tsx");
    await openDialog(historyDialog, {});
  });

/** The editor's switches. */
export const openToggles = () =>
  void show(async () => {
    const { togglesDialog } = await import("./toggles/TogglesDialog.tsx");
    await openDialog(togglesDialog, {});
  });

/** One row as it is ordered: quantity, note, tax, references, what its lines cost. */
export const openBasketRow = (rowId: string) =>
  void show(async () => {
    const { basketRowDialog } = await import("../offer/rows/basket-row/BasketRowDialog.tsx");
    await openDialog(basketRowDialog, { rowId });
  });

/** Every discount with what it comes to, while it is typed. */
export const openDiscounts = () =>
  void show(async () => {
    const { discountsDialog } = await import("../offer/totals/discounts/DiscountsDialog.tsx");
    await openDialog(discountsDialog, {});
  });

/** Campaigns, deliveries and lists of the maker, with what the purchase then comes to. */
export const openPromotions = () =>
  void show(async () => {
    const { promotionsDialog } = await import("../offer/promotions/PromotionsDialog.tsx");
    await openDialog(promotionsDialog, {});
  });

/** Reports of the deployment's print server. */
export const openReports = () =>
  void show(async () => {
    const { reportsDialog } = await import("../offer/reports/ReportsDialog.tsx");
    await openDialog(reportsDialog, {});
  });

/** The order of the CRM that the project is linked to. */
export const openCrmDetails = () =>
  void show(async () => {
    const { crmDialog } = await import("../offer/crm/CrmDialog.tsx");
    await openDialog(crmDialog, {});
  });

/** Whom the project is for, from the shop's register. */
export const openCustomerAssignment = () =>
  void show(async () => {
    const { assignCustomer } = await import("../customer/assign/assign-customer.ts");
    await assignCustomer();
  });

/** A picture of the 3D view at a size of one's own. */
export const openSavePicture = () =>
  void show(async () => {
    const { savePictureDialog } = await import("./picture/SavePictureDialog.tsx");
    await openDialog(savePictureDialog, { name: projectName() });
  });

/** Plan, elevations and perspectives as files. */
export const openGenerateViews = () =>
  void show(async () => {
    const { generateViewsDialog } = await import("./picture/GenerateViewsDialog.tsx");
    await openDialog(generateViewsDialog, { name: projectName() });
  });

const projectName = (): string => useProject.getState().open?.document.project.description ?? "";

/** What is still wrong with the project, to be looked at. */
export const openPreflight = () =>
  void show(async () => {
    const { preflightDialog } = await import("./checks/PreflightDialog.tsx");
    await openDialog(preflightDialog, { before: "look" as const });
  });

/** The furniture in a photograph of the real room. */
export const openPhotoMatch = () =>
  void show(async () => {
    const { photoMatchDialog } = await import("./photo-match/PhotoMatchDialog.tsx");
    await openDialog(photoMatchDialog, {});
  });

/** The offer's e-mail, and what became of those that were sent. */
export const openOfferMail = (offer: OfferSummary) =>
  void show(async () => {
    const { offerMailDialog } = await import("../offer/mail/OfferMailDialog.tsx");
    await openDialog(offerMailDialog, { offer });
  });

/** Links for the client, comments and answers. */
export const openOfferLink = (offer: OfferSummary, view: "links" | "comments" = "links") =>
  void show(async () => {
    const { offerLinkDialog } = await import("../offer/link/OfferLinkDialog.tsx");
    await openDialog(offerLinkDialog, { offer, view });
  });

/** Where an offer stands, its next steps and its history. */
export const openOfferStatus = (offer: OfferSummary) =>
  void show(async () => {
    const { offerStatusDialog } = await import("../offer/status/OfferStatusDialog.tsx");
    await openDialog(offerStatusDialog, { offer });
  });

/** Any two versions of a project's offer side by side. */
export const openOfferVersions = (of: { readonly projectId: number; readonly offerId?: number }) =>
  void show(async () => {
    const { offerVersionsDialog } = await import("../offer/versions/OfferVersionsDialog.tsx");
    await openDialog(offerVersionsDialog, of);
  });

/** One offer of several projects; `start` are those to begin with. */
export const openCombinedOffer = (start: readonly { readonly id: number; readonly description: string }[]) =>
  void show(async () => {
    const { combinedOfferDialog } = await import("../offer/combined-offer/CombinedOfferDialog.tsx");
    await openDialog(combinedOfferDialog, { start });
  });

/** A supervisor's word on discounts above a seller's limit. */
export const openApprovalDecision = (projectId: number) =>
  void show(async () => {
    const { decideApprovalDialog } = await import("../offer/approval/DecideApproval.tsx");
    await openDialog(decideApprovalDialog, { projectId });
  });
