import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findPerson } from "../../people/person-record.ts";
import { dataAnswer } from "../data-answer.ts";
import { personData } from "../person-data.ts";

/** For somebody who asks by letter what is kept about them. */
export const getPersonData: Handler<"getPersonData"> = async (call) => {
  const { context, params, session } = call;
  const person = await findPerson(context.pool, session.siteId, params.person);
  const data = person && (await personData(context.pool, context.files, person.id));
  if (!data) return notFound();
  await audit(context.pool, call, "export-person", "user", person.id);
  return dataAnswer(data);
};
