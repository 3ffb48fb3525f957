import { create } from "zustand";

/** Whether the server can be reached, as the page's own requests have shown. */
export const useConnection = create<{ readonly isAway: boolean }>()(() => ({ isAway: false }));

/** Answers that somebody without a network needs again; the session and projects are kept by those who know them. */
const NEEDED = /^\/api\/(favourites|catalogues(\/[^/]+\/versions\/[^/]+\/prices(\?.*)?)?)$/;
/** A page that nobody keeps anything for does not gather answers for ever. */
const MOST = 30;

/** Keeps an answer on this device. */
type Keep = (url: string, answer: Response) => void;
const early: Parameters<Keep>[] = [];
let keep: Keep = (...answer) => {
  if (early.length < MOST) early.push(answer);
};

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
  try {
    const answer = await asked;
    const isAway = answer.status > 501 && answer.status < 505;
    if (!isAway || !isRead) {
      if (!isAway && !answer.headers.has("x-kept-at")) useConnection.setState({ isAway: false });
      if (isRead && answer.ok && NEEDED.test(url)) keep(url, answer.clone());
      return answer;
    }
    return (await keptAnswer(url)) ?? answer;
  } catch (error) {
    const kept = isRead && (error as Error).name === "TypeError" ? await keptAnswer(url) : undefined;
    if (!kept) throw error;
    return kept;
  }
}

async function keptAnswer(url: string): Promise<Response | undefined> {
  const { answerOfBefore } = await import("../offline/answer-of-before.ts");
  return answerOfBefore(url);
}
