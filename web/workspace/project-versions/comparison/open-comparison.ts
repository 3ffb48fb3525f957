import type { ProjectVersion } from "@stanza/contract";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const comparison = lazyDialog(async () => (await import("./ComparisonDialog.tsx")).comparisonDialog);
const version = lazyDialog(async () => (await import("./VersionDialog.tsx")).versionDialog);

/** Shows what differs between a version of the open project and its present state, or another version. */
export const openComparison = (from: ProjectVersion) => openDialog(comparison, { from });

/** Shows a version of the open project, to be looked at only. */
export const openVersion = (shown: ProjectVersion) => openDialog(version, { version: shown });
