import * as accounts from "./accounts.ts";
import * as approvals from "./approvals.ts";
import * as assortment from "./assortment.ts";
import * as attachments from "./attachments.ts";
import * as catalogueImports from "./catalogue-imports.ts";
import * as catalogues from "./catalogues.ts";
import * as crm from "./crm.ts";
import * as customers from "./customers.ts";
import * as deliveries from "./deliveries.ts";
import * as designs from "./designs.ts";
import * as drafts from "./drafts.ts";
import * as favourites from "./favourites.ts";
import * as jobs from "./jobs.ts";
import * as mail from "./mail.ts";
import * as maintenance from "./maintenance.ts";
import * as margin from "./margin.ts";
import * as notifications from "./notifications.ts";
import * as offerLife from "./offer-life.ts";
import * as offerLinks from "./offer-links.ts";
import * as offers from "./offers.ts";
import * as orders from "./orders.ts";
import * as passkeys from "./passkeys.ts";
import * as people from "./people.ts";
import * as presence from "./presence.ts";
import * as priceUpdates from "./price-updates.ts";
import * as privacy from "./privacy.ts";
import * as bin from "./project-bin.ts";
import * as documents from "./project-documents.ts";
import * as projectLog from "./project-log.ts";
import * as pictures from "./project-pictures.ts";
import * as versions from "./project-versions.ts";
import * as projectViews from "./project-views.ts";
import * as projects from "./projects.ts";
import * as promotions from "./promotions.ts";
import * as recompute from "./recompute.ts";
import * as reports from "./reports.ts";
import * as rules from "./rules.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";
import * as technicalSheets from "./technical-sheets.ts";
import * as translations from "./translations.ts";

/** Every operation of the server by id. A route that is not here fails a test. */
export const operations = {
  signIn: session.signIn,
  signInKey: session.signInKey,
  beginCompanySignIn: session.beginCompanySignIn,
  finishCompanySignIn: session.finishCompanySignIn,
  signInToken: session.signInToken,
  signInGuest: session.signInGuest,
  signInAutomatically: session.signInAutomatically,
  enterSuperGuestShop: session.enterSuperGuestShop,
  getSession: session.getSession,
  signOut: session.signOut,
  setShop: session.setShop,
  confirmSignIn: session.confirmSignIn,
  getSecondFactor: session.getSecondFactor,
  beginSecondFactor: session.beginSecondFactor,
  finishSecondFactor: session.finishSecondFactor,
  removeSecondFactor: session.removeSecondFactor,
  beginPasskeySignIn: passkeys.beginPasskeySignIn,
  signInPasskey: passkeys.signInPasskey,
  listPasskeys: passkeys.listPasskeys,
  beginPasskeyProof: passkeys.beginPasskeyProof,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  listSessions: session.listSessions,
  endSession: session.endSession,
  signOutEverywhere: session.signOutEverywhere,
  getConfig: site.getConfig,
  getHealth: site.getHealth,
  getReadiness: site.getReadiness,
  getOpenApi: site.getOpenApi,
  listCatalogues: catalogues.listCatalogues,
  getCatalogue: catalogues.getCatalogue,
  getPriceList: catalogues.getPriceList,
  listModels: catalogues.listModels,
  evaluateHeader: catalogues.evaluateHeader,
  getClassification: catalogues.getClassification,
  searchArticles: catalogues.searchArticles,
  searchGalleries: catalogues.searchGalleries,
  loadRule: catalogues.loadRule,
  getBrandPicture: site.getBrandPicture,
  getWalls: site.getWalls,
  getSiteTexts: site.getSiteTexts,
  getScreenFile: site.getScreenFile,
  getSiteDocument: site.getSiteDocument,
  getShowcase: site.getShowcase,
  getHdrFile: site.getHdrFile,
  createProject: projects.createProject,
  listProjects: projects.listProjects,
  getProject: projects.getProject,
  saveProject: projects.saveProject,
  cloneProject: projects.cloneProject,
  linkCrmOrder: projects.linkCrmOrder,
  deleteProject: projects.deleteProject,
  listBin: bin.listBin,
  deleteProjectForGood: bin.deleteProjectForGood,
  restoreProject: bin.restoreProject,
  meetOthers: presence.meetOthers,
  listProjectVersions: versions.listProjectVersions,
  saveProjectVersion: versions.saveProjectVersion,
  getProjectVersion: versions.getProjectVersion,
  getProjectRevision: versions.getProjectRevision,
  restoreProjectVersion: versions.restoreProjectVersion,
  deleteProjectVersion: versions.deleteProjectVersion,
  putProjectPicture: pictures.putProjectPicture,
  getProjectPicture: pictures.getProjectPicture,
  listPeople: people.listPeople,
  invitePerson: people.invitePerson,
  changePerson: people.changePerson,
  sendInvitation: people.sendInvitation,
  resetSecondFactor: people.resetSecondFactor,
  listAudit: people.listAudit,
  listShops: people.listShops,
  createShop: people.createShop,
  changeShopSettings: people.changeShopSettings,
  getTranslations: translations.getTranslations,
  saveTranslations: translations.saveTranslations,
  getProjectLog: projectLog.getProjectLog,
  printDrawingSheets: documents.printDrawingSheets,
  printConfigurationSheet: documents.printConfigurationSheet,
  getTechnicalSheet: technicalSheets.getTechnicalSheet,
  putTracePicture: pictures.putTracePicture,
  getTracePicture: pictures.getTracePicture,
  addProjectPhoto: pictures.addProjectPhoto,
  getProjectPhoto: pictures.getProjectPhoto,
  putRowPhotos: pictures.putRowPhotos,
  listRowPhotos: pictures.listRowPhotos,
  getRowPhoto: pictures.getRowPhoto,
  saveViewMaker: projectViews.saveViewMaker,
  getViewMaker: projectViews.getViewMaker,
  listAssignees: projects.listAssignees,
  setProjectStatus: projects.setProjectStatus,
  getAssortment: assortment.getAssortment,
  setShopPriceList: assortment.setShopPriceList,
  publishSource: assortment.publishSource,
  restoreCatalogueVersion: assortment.restoreCatalogueVersion,
  getPriceTables: priceUpdates.getPriceTables,
  updatePrices: priceUpdates.updatePrices,
  listCatalogueImports: catalogueImports.listCatalogueImports,
  takeInDelivery: catalogueImports.takeInDelivery,
  getCataloguePicture: catalogueImports.getCataloguePicture,
  listAttachments: attachments.listAttachments,
  addAttachment: attachments.addAttachment,
  getAttachment: attachments.getAttachment,
  removeAttachment: attachments.removeAttachment,
  listCustomers: customers.listCustomers,
  createCustomer: customers.createCustomer,
  updateCustomer: customers.updateCustomer,
  getCustomerTraces: customers.getCustomerTraces,
  eraseCustomer: customers.eraseCustomer,
  recomputeProject: recompute.recomputeProject,
  recalculateRule: rules.recalculateRule,
  listPromotions: promotions.listPromotions,
  listReports: reports.listReports,
  createReport: reports.createReport,
  quoteProject: offers.quoteProject,
  getMargin: margin.getMargin,
  getCombinedMargin: margin.getCombinedMargin,
  createOffer: offers.createOffer,
  listOffers: offers.listOffers,
  getOffer: offers.getOffer,
  getOfferPdf: offers.getOfferPdf,
  createCombinedOffer: offers.createCombinedOffer,
  quoteCombinedOffer: offers.quoteCombinedOffer,
  compareOffers: offerLife.compareOffers,
  getChangeOrderPdf: offerLife.getChangeOrderPdf,
  setOfferStatus: offerLife.setOfferStatus,
  signOffOffer: offerLife.signOffOffer,
  listOfferEvents: offerLife.listOfferEvents,
  listApprovers: approvals.listApprovers,
  requestApproval: approvals.requestApproval,
  listApprovals: approvals.listApprovals,
  decideApproval: approvals.decideApproval,
  createOfferLink: offerLinks.createOfferLink,
  listOfferLinks: offerLinks.listOfferLinks,
  revokeOfferLink: offerLinks.revokeOfferLink,
  listOfferLinkViews: offerLinks.listOfferLinkViews,
  listOfferComments: offerLinks.listOfferComments,
  answerOfferComment: offerLinks.answerOfferComment,
  openSharedOffer: offerLinks.openSharedOffer,
  getSharedScene: offerLinks.getSharedScene,
  getSharedPositions: offerLinks.getSharedPositions,
  getSharedDrawings: offerLinks.getSharedDrawings,
  getSharedPdf: offerLinks.getSharedPdf,
  priceSharedOptions: offerLinks.priceSharedOptions,
  commentSharedOffer: offerLinks.commentSharedOffer,
  acceptSharedOffer: offerLinks.acceptSharedOffer,
  requestPasswordReset: accounts.requestPasswordReset,
  requestAccount: accounts.requestAccount,
  openAccountCode: accounts.openAccountCode,
  setNewPassword: accounts.setNewPassword,
  completeAccount: accounts.completeAccount,
  listRequestShops: designs.listRequestShops,
  mailDesign: designs.mailDesign,
  requestOffer: designs.requestOffer,
  printDesign: designs.printDesign,
  listDesignLinks: designs.listDesignLinks,
  revokeDesignLink: designs.revokeDesignLink,
  openDesign: designs.openDesign,
  getDesignPicture: designs.getDesignPicture,
  getDesignDocument: designs.getDesignDocument,
  endDesignLink: designs.endDesignLink,
  getOfferMailDraft: mail.getOfferMailDraft,
  sendOfferMail: mail.sendOfferMail,
  listOfferMails: mail.listOfferMails,
  getCrm: crm.getCrm,
  uploadCrm: crm.uploadCrm,
  getCrmOrder: crm.getCrmOrder,
  listOrders: orders.listOrders,
  getOrderFile: orders.getOrderFile,
  listDeliveries: deliveries.listDeliveries,
  listFailedDeliveries: deliveries.listFailedDeliveries,
  sendDeliveryAgain: deliveries.sendDeliveryAgain,
  keepDraft: drafts.keepDraft,
  listDrafts: drafts.listDrafts,
  removeDraft: drafts.removeDraft,
  listFavourites: favourites.listFavourites,
  markFavourites: favourites.markFavourites,
  getConsents: privacy.getConsents,
  setConsents: privacy.setConsents,
  getOwnData: privacy.getOwnData,
  eraseOwnAccount: privacy.eraseOwnAccount,
  getPersonData: privacy.getPersonData,
  erasePerson: privacy.erasePerson,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  deleteNotification: notifications.deleteNotification,
  getMaintenance: maintenance.getMaintenance,
  bookMaintenance: maintenance.bookMaintenance,
  cancelMaintenance: maintenance.cancelMaintenance,
  startMaintenance: maintenance.startMaintenance,
  endMaintenance: maintenance.endMaintenance,
  getJob: jobs.getJob,
  cancelJob: jobs.cancelJob,
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
