import type { SiteConfig } from "@stanza/contract";
import { create } from "zustand";

interface ConfigState {
  readonly config: SiteConfig["config"] | null;
  /** UI components of dynamic classes that this deployment declares (spec 1 §3 `dclass`). */
  readonly dclass: SiteConfig["dclass"];
  /** True: the site lets guests in (spec `config.isguest`, and the server's own refusal). */
  readonly guestsAdmitted: boolean;
}

export const useConfig = create<ConfigState>()(() => ({ config: null, dclass: {}, guestsAdmitted: false }));

export function setConfig(site: SiteConfig): void {
  useConfig.setState({ config: site.config, dclass: site.dclass, guestsAdmitted: site.config.isguest });
}

export function refuseGuests(): void {
  useConfig.setState({ guestsAdmitted: false });
}
