import { useConnection } from "./use-connection.ts";

/** Answers that somebody without a network needs again; the session and projects are kept by those who know them. */
const NEEDED = /^\/api\/(favourites|catalogues(\/[^/]+\/versions\/[^/]+\/prices(\?.*)?)?)$/;
/** Keeps an answer on this device. */
type Keep = (url: string, answer: Response) => unknown;
const early: Parameters<Keep>[] = [];
let keep: Keep = (...answer) => early.push(answer);

/** Gives the answers that have come so far, and those from now on, to whoever keeps them. */
export function keepAnswersBy(by: Keep): void {
  keep = by;
  for (const answer of early.splice(0)) by(...answer);
}

/**
 * An answer to a request of the page's, or in its place one of before: where the server is away, and this device has it.
 *
 * asked    rejects where there is no network
 * isRead   it asks for something and changes nothing
 */
export async function answerTo(url: string, asked: Promise<Response>, isRead: boolean): Promise<Response> {
  const answer = await asked.catch((error: Error) => error);
  const hasAnswer = answer instanceof Response;
  const isAway = hasAnswer ? answer.status > 501 && answer.status < 505 : answer.name === "TypeError";
  const kept =
    isAway && isRead && (await (await import("../offline/answer-of-before.ts")).answerOfBefore(url));
  if (kept) return kept;
  if (!hasAnswer) throw answer;
  // The service worker's own answers say nothing about the server.
  if (!isAway && !answer.headers.has("x-kept-at")) useConnection.setState({ isAway });
  if (isRead && answer.ok && NEEDED.test(url)) keep(url, answer.clone());
  return answer;
}
