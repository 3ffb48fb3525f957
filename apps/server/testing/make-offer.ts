import { randomUUID } from "node:crypto";
import { decodeProject } from "@stanza/codecs";
import type { OfferTerms } from "@stanza/pricing";
import { sampleDocument } from "./sample-project.ts";
import { bodyOf, type Person } from "./test-server.ts";

/** The terms of one of the demo's projects, with other discounts on everything where they are given. */
export function sampleTerms(percent?: number): OfferTerms {
  const decoded = decodeProject(sampleDocument());
  if (!decoded.ok) throw new Error("the sample does not decode");
  const { terms } = decoded.document;
  if (percent === undefined) return terms;
  return { ...terms, discounts: { ...terms.discounts, standard: [percent], appliances: [percent] } };
}

export const orderOffer = (person: Person, id: number, body: object = {}, saveId: string = randomUUID()) =>
  person.client.createOffer({
    params: { id },
    headers: { "x-save-id": saveId },
    body: { terms: sampleTerms(5), prints: ["plan"], ...body },
  });

/** Waits for a job to end; what it gives. */
export async function jobDone(person: Person, jobId: string): Promise<Readonly<Record<string, unknown>>> {
  for (let since = 0; ; ) {
    const answer = await person.client.getJob({ params: { id: jobId }, query: { wait: 20, since } });
    if (answer.status === 204) continue;
    const job = bodyOf(answer, 200);
    since = job.rev;
    if (job.state === "done") return job.result ?? {};
    if (job.state !== "queued" && job.state !== "running") throw new Error(JSON.stringify(job));
  }
}

/** An offer of a project as it is saved; its id. */
export async function makeOffer(person: Person, id: number, body: object = {}): Promise<number> {
  const { jobId } = bodyOf(await orderOffer(person, id, body), 202);
  return Number((await jobDone(person, jobId)).offerId);
}
