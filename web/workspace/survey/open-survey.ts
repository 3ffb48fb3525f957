import { lazyFlow } from "@stanza/web-ui";

/** Makes a room from measured walls and diagonals. `room`: the one that is measured; `null`: a new one. */
export const openSurvey = lazyFlow(async () => (await import("./survey-room.ts")).surveyRoom);
