import { useHostSession } from "../host-session.ts";
import "./hide-loading.css";

/** As long as the cover takes to go, ms. */
const FADE_MS = 180;
/** What never comes up must say so: the cover goes in any case, ms. */
const LONGEST_MS = 30_000;

/**
 * Where the page around this one wants it (`hideloading` in the address), a plain cover lies over everything until the host is told `loaded`
 * (spec 1 §2, ux.md §5.20).
 */
export function hideLoading(search: string): void {
  const asked = new URLSearchParams(search).get("hideloading");
  if (asked === null || /^(0|false|no)$/i.test(asked)) return;
  const { dataset } = document.documentElement;
  dataset.hostLoading = "hidden";
  const stop = useHostSession.subscribe(({ isReady }) => isReady && uncover());
  const late = setTimeout(uncover, LONGEST_MS);
  function uncover() {
    clearTimeout(late);
    stop();
    dataset.hostLoading = "over";
    setTimeout(() => delete dataset.hostLoading, FADE_MS);
  }
}
