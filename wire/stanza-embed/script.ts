import { mountStanza } from "./mount-stanza.ts";
import { defineStanzaElement } from "./stanza-element.ts";
import { StanzaError } from "./stanza-error.ts";

/** The one file for a page without modules: it defines the element and leaves `StanzaEmbed` behind. */
defineStanzaElement();
Object.assign(globalThis, { StanzaEmbed: { mountStanza, StanzaError } });
