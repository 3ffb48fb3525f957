/** The action uploadCRM; what it takes is loaded with its first use. */
export async function uploadCrmLazily(): Promise<void> {
  const { uploadCrm } = await import("./upload-crm.ts");
  await uploadCrm();
}
