import { refuse } from "../operation/refuse.ts";

export const shopRequired = () =>
  refuse(422, "shop-required", "Somebody who is no supervisor works for at least one shop.");
export const unknownShop = () => refuse(422, "unknown-shop", "One of these shops does not exist.");
export const ownAccount = () =>
  refuse(409, "own-account", "Nobody closes their own account or takes their own rights away.");
