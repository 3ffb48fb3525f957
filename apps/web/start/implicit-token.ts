/** Returns true for a fragment with a token, as an implicit sign-in leaves it (spec 1 §7, reliability.md T09). */
export const hasImplicitToken = (hash: string): boolean => /[#&](?:id_token|access_token)=/.test(hash);
