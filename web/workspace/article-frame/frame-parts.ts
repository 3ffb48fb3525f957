import { lazyPart } from "@stanza/web-ui";

/** The choices come beside the 3D view: the article is loaded and drawn without waiting for their code. */
export const FrameVariants = lazyPart(async () => (await import("./FrameVariants.tsx")).FrameVariants);
