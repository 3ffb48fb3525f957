import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { orderOffer } from "../order-offer.ts";
import { NO_SAVE_ID } from "./create-offer.ts";

export const SAME_PROJECT_TWICE = refuse(
  422,
  "same-project-twice",
  "A project stands once in an offer, with its quantity.",
);

export const createCombinedOffer: Handler<"createCombinedOffer"> = async (call) => {
  const { headers, body } = call;
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return NO_SAVE_ID;
  if (new Set(body.parts.map(({ projectId }) => projectId)).size < body.parts.length)
    return SAME_PROJECT_TWICE;
  return orderOffer(call, { ...body, name: "offer", saveId });
};
