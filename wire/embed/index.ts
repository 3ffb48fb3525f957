export {
  ACTION_DATA,
  ACTION_NAMES,
  type ActionName,
  type DataOf,
  NEEDS,
  type Need,
  type SentDataOf,
} from "./contract/actions.ts";
export type { ErpData, ErpItem, ErpPerson } from "./contract/erp-data.ts";
export { messageText, savedVariants } from "./contract/message-text.ts";
export {
  type CartContent,
  EVENTS,
  type EventName,
  type HostEvent,
  hostEvent,
  type Reply,
  reply,
} from "./contract/replies.ts";
export {
  KEY_LOGIN_FAILED,
  LOGIN_FAILED,
  MISSING_PROJECT,
  normalisedFailure,
  OWN_REFUSALS,
  REFUSALS,
  SUCCESSES,
} from "./contract/texts.ts";
export { variantPairs } from "./contract/variant-pairs.ts";
export {
  type CarryOut,
  type CheckedData,
  type FoundCatalogue,
  type HostedApp,
  type HostedState,
  type Lookups,
  type Outcome,
  refused,
  succeeded,
} from "./dispatch/hosted-app.ts";
export { type Arrival, MOST_WAITING, Receiver, type ReceiverOptions } from "./dispatch/receiver.ts";
export { originFault } from "./gate/trusted-origins.ts";
