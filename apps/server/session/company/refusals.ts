import type { FastifyBaseLogger } from "fastify";
import { Unavailable } from "../../http/unavailable.ts";

/** Spec 2 §8, as it is logged. */
export const CANNOT = "Can not authenticate";
export const NO_ACCOUNT = "This person has no account here.";
export const LIMIT = { most: 20, windowSeconds: 60 };

/** Asks the provider; where it does not answer the request is answered 503, and the reason is logged. */
export async function askProvider<T>(log: FastifyBaseLogger, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error }, "The sign-in provider does not answer");
    throw new Unavailable("The sign-in provider does not answer.");
  }
}
