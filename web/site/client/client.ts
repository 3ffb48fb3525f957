import { createClient } from "@stanza/contract";
import { maintenanceReported } from "../maintenance/maintenance-store.ts";
import { answerTo } from "./connection.ts";
import { earlyAnswer, forgetEarlyAnswers } from "./early-answers.ts";

let token: string | undefined;
let unauthorised: () => void = () => {};

/** The bearer of this page, for where no cookie may be assumed; it lives in memory only. */
export function setToken(value: string | undefined): void {
  token = value;
}

/** For requests that need more than `fetch` can do. */
export const bearer = (): string | undefined => token;

/** Called when a request of a session was answered 401, i.e. the session has ended. */
export function onUnauthorised(handler: () => void): void {
  unauthorised = handler;
}

/** The server, typed by the contract. */
export const client = createClient({
  baseUrl: "",
  token: () => token,
  fetch: async (input, init) => {
    const url = String(input);
    const isRead = init?.method === "GET";
    if (init?.method === "PUT") forgetEarlyAnswers();
    const asked = isRead ? url : `${url} ${init?.body}`;
    const early = token === undefined ? await earlyAnswer(asked, performance.now()) : undefined;
    const response = await answerTo(url, early ? Promise.resolve(early) : fetch(input, init), isRead);
    // The session's own address answers 401 to a wrong password and to nobody being signed in: both are no news.
    if (response.status === 401 && !/^\/api\/session(?!s)/.test(url)) unauthorised();
    if (response.headers.has("x-maintenance")) maintenanceReported();
    return response;
  },
});
