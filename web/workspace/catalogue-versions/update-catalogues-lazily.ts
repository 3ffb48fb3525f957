/** The flow comes with its first use; the workspace stays light. */
export async function openUpdate(): Promise<void> {
  const { updateOpenProject } = await import("./update-catalogues.ts");
  await updateOpenProject();
}
