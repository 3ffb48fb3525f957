export { uploadCrmLazily } from "./crm/upload-crm-lazily.ts";
export { saveAsCopyLazily, saveAsOfferLazily } from "./save/save-as-lazily.ts";
export { ShopRulesCard } from "./terms/ShopRulesCard.tsx";
