import { IconAlertTriangle, IconCheck, IconPlugConnectedX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Preview.module.css";
import type { ShownFault } from "./preview-state.ts";
import { usePreview } from "./preview-store.ts";
import { useWords } from "./words.ts";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Shows that the files are sound, or everything that is wrong with them; the last sound state stays in view below. */
export function FaultBar() {
  const words = useWords();
  const { i18n } = useTranslation();
  const state = usePreview((preview) => preview.state);
  const isConnected = usePreview((preview) => preview.isConnected);
  if (!isConnected)
    return (
      <div className={css.bar} data-kind="broken" role="alert">
        <p className={css.verdict}>
          <IconPlugConnectedX {...icon} />
          {words("lost")}
        </p>
      </div>
    );
  if (!state) return null;
  const { faults, warnings, tests, shown, isCurrent } = state;
  const time = shown ? new Date(shown.at).toLocaleTimeString(i18n.language) : "";
  const kind = !isCurrent ? "broken" : tests.differences.length > 0 ? "failing" : "sound";
  return (
    <div className={css.bar} data-kind={kind}>
      <p className={css.verdict} role={isCurrent ? "status" : "alert"}>
        {kind === "sound" ? <IconCheck {...icon} /> : <IconAlertTriangle {...icon} />}
        {isCurrent ? words("sound") : shown ? words("broken", { time }) : words("never")}
        {isCurrent && tests.passed > 0 ? <span>{words("passed", { count: tests.passed })}</span> : null}
        {tests.failed > 0 ? <span>{words("failing", { count: tests.failed })}</span> : null}
      </p>
      <Faults title={words("faults")} faults={faults} />
      <Faults title={words("tests")} faults={tests.differences} />
      <Faults title={words("warnings")} faults={warnings} isFolded />
    </div>
  );
}

function Faults({
  title,
  faults,
  isFolded = false,
}: {
  readonly title: string;
  readonly faults: readonly ShownFault[];
  readonly isFolded?: boolean;
}) {
  const words = useWords();
  if (faults.length === 0) return null;
  return (
    <details className={css.faults} open={!isFolded}>
      <summary>
        {title} <span>{faults.length}</span>
      </summary>
      <ul>
        {faults.map(({ place, code, message, suggestion }) => (
          <li key={`${place} ${code} ${message}`}>
            <button
              type="button"
              title={words("copy", { place })}
              onClick={() => void navigator.clipboard.writeText(place)}
            >
              {place}
            </button>{" "}
            {message}
            {suggestion === undefined ? null : <em>; {words("meant", { name: suggestion })}</em>}
          </li>
        ))}
      </ul>
    </details>
  );
}
