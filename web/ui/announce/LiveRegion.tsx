import { useSpoken } from "./announcer.ts";

/** Reads aloud what became of a gesture. */
export function LiveRegion() {
  const { text, turn } = useSpoken();
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {/* The same words twice in a row are still news. */}
      {turn % 2 === 0 ? text : `${text}\u00a0`}
    </div>
  );
}
