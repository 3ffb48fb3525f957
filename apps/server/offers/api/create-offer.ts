import type { Handler } from "../../operation/handler.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { orderOffer } from "../order-offer.ts";

export const createOffer: Handler<"createOffer"> = async (call) => {
  const { params, headers, body } = call;
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return saveIdRequired();
  return orderOffer(call, { ...body, parts: [{ projectId: params.id, quantity: 1 }], saveId });
};
