import { lazyFlow } from "@stanza/web-ui";

const openDialogOf = lazyFlow(async () => (await import("./open-survey.ts")).openSurveyDialog);

/** Makes a room from measured walls and diagonals. `room`: the one that is measured; `null`: a new one. */
export const openSurvey = ({ room }: { readonly room: string | null }) => openDialogOf(room);
