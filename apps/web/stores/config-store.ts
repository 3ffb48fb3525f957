import type { SiteConfig } from "@stanza/contract";
import { create } from "zustand";

interface ConfigState {
  readonly config: SiteConfig["config"] | null;
  /** Whether the site lets guests in (spec `config.isguest`, and the server's own refusal). */
  readonly guestsAdmitted: boolean;
}

export const useConfig = create<ConfigState>()(() => ({ config: null, guestsAdmitted: false }));

export function setConfig(site: SiteConfig): void {
  useConfig.setState({ config: site.config, guestsAdmitted: site.config.isguest });
}

export function refuseGuests(): void {
  useConfig.setState({ guestsAdmitted: false });
}
