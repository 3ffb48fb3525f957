/** A command as it came in, before anything in it is believed. */
export interface HostMessage {
  /** Empty: the message names none. */
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId?: string | number;
}

const LONGEST_NAME = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a message: `{ action, data, requestId }`, or the fields of the data beside the action, as the ERP's host sends them. What is no object
 * has no action.
 */
export function readMessage(message: unknown): HostMessage {
  if (!isObject(message)) return { action: "", data: {} };
  const { action, data, requestId, ...fields } = message;
  const named = typeof action === "string" && action.length <= LONGEST_NAME ? action : "";
  return {
    action: named,
    data: isObject(data) ? data : fields,
    ...(isRequestId(requestId) ? { requestId } : {}),
  };
}

const isRequestId = (value: unknown): value is string | number =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value === "string" && value.length <= LONGEST_NAME;
