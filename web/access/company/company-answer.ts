/** What the popup sends to the page that opened it. */
interface CompanyMessage {
  readonly companyAnswer: string;
}

let taken: string | undefined;

/** Keeps the provider's answer of the page's address, which leaves the address at once. */
export function takeCompanyAnswer(query: string): void {
  taken = query.replace(/^\?/, "");
}

export const companyAnswer = (): string | undefined => taken;

/** An answer is for one try: a page that is shown again has none. */
export function forgetCompanyAnswer(): void {
  taken = undefined;
}

/** The provider's answer in a message of our own popup; undefined: the message is somebody else's or about something else. */
export function answerIn({ origin, source, data }: MessageEvent, popup: Window): string | undefined {
  if (origin !== location.origin || source !== popup) return undefined;
  const { companyAnswer } = (data ?? {}) as Partial<CompanyMessage>;
  return typeof companyAnswer === "string" ? companyAnswer : undefined;
}

/** Hands the answer to the page that opened this popup, and to no other origin; false: there is none. */
export function handOver(answer: string): boolean {
  const opener = window.opener as Window | null;
  if (!opener || opener === window) return false;
  opener.postMessage({ companyAnswer: answer } satisfies CompanyMessage, location.origin);
  return true;
}
