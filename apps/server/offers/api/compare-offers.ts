import type { Handler } from "../../operation/handler.ts";
import { offerView } from "../offer-record.ts";
import { readDifference } from "../read-difference.ts";

export const compareOffers: Handler<"compareOffers"> = async ({ context, params, session }) => {
  const answer = await readDifference(context, session, params);
  if (answer.status !== 200) return answer;
  const { before, after, difference } = answer.found;
  const now = context.now();
  return {
    status: 200,
    body: { before: offerView(before.record, now), after: offerView(after.record, now), difference },
  };
};
