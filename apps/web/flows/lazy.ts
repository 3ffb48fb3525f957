/**
 * The flows that Home starts, loaded with their first use: what reads and saves projects does not belong to the first page.
 */
export const startNewProject = async (): Promise<void> =>
  (await import("./start-new-project.ts")).startNewProject();
