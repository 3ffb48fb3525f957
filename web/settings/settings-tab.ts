import type { Profile } from "@stanza/contract";
import type { TranslationKey } from "@stanza/web-site";
import type { ComponentType } from "react";

/** A tab of the settings. Each room may bring its own; the app puts them together and says in which order they stand. */
export interface SettingsTab {
  /** In the address: `/usersettings?tab=shop`. */
  readonly key: string;
  readonly label: TranslationKey;
  readonly Content: ComponentType;
  /** Absent: everybody has it. */
  readonly isFor?: (profile: Profile | null) => boolean;
}
