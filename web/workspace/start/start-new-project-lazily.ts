/**
 * Starts a new project, loading how with its first use: what reads and saves projects does not belong to the first page.
 */
export async function startNewProjectLazily(): Promise<void> {
  const { startNewProject } = await import("./start-new-project.ts");
  await startNewProject();
}
