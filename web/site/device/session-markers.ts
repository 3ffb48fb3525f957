/** Texts of one visit that belong to the project that was open: the graphic variants that were filtered, and where to go on (spec 1 §4). */
const FILTERED_VARIANTS = "FILTRAVARIANTIGRAFICHE-";
const NEXT_GOTO = "next_goto";

/**
 * Takes what a page, a customer's screen or the page around has noted of one project out of the session, for another one begins. Where the
 * browser refuses its storage nothing was noted.
 */
export function clearSessionMarkers(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(FILTERED_VARIANTS) || key === NEXT_GOTO) sessionStorage.removeItem(key);
  } catch {
    // Refused, as in a private window or another page's frame.
  }
}
