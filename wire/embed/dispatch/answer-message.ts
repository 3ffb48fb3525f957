import {
  ACTION_DATA,
  type ActionName,
  BEGINS_PROJECT,
  type DataOf,
  NEEDS,
  type Need,
} from "../contract/actions.ts";
import { messageText } from "../contract/message-text.ts";
import type { HostMessage } from "../contract/read-message.ts";
import type { Reply } from "../contract/replies.ts";
import { OWN_REFUSALS, REFUSALS } from "../contract/texts.ts";
import type { Sender } from "../gate/trusted-origins.ts";
import { CHECKS } from "./check-data.ts";
import { type CarryOut, type HostedApp, type HostedState, type Outcome, refused } from "./hosted-app.ts";

/** By name, so that no name of `Object.prototype` is an action (reliability.md T06). */
const KNOWN: ReadonlyMap<string, ActionName> = new Map(
  (Object.keys(ACTION_DATA) as ActionName[]).map((name) => [name, name]),
);

const REFUSAL_OF: Readonly<Record<Need, string>> = {
  login: REFUSALS.login,
  user: REFUSALS.login,
  project: REFUSALS.project,
  scene: REFUSALS.scene,
};

const isMet = (need: Need, state: HostedState): boolean =>
  ({
    login: state.isSignedIn,
    user: state.isUser,
    project: state.hasProject,
    scene: state.isSceneShown,
  })[need];

/** The first need that is not met. */
function unmet(action: ActionName, state: HostedState, startsAnew: boolean): Need | undefined {
  const needs = startsAnew ? NEEDS[action].filter((need) => need !== "project") : NEEDS[action];
  return needs.find((need) => !isMet(need, state));
}

/**
 * Carries a message out and answers it: once, whatever it holds. The checks come in the specification's order: the action, guests, sign-in,
 * project, 3D view, then the action's own data (spec 1 §5).
 *
 * onFault   hears of what the application did not expect; the host is told only that the action failed
 */
export async function answerMessage(
  app: HostedApp,
  message: HostMessage,
  sender: Sender,
  onFault: (error: unknown) => void,
): Promise<Reply> {
  const answer = (outcome: Outcome) => replyTo(message, outcome);
  const action = KNOWN.get(message.action);
  if (action === undefined) return answer(refused(REFUSALS.unknownAction));
  const state = app.state();
  if (!state.isGuestAdmitted && action !== "login") return answer(refused(REFUSALS.guest));
  try {
    return answer(await perform(app, action, message.data, sender));
  } catch (error) {
    onFault(error);
    return answer(refused(OWN_REFUSALS.failed));
  }
}

async function perform<A extends ActionName>(
  app: HostedApp,
  action: A,
  given: HostMessage["data"],
  sender: Sender,
): Promise<Outcome> {
  const parsed = ACTION_DATA[action].safeParse(given);
  const need = unmet(action, app.state(), BEGINS_PROJECT.has(action) && startsAnew(parsed.data));
  if (need !== undefined) return refused(REFUSAL_OF[need]);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join(".") ?? "";
    return refused(`${OWN_REFUSALS.badData}${field && `: ${field}`}`);
  }
  const data = parsed.data as DataOf<A>;
  const check = CHECKS[action];
  const checked = check ? await check(app, data, sender) : { data };
  if ("refusal" in checked) return refused(checked.refusal);
  const carryOut = app.carryOut[action] as CarryOut[A];
  return carryOut(checked.data as Parameters<CarryOut[A]>[0], sender);
}

/** Data that cannot be read counts as the usual wish, a new project. */
const startsAnew = (data: object | undefined): boolean =>
  data === undefined || !("newproject" in data) || data.newproject === true;

/** The answer to a message, with the request id that it came with. */
export function replyTo({ action, requestId }: HostMessage, outcome: Outcome): Reply {
  return {
    status: outcome.ok || outcome.isStatus0 ? 0 : 1,
    action,
    msg: messageText(outcome.content),
    ...(requestId === undefined ? {} : { requestId }),
  };
}
