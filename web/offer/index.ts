export { openApprovalDecision } from "./approval/open-approval-decision.ts";
export { openCombinedOffer } from "./combined-offer/open-combined-offer.ts";
export { uploadCrm } from "./crm/open-upload-crm.ts";
export { makeOffer } from "./print/open-create-pdf.ts";
export { openPromotions } from "./promotions/open-promotions.ts";
export { saveAsOffer } from "./save/open-save-as-offer.ts";
export { offerScreens } from "./screens.ts";
export { ShopRulesCard } from "./terms/ShopRulesCard.tsx";
