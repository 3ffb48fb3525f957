/** Saves the open project as another one, or as an offer. What it takes is loaded with its first use. */
export async function saveAsCopyLazily(): Promise<void> {
  const { saveAsCopy } = await import("../../project/saving/save-as-copy.ts");
  await saveAsCopy();
}

export async function saveAsOfferLazily(): Promise<void> {
  const { saveProjectAsOffer } = await import("./save-as-offer.ts");
  await saveProjectAsOffer();
}
