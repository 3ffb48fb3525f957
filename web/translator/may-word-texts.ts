import type { Profile } from "@stanza/contract";

/** Returns true for who words the interface's texts for everybody; the server says so too (`translation.edit`). */
export const mayWordTexts = (profile: Profile | null): boolean => profile?.isAdmin === true;
