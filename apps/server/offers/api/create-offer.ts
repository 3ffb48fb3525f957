import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { orderOffer } from "../order-offer.ts";

export const createOffer: Handler<"createOffer"> = (call) => {
  const { params, headers, body } = call;
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return Promise.resolve(NO_SAVE_ID);
  return orderOffer(call, { ...body, parts: [{ projectId: params.id, quantity: 1 }], saveId });
};

export const NO_SAVE_ID = refuse(428, "save-id-required", "Give the offer an id of its own: X-Save-Id.");
