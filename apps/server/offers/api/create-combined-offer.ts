import type { Handler } from "../../operation/handler.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { orderOffer } from "../order-offer.ts";
import { namesProjectTwice, sameProjectTwice } from "../same-project-twice.ts";

export const createCombinedOffer: Handler<"createCombinedOffer"> = async (call) => {
  const { headers, body } = call;
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return saveIdRequired();
  if (namesProjectTwice(body.parts)) return sameProjectTwice();
  return orderOffer(call, { ...body, name: "offer", saveId });
};
