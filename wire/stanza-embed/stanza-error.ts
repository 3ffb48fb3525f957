/** `refused`: Stanza's answer was no; its words are the message. */
export type StanzaErrorCode = "refused" | "timeout" | "destroyed";

export class StanzaError extends Error {
  readonly code: StanzaErrorCode;
  /** The command; empty: the start. */
  readonly action: string;

  constructor(code: StanzaErrorCode, action: string, message: string) {
    super(message);
    this.name = "StanzaError";
    this.code = code;
    this.action = action;
  }
}
