import type { Operation, OperationId } from "@stanza/contract";

/** Operations that are no GET and yet store nothing that belongs to people's work: they go on during maintenance, as every GET does. */
const GO_ON: readonly string[] = [
  "keepDraft",
  "removeDraft",
  "setShop",
  "evaluateHeader",
  "recalculateRule",
  "evaluateDivider",
  "quoteProject",
  "quoteCombinedOffer",
  "getMargin",
  "getCombinedMargin",
  "openSharedOffer",
  "priceSharedOptions",
  "printDesign",
  "exportObjSceneDownload",
  "bookMaintenance",
  "cancelMaintenance",
  "startMaintenance",
  "endMaintenance",
] satisfies OperationId[];

/**
 * Returns true for an operation that is answered with 503 `maintenance` while a window runs, before its body is read. Whoever signs in or
 * out is served: a supervisor has to come in to end the window. What a served operation stores all the same, the tables refuse.
 */
export const isRefusedInMaintenance = ({ id, method, path }: Operation): boolean =>
  method !== "GET" && !/^\/api\/session(\/|$)/.test(path) && !GO_ON.includes(id);
