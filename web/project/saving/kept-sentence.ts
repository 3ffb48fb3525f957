import { translate } from "@stanza/web-site";
import { useProject } from "../project-store.ts";

const SENTENCES = {
  device: "save.keptHere",
  server: "save.keptOnServer",
  nowhere: "save.keptNowhere",
} as const;

/** Where work is that could not be saved: on this device, as a draft on the server, or in this page alone. */
export const keptSentence = (): string => translate(SENTENCES[useProject.getState().journal]);

/** That something was not saved, and where it is. */
export const notSavedSentence = (): string => `${translate("save.failed")} ${keptSentence()}`;
