import {
  type CheckedData,
  KEY_LOGIN_FAILED,
  LOGIN_FAILED,
  type Outcome,
  OWN_REFUSALS,
  REFUSALS,
  refused,
  succeeded,
} from "@stanza/embed";
import { enterFromHost, giveWayTo } from "@stanza/web-access";
import {
  changeShop,
  goTo,
  isArticleFrame,
  paths,
  safeRedirect,
  translate,
  useSession,
} from "@stanza/web-site";
import { ask, closeAllDialogs } from "@stanza/web-ui";
import { frameSettled } from "../article-frame/watch-frame.ts";
import { goToPage } from "../page/go-to-page.ts";
import { hostPageAddress } from "../page/host-page.ts";
import { takeSetting } from "./take-setting.ts";

/**
 * Signs in as the host says: id, user and password together, else its key, else as a guest (spec 1 §5). The host hears `loginDone` besides
 * the answer.
 */
export async function login(data: CheckedData<"login">): Promise<Outcome> {
  const { id, user, password, shop, rsaKey, page } = data;
  const isGuestWish = !(id && user && password) && rsaKey === "";
  const result = await enterFromHost({ id, user, password, shop, rsaKey });
  await takeSetting(data);
  if (result === "second-factor") return refused(OWN_REFUSALS.secondFactor);
  if (result === "no-connection") return refused(OWN_REFUSALS.connection);
  if (result === "too-many-attempts") return refused(OWN_REFUSALS.tooMany);
  if (result === "login-failed") {
    if (isGuestWish) return refused(REFUSALS.guest);
    tellFailure();
    return refused(rsaKey !== "" && !(id && user && password) ? KEY_LOGIN_FAILED : LOGIN_FAILED);
  }
  // Whatever was asked or told was for whoever was here before.
  closeAllDialogs();
  await giveWayTo(useSession.getState().profile);
  if (!(await takeShop(shop))) return refused(OWN_REFUSALS.shop);
  if (page !== "") {
    const address = hostPageAddress(page, "");
    if (address !== undefined) return goToPage(address);
  }
  await backToFrame();
  const { profile } = useSession.getState();
  return succeeded({ user: profile?.login, kind: profile?.kind, shop: profile?.shop.code });
}

/** Who had to sign in first on the way to a frame with one article goes on there. */
async function backToFrame(): Promise<void> {
  const { pathname, search, origin } = window.location;
  const wanted = safeRedirect(new URLSearchParams(search).get("redirectFrom"), origin);
  if (pathname !== paths.home() || wanted === undefined) return;
  if (!isArticleFrame(wanted.split("?")[0] ?? "")) return;
  await goTo(wanted, { replace: true });
  await frameSettled();
}

/** The shop has to be one of the person's; a guest has one alone (T10). */
async function takeShop(shop: string): Promise<boolean> {
  const { profile } = useSession.getState();
  if (shop === "" || !profile || profile.shop.code === shop) return true;
  return profile.shops.some(({ code }) => code === shop) && (await changeShop(shop));
}

/** Spec 1 §8: "Login failed", shown when what the host says of somebody is wrong. Nobody waits for it to be closed. */
function tellFailure(): void {
  void ask({
    title: translate("signIn.login-failed.title"),
    text: translate("signIn.login-failed.text"),
    single: "host-login-failed",
    choices: [{ answer: "ok", label: translate("action.ok"), look: "primary" }],
  });
}
