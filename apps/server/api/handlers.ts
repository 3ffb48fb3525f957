import type { Handlers } from "../http/mount.ts";
import { decideApproval } from "./approvals/decide-approval.ts";
import { listApprovals } from "./approvals/list-approvals.ts";
import { listApprovers } from "./approvals/list-approvers.ts";
import { requestApproval } from "./approvals/request-approval.ts";
import { evaluateHeader } from "./catalogues/evaluate-header.ts";
import { getCatalogue } from "./catalogues/get-catalogue.ts";
import { getClassification } from "./catalogues/get-classification.ts";
import { getPriceList } from "./catalogues/get-price-list.ts";
import { listCatalogues } from "./catalogues/list-catalogues.ts";
import { listModels } from "./catalogues/list-models.ts";
import { loadRule } from "./catalogues/load-rule.ts";
import { searchArticles } from "./catalogues/search-articles.ts";
import { searchGalleries } from "./catalogues/search-galleries.ts";
import { getCrm, getCrmOrder, uploadCrm } from "./crm/crm.ts";
import { createCustomer } from "./customers/create-customer.ts";
import { listCustomers } from "./customers/list-customers.ts";
import { updateCustomer } from "./customers/update-customer.ts";
import { listDeliveries, listFailedDeliveries, sendDeliveryAgain } from "./deliveries/deliveries.ts";
import { cancelJob } from "./jobs/cancel-job.ts";
import { getJob } from "./jobs/get-job.ts";
import { getOfferMailDraft, listOfferMails, sendOfferMail } from "./mail/offer-mails.ts";
import { deleteNotification, listNotifications, readNotifications } from "./notifications/notifications.ts";
import { acceptSharedOffer, priceSharedOptions } from "./offer-links/accept-offer.ts";
import { createOfferLink } from "./offer-links/create-offer-link.ts";
import { listOfferLinks, listOfferLinkViews, revokeOfferLink } from "./offer-links/manage-links.ts";
import { answerOfferComment, listOfferComments } from "./offer-links/offer-comments.ts";
import {
  commentSharedOffer,
  getSharedPdf,
  getSharedScene,
  openSharedOffer,
} from "./offer-links/shared-offer.ts";
import { compareOffers } from "./offers/compare-offers.ts";
import { createCombinedOffer } from "./offers/create-combined-offer.ts";
import { createOffer } from "./offers/create-offer.ts";
import { getChangeOrderPdf } from "./offers/get-change-order-pdf.ts";
import { getOffer } from "./offers/get-offer.ts";
import { getOfferPdf } from "./offers/get-offer-pdf.ts";
import { listOfferEvents } from "./offers/list-offer-events.ts";
import { listOffers } from "./offers/list-offers.ts";
import { quoteCombinedOffer } from "./offers/quote-combined-offer.ts";
import { quoteProject } from "./offers/quote-project.ts";
import { setOfferStatus } from "./offers/set-offer-status.ts";
import { signOffOffer } from "./offers/sign-off-offer.ts";
import { getOrderFile, listOrders } from "./orders/orders.ts";
import {
  addAttachment,
  getAttachment,
  listAttachments,
  removeAttachment,
} from "./projects/attachments/attachments.ts";
import { cloneProject } from "./projects/clone-project.ts";
import { createProject } from "./projects/create-project.ts";
import { deleteProject } from "./projects/delete-project.ts";
import { getProject } from "./projects/get-project.ts";
import { getProjectPicture } from "./projects/get-project-picture.ts";
import { linkCrmOrder } from "./projects/link-crm-order.ts";
import { listProjects } from "./projects/list-projects.ts";
import { addProjectPhoto, getProjectPhoto } from "./projects/photos.ts";
import { printConfigurationSheet } from "./projects/print-configuration-sheet.ts";
import { printDrawingSheets } from "./projects/print-drawing-sheets.ts";
import { putProjectPicture } from "./projects/put-project-picture.ts";
import { recomputeProject } from "./projects/recompute-project.ts";
import { getRowPhoto, listRowPhotos, putRowPhotos } from "./projects/row-photos.ts";
import { saveProject } from "./projects/save-project.ts";
import { setProjectStatus } from "./projects/set-project-status.ts";
import { getTracePicture, putTracePicture } from "./projects/trace-picture.ts";
import { listPromotions } from "./promotions/list-promotions.ts";
import { createReport } from "./reports/create-report.ts";
import { listReports } from "./reports/list-reports.ts";
import { recalculateRule } from "./rules/recalculate-rule.ts";
import { getSession } from "./session/get-session.ts";
import { setShop } from "./session/set-shop.ts";
import { signIn } from "./session/sign-in.ts";
import { signInGuest } from "./session/sign-in-guest.ts";
import { signOut } from "./session/sign-out.ts";
import { getTechnicalSheet } from "./sheets/get-technical-sheet.ts";
import { getConfig } from "./site/get-config.ts";
import { getHdrFile } from "./site/get-hdr-file.ts";
import { getHealth } from "./site/get-health.ts";
import { getOpenApi } from "./site/get-open-api.ts";
import { getReadiness } from "./site/get-readiness.ts";
import { getWalls } from "./site/get-walls.ts";

/** The function of each operation; the type asks for every one. */
export const handlers: Handlers = {
  getCrm,
  uploadCrm,
  getCrmOrder,
  listOrders,
  getOrderFile,
  listDeliveries,
  listFailedDeliveries,
  sendDeliveryAgain,
  signIn,
  signInGuest,
  getSession,
  signOut,
  setShop,
  getConfig,
  getHealth,
  getReadiness,
  getOpenApi,
  listCatalogues,
  getCatalogue,
  getPriceList,
  listModels,
  evaluateHeader,
  getClassification,
  searchArticles,
  searchGalleries,
  loadRule,
  getWalls,
  getHdrFile,
  createProject,
  listProjects,
  getProject,
  saveProject,
  cloneProject,
  linkCrmOrder,
  deleteProject,
  putProjectPicture,
  getProjectPicture,
  printConfigurationSheet,
  getTechnicalSheet,
  printDrawingSheets,
  putTracePicture,
  getTracePicture,
  addProjectPhoto,
  getProjectPhoto,
  putRowPhotos,
  listRowPhotos,
  getRowPhoto,
  setProjectStatus,
  listAttachments,
  addAttachment,
  getAttachment,
  removeAttachment,
  listCustomers,
  createCustomer,
  updateCustomer,
  recomputeProject,
  recalculateRule,
  listPromotions,
  listReports,
  createReport,
  quoteProject,
  createOffer,
  listOffers,
  getOffer,
  getOfferPdf,
  createCombinedOffer,
  quoteCombinedOffer,
  compareOffers,
  getChangeOrderPdf,
  setOfferStatus,
  signOffOffer,
  listOfferEvents,
  listApprovers,
  requestApproval,
  listApprovals,
  decideApproval,
  createOfferLink,
  listOfferLinks,
  revokeOfferLink,
  listOfferLinkViews,
  listOfferComments,
  answerOfferComment,
  openSharedOffer,
  getSharedScene,
  getSharedPdf,
  priceSharedOptions,
  commentSharedOffer,
  acceptSharedOffer,
  getOfferMailDraft,
  sendOfferMail,
  listOfferMails,
  listNotifications,
  readNotifications,
  deleteNotification,
  getJob,
  cancelJob,
};
