import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { dataAnswer } from "../data-answer.ts";
import { personData } from "../person-data.ts";

export const getOwnData: Handler<"getOwnData"> = async ({ context, session }) => {
  const data = await personData(context.pool, context.files, session.actor.userId);
  return data ? dataAnswer(data) : notFound();
};
