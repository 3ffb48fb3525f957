import { client, enteredSession, isFramed, safeRedirect } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { answerIn } from "./company-answer.ts";

/** `cancelled`: the window was closed; `elsewhere`: this page is left for the provider's. */
export type CompanyResult =
  | "signed-in"
  | "cancelled"
  | "elsewhere"
  | "failed"
  | "no-account"
  | "too-many-attempts"
  | "no-connection";

const BEGUN = "stanza.company";
const LOOK_MS = 500;

/** A sign-in that goes on in this window at the provider's page: how this browser proves that it began it, and where to go afterwards. */
interface Begun {
  readonly flow: string;
  readonly redirectFrom: string | undefined;
}

/**
 * Signs in at the company's own provider: in a window of its own, so that work stays where it is and a page inside a frame can too; where
 * none may be opened, this page goes there and comes back to `redirectFrom`. Call it while a click is handled.
 */
export async function companySignIn(redirectFrom?: string): Promise<CompanyResult> {
  const popup = window.open("", "_blank", "popup,width=500,height=700");
  const answer = await client.beginCompanySignIn({});
  if (answer.status !== 200) {
    popup?.close();
    return troubleOf(answer);
  }
  const { url, flow } = answer.body;
  if (popup) {
    popup.location.href = url;
    const back = await answerFrom(popup);
    return back === undefined ? "cancelled" : finish(back, flow);
  }
  if (isFramed() || !keepBegun({ flow, redirectFrom })) return "failed";
  location.assign(url);
  return "elsewhere";
}

/** The end of a sign-in that this window itself went to the provider for. */
export async function comeBack(
  answer: string,
): Promise<{ readonly result: CompanyResult; readonly goOn: string | undefined }> {
  const begun = takeBegun();
  if (!begun) return { result: "failed", goOn: undefined };
  const goOn = safeRedirect(begun.redirectFrom, location.origin);
  return { result: await finish(answer, begun.flow), goOn };
}

async function finish(answer: string, flow: string): Promise<CompanyResult> {
  const done = await client.finishCompanySignIn({ body: { answer, flow } });
  if (done.status !== 200) return troubleOf(done);
  await enteredSession(done.body);
  return "signed-in";
}

function troubleOf(answer: {
  readonly status: number;
  readonly message?: string;
  readonly body?: { readonly message?: string };
}): CompanyResult {
  // Spec 2 §8: logged in these words.
  log("error", `Can not authenticate: ${answer.body?.message ?? answer.message ?? answer.status}`);
  if (answer.status === 429) return "too-many-attempts";
  if (answer.status === 403) return "no-account";
  return [401, 404, 422].includes(answer.status) ? "failed" : "no-connection";
}

/** The provider's answer as the popup brings it; undefined: it was closed without. */
function answerFrom(popup: Window): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (answer: string | undefined) => {
      removeEventListener("message", hear);
      clearInterval(looking);
      popup.close();
      resolve(answer);
    };
    const hear = (event: MessageEvent) => {
      const answer = answerIn(event, popup);
      if (answer !== undefined) end(answer);
    };
    addEventListener("message", hear);
    const looking = setInterval(() => popup.closed && end(undefined), LOOK_MS);
  });
}

function keepBegun(begun: Begun): boolean {
  try {
    sessionStorage.setItem(BEGUN, JSON.stringify(begun));
    return true;
  } catch {
    return false;
  }
}

function takeBegun(): Begun | undefined {
  try {
    const text = sessionStorage.getItem(BEGUN);
    sessionStorage.removeItem(BEGUN);
    return text === null ? undefined : (JSON.parse(text) as Begun);
  } catch {
    return undefined;
  }
}
