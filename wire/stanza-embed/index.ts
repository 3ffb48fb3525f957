export { COMMANDS, mountStanza } from "./mount-stanza.ts";
export { defineStanzaElement, StanzaElement } from "./stanza-element.ts";
export { StanzaError, type StanzaErrorCode } from "./stanza-error.ts";
export type {
  ArticleWish,
  CartContent,
  ChangedRows,
  CommandName,
  CommandOptions,
  Commands,
  ErpFields,
  ErpItem,
  ErpLine,
  ErpPerson,
  ModelWish,
  MountOptions,
  NewProject,
  ProjectJson,
  Stanza,
  StanzaEventName,
  StanzaEvents,
  Theme,
  Variants,
} from "./types.ts";
