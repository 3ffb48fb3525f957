import { useProject } from "@stanza/web-project";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const savePicture = lazyDialog(async () => (await import("./SavePictureDialog.tsx")).savePictureDialog);
const generateViews = lazyDialog(async () => (await import("./GenerateViewsDialog.tsx")).generateViewsDialog);

/** Saves a picture of the 3D view at any size. */
export const openSavePicture = () => openDialog(savePicture, { name: projectName() });

/** Saves plan, elevations and perspectives as files. */
export const openGenerateViews = () => openDialog(generateViews, { name: projectName() });

const projectName = (): string => useProject.getState().open?.document.project.description ?? "";
