import { translate } from "@stanza/web-site";
import { useProject } from "../project-store.ts";

/** Where work is that could not be saved: on this device, or in this page alone where the browser keeps nothing. */
export const keptSentence = (): string =>
  translate(useProject.getState().journal ? "save.keptHere" : "save.keptNowhere");

/** That something was not saved, and where it is. */
export const notSavedSentence = (): string => `${translate("save.failed")} ${keptSentence()}`;
