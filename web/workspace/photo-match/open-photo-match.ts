import { lazyDialog, openDialog } from "@stanza/web-ui";

const photoMatch = lazyDialog(async () => (await import("./PhotoMatchDialog.tsx")).photoMatchDialog);

/** Shows the furniture in a photograph of the real room. */
export const openPhotoMatch = () => openDialog(photoMatch, {});
