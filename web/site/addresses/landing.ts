import { useConfig } from "../config/config-store.ts";
import { paths } from "./paths.ts";

/** Where somebody stands once a project has been loaded: in its 3D view, or at its offer where the site says so (spec 1 §2). */
export const landingOf = (projectId: number | null): string =>
  useConfig.getState().config?.landing === "offerview"
    ? paths.offer({ projectId })
    : paths.workspace({ projectId, view: "3d" });
