import type { ProjectVersion } from "@stanza/contract";
import { lazyDialog, lazyFlow, openDialog } from "@stanza/web-ui";

const versions = lazyDialog(async () => (await import("./ProjectVersionsDialog.tsx")).projectVersionsDialog);
const comparison = lazyDialog(
  async () => (await import("./comparison/ComparisonDialog.tsx")).comparisonDialog,
);

const version = lazyDialog(async () => (await import("./comparison/VersionDialog.tsx")).versionDialog);

/** Shows the named versions of the open project. */
export const openProjectVersions = () => openDialog(versions, {});

/** Asks for a name and keeps the open project as it is now under it. */
export const saveVersion = lazyFlow(async () => (await import("./save-version.ts")).saveVersion);

/** Shows what differs between a version of the open project and its present state, or another version. */
export const openComparison = (from: ProjectVersion) => openDialog(comparison, { from });

/** Shows a version of the open project, to be looked at only. */
export const openVersion = (shown: ProjectVersion) => openDialog(version, { version: shown });
