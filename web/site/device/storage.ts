/**
 * The browser's storage between visits. It may be refused at any time (private mode, third-party frame, quota), which loses a
 * preference and never an action: every access answers `undefined` or does nothing instead of throwing.
 */
export const storage = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(key: string, value: string | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Refused: the value lives as long as the page.
    }
  },
};
