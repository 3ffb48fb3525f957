import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { takeAttempt } from "../../session/attempts.ts";
import { dataAnswer } from "../data-answer.ts";
import { personData } from "../person-data.ts";

/** All files of a person at once are the most that a request can ask for. */
const DOWNLOADS = { most: 4, windowSeconds: 600 };

export const getOwnData: Handler<"getOwnData"> = async ({ context, session }) => {
  const { userId } = session.actor;
  const seconds = await takeAttempt(context.pool, `own-data:${userId}`, DOWNLOADS);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many downloads of the own data");
  const data = await personData(context.pool, context.files, userId);
  return data ? dataAnswer(data) : notFound();
};
