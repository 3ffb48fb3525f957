import { completeAccount } from "./accounts/api/complete-account.ts";
import { openAccountCode } from "./accounts/api/open-account-code.ts";
import { requestAccount } from "./accounts/api/request-account.ts";
import { requestPasswordReset } from "./accounts/api/request-password-reset.ts";
import { setNewPassword } from "./accounts/api/set-new-password.ts";
import { decideApproval } from "./approvals/api/decide-approval.ts";
import { listApprovals } from "./approvals/api/list-approvals.ts";
import { listApprovers } from "./approvals/api/list-approvers.ts";
import { requestApproval } from "./approvals/api/request-approval.ts";
import { getAssortment } from "./assortment/api/get-assortment.ts";
import { previewSource } from "./assortment/api/preview-source.ts";
import { publishSource } from "./assortment/api/publish-source.ts";
import { restoreCatalogueVersion } from "./assortment/api/restore-catalogue-version.ts";
import { setShopPriceList } from "./assortment/api/set-shop-price-list.ts";
import { listCatalogueImports } from "./catalogue-imports/api/list-catalogue-imports.ts";
import { takeInDelivery } from "./catalogue-imports/api/take-in-delivery.ts";
import { evaluateHeader } from "./catalogues/api/evaluate-header.ts";
import { getCatalogue } from "./catalogues/api/get-catalogue.ts";
import { getCataloguePicture } from "./catalogues/api/get-catalogue-picture.ts";
import { getClassification } from "./catalogues/api/get-classification.ts";
import { getPriceList } from "./catalogues/api/get-price-list.ts";
import { listCatalogues } from "./catalogues/api/list-catalogues.ts";
import { listModels } from "./catalogues/api/list-models.ts";
import { loadRule } from "./catalogues/api/load-rule.ts";
import { searchArticles } from "./catalogues/api/search-articles.ts";
import { searchGalleries } from "./catalogues/api/search-galleries.ts";
import { getCrm } from "./crm/api/get-crm.ts";
import { getCrmOrder } from "./crm/api/get-crm-order.ts";
import { uploadCrm } from "./crm/api/upload-crm.ts";
import { createCustomer } from "./customers/api/create-customer.ts";
import { listCustomers } from "./customers/api/list-customers.ts";
import { updateCustomer } from "./customers/api/update-customer.ts";
import { listDeliveries } from "./deliveries/api/list-deliveries.ts";
import { listFailedDeliveries } from "./deliveries/api/list-failed-deliveries.ts";
import { sendDeliveryAgain } from "./deliveries/api/send-delivery-again.ts";
import { endDesignLink } from "./designs/api/end-design-link.ts";
import { getDesignDocument } from "./designs/api/get-design-document.ts";
import { getDesignPicture } from "./designs/api/get-design-picture.ts";
import { listDesignLinks } from "./designs/api/list-design-links.ts";
import { listRequestShops } from "./designs/api/list-request-shops.ts";
import { mailDesign } from "./designs/api/mail-design.ts";
import { openDesign } from "./designs/api/open-design.ts";
import { printDesign } from "./designs/api/print-design.ts";
import { requestOffer } from "./designs/api/request-offer.ts";
import { revokeDesignLink } from "./designs/api/revoke-design-link.ts";
import { evaluateDivider } from "./evaluation/api/evaluate-divider.ts";
import { recalculateRule } from "./evaluation/api/recalculate-rule.ts";
import { listFavourites } from "./favourites/api/list-favourites.ts";
import { markFavourites } from "./favourites/api/mark-favourites.ts";
import { cancelJob } from "./jobs/api/cancel-job.ts";
import { getJob } from "./jobs/api/get-job.ts";
import { getOfferMailDraft } from "./mail/api/get-offer-mail-draft.ts";
import { listOfferMails } from "./mail/api/list-offer-mails.ts";
import { sendOfferMail } from "./mail/api/send-offer-mail.ts";
import { bookMaintenance } from "./maintenance/api/book-maintenance.ts";
import { cancelMaintenance } from "./maintenance/api/cancel-maintenance.ts";
import { endMaintenance } from "./maintenance/api/end-maintenance.ts";
import { getMaintenance } from "./maintenance/api/get-maintenance.ts";
import { startMaintenance } from "./maintenance/api/start-maintenance.ts";
import { getCombinedMargin } from "./margin/api/get-combined-margin.ts";
import { getMargin } from "./margin/api/get-margin.ts";
import { deleteNotification } from "./notifications/api/delete-notification.ts";
import { listNotifications } from "./notifications/api/list-notifications.ts";
import { readNotifications } from "./notifications/api/read-notifications.ts";
import { acceptSharedOffer } from "./offer-links/api/accept-shared-offer.ts";
import { answerOfferComment } from "./offer-links/api/answer-offer-comment.ts";
import { commentSharedOffer } from "./offer-links/api/comment-shared-offer.ts";
import { createOfferLink } from "./offer-links/api/create-offer-link.ts";
import { createSharedArLink } from "./offer-links/api/create-shared-ar-link.ts";
import { getSharedDrawings } from "./offer-links/api/get-shared-drawings.ts";
import { getSharedPdf } from "./offer-links/api/get-shared-pdf.ts";
import { getSharedPositions } from "./offer-links/api/get-shared-positions.ts";
import { getSharedScene } from "./offer-links/api/get-shared-scene.ts";
import { listOfferComments } from "./offer-links/api/list-offer-comments.ts";
import { listOfferLinkViews } from "./offer-links/api/list-offer-link-views.ts";
import { listOfferLinks } from "./offer-links/api/list-offer-links.ts";
import { openSharedOffer } from "./offer-links/api/open-shared-offer.ts";
import { priceSharedOptions } from "./offer-links/api/price-shared-options.ts";
import { revokeOfferLink } from "./offer-links/api/revoke-offer-link.ts";
import { compareOffers } from "./offers/api/compare-offers.ts";
import { createCombinedOffer } from "./offers/api/create-combined-offer.ts";
import { createOffer } from "./offers/api/create-offer.ts";
import { getChangeOrderPdf } from "./offers/api/get-change-order-pdf.ts";
import { getOffer } from "./offers/api/get-offer.ts";
import { getOfferPdf } from "./offers/api/get-offer-pdf.ts";
import { listOfferEvents } from "./offers/api/list-offer-events.ts";
import { listOffers } from "./offers/api/list-offers.ts";
import { quoteCombinedOffer } from "./offers/api/quote-combined-offer.ts";
import { quoteProject } from "./offers/api/quote-project.ts";
import { setOfferStatus } from "./offers/api/set-offer-status.ts";
import { signOffOffer } from "./offers/api/sign-off-offer.ts";
import type { Handlers } from "./operation/handler.ts";
import { getOrderFile } from "./orders/api/get-order-file.ts";
import { listOrders } from "./orders/api/list-orders.ts";
import { changePerson } from "./people/api/change-person.ts";
import { invitePerson } from "./people/api/invite-person.ts";
import { listAudit } from "./people/api/list-audit.ts";
import { listPeople } from "./people/api/list-people.ts";
import { resetSecondFactor } from "./people/api/reset-second-factor.ts";
import { sendInvitation } from "./people/api/send-invitation.ts";
import { getPriceTables } from "./price-updates/api/get-price-tables.ts";
import { updatePrices } from "./price-updates/api/update-prices.ts";
import { eraseCustomer } from "./privacy/api/erase-customer.ts";
import { eraseOwnAccount } from "./privacy/api/erase-own-account.ts";
import { erasePerson } from "./privacy/api/erase-person.ts";
import { getConsents } from "./privacy/api/get-consents.ts";
import { getCustomerTraces } from "./privacy/api/get-customer-traces.ts";
import { getOwnData } from "./privacy/api/get-own-data.ts";
import { getPersonData } from "./privacy/api/get-person-data.ts";
import { setConsents } from "./privacy/api/set-consents.ts";
import { projectHandlers } from "./project-handlers.ts";
import { listPromotions } from "./promotions/api/list-promotions.ts";
import { renderHandlers } from "./render-handlers.ts";
import { addPasskey } from "./session/api/add-passkey.ts";
import { beginCompanySignIn } from "./session/api/begin-company-sign-in.ts";
import { beginPasskey } from "./session/api/begin-passkey.ts";
import { beginPasskeyProof } from "./session/api/begin-passkey-proof.ts";
import { beginPasskeySignIn } from "./session/api/begin-passkey-sign-in.ts";
import { beginSecondFactor } from "./session/api/begin-second-factor.ts";
import { confirmSignIn } from "./session/api/confirm-sign-in.ts";
import { endSession } from "./session/api/end-session.ts";
import { enterSuperGuestShop } from "./session/api/enter-super-guest-shop.ts";
import { finishCompanySignIn } from "./session/api/finish-company-sign-in.ts";
import { finishSecondFactor } from "./session/api/finish-second-factor.ts";
import { getSecondFactor } from "./session/api/get-second-factor.ts";
import { getSession } from "./session/api/get-session.ts";
import { listPasskeys } from "./session/api/list-passkeys.ts";
import { listSessions } from "./session/api/list-sessions.ts";
import { removePasskey } from "./session/api/remove-passkey.ts";
import { removeSecondFactor } from "./session/api/remove-second-factor.ts";
import { renamePasskey } from "./session/api/rename-passkey.ts";
import { setShop } from "./session/api/set-shop.ts";
import { signIn } from "./session/api/sign-in.ts";
import { signInAutomatically } from "./session/api/sign-in-automatically.ts";
import { signInGuest } from "./session/api/sign-in-guest.ts";
import { signInKey } from "./session/api/sign-in-key.ts";
import { signInPasskey } from "./session/api/sign-in-passkey.ts";
import { signInToken } from "./session/api/sign-in-token.ts";
import { signOut } from "./session/api/sign-out.ts";
import { signOutEverywhere } from "./session/api/sign-out-everywhere.ts";
import { changeShopSettings } from "./shops/api/change-shop-settings.ts";
import { createShop } from "./shops/api/create-shop.ts";
import { listShops } from "./shops/api/list-shops.ts";
import { getBrandPicture } from "./site/api/get-brand-picture.ts";
import { getConfig } from "./site/api/get-config.ts";
import { getHdrFile } from "./site/api/get-hdr-file.ts";
import { getHealth } from "./site/api/get-health.ts";
import { getOpenApi } from "./site/api/get-open-api.ts";
import { getReadiness } from "./site/api/get-readiness.ts";
import { getScreenFile } from "./site/api/get-screen-file.ts";
import { getShowcase } from "./site/api/get-showcase.ts";
import { getSiteDocument } from "./site/api/get-site-document.ts";
import { getSiteTexts } from "./site/api/get-site-texts.ts";
import { getWalls } from "./site/api/get-walls.ts";
import { getTranslations } from "./translations/api/get-translations.ts";
import { saveTranslations } from "./translations/api/save-translations.ts";

/** The function of each operation. The type demands all of them. */
export const handlers: Handlers = {
  requestPasswordReset,
  requestAccount,
  openAccountCode,
  setNewPassword,
  completeAccount,
  getCrm,
  uploadCrm,
  getCrmOrder,
  listOrders,
  getOrderFile,
  listDeliveries,
  listFailedDeliveries,
  sendDeliveryAgain,
  signIn,
  signInKey,
  beginCompanySignIn,
  finishCompanySignIn,
  signInToken,
  signInGuest,
  signInAutomatically,
  enterSuperGuestShop,
  getSession,
  signOut,
  setShop,
  confirmSignIn,
  getSecondFactor,
  beginSecondFactor,
  finishSecondFactor,
  removeSecondFactor,
  beginPasskeySignIn,
  signInPasskey,
  listPasskeys,
  beginPasskeyProof,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  listSessions,
  endSession,
  signOutEverywhere,
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
  getBrandPicture,
  getWalls,
  getSiteTexts,
  getScreenFile,
  getSiteDocument,
  getShowcase,
  getHdrFile,
  listPeople,
  invitePerson,
  changePerson,
  sendInvitation,
  resetSecondFactor,
  listAudit,
  listShops,
  createShop,
  changeShopSettings,
  getTranslations,
  saveTranslations,
  listCatalogueImports,
  takeInDelivery,
  getAssortment,
  setShopPriceList,
  publishSource,
  previewSource,
  getPriceTables,
  updatePrices,
  restoreCatalogueVersion,
  getCataloguePicture,
  listCustomers,
  createCustomer,
  updateCustomer,
  recalculateRule,
  evaluateDivider,
  listPromotions,
  quoteProject,
  getMargin,
  getCombinedMargin,
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
  getSharedPositions,
  getSharedDrawings,
  getSharedPdf,
  createSharedArLink,
  priceSharedOptions,
  commentSharedOffer,
  acceptSharedOffer,
  getDesignDocument,
  getDesignPicture,
  listDesignLinks,
  listRequestShops,
  mailDesign,
  openDesign,
  requestOffer,
  printDesign,
  revokeDesignLink,
  endDesignLink,
  getOfferMailDraft,
  sendOfferMail,
  listOfferMails,
  listFavourites,
  markFavourites,
  getConsents,
  setConsents,
  getOwnData,
  eraseOwnAccount,
  getPersonData,
  eraseCustomer,
  getCustomerTraces,
  erasePerson,
  listNotifications,
  readNotifications,
  deleteNotification,
  getMaintenance,
  bookMaintenance,
  cancelMaintenance,
  startMaintenance,
  endMaintenance,
  ...projectHandlers,
  ...renderHandlers,
  getJob,
  cancelJob,
};
