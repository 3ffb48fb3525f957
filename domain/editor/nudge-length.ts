/** The length in mm by which an arrow key moves something: 10, with Shift 100, with Ctrl 1 (ux.md §9). */
export function nudgeLength({ shift, ctrl }: { readonly shift: boolean; readonly ctrl: boolean }): number {
  return shift ? 100 : ctrl ? 1 : 10;
}
