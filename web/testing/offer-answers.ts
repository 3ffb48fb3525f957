import type { Project } from "@stanza/project";
import { quoteOf } from "./demo-offer.ts";
import type { ServerAnswers } from "./fake-server.ts";

/** What the server answers to the pages of an offer: its quote, and that nothing was made, ordered, sent or attached yet. */
export const offerAnswers = (project: Project): ServerAnswers => ({
  ...quoteOf(project),
  listOffers: () => ({ status: 200, body: { offers: [] } }),
  listOrders: () => ({ status: 200, body: { orders: [] } }),
  listDeliveries: () => ({ status: 200, body: { deliveries: [] } }),
  listReports: () => ({ status: 200, body: { reports: [], designer: null } }),
  listRowPhotos: () => ({ status: 200, body: { photos: [] } }),
  listAttachments: () => ({ status: 200, body: { attachments: [] } }),
  getCrm: () => ({ status: 200, body: { isAvailable: false, order: "", uploads: [] } }),
});
