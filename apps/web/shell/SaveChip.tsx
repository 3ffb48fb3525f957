import { signInAgain } from "@stanza/web-access";
import {
  explainRefusal,
  explainSafeMode,
  resolveConflict,
  SAFE_MODE_CHIP,
  type SaveState,
  saveChip,
  saveNow,
  useProject,
} from "@stanza/web-project";
import { useFormats } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUpload,
  IconDeviceFloppy,
  IconLock,
} from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Header.module.css";

const icons: Readonly<Record<SaveState["kind"], typeof IconLock>> = {
  saved: IconCloudCheck,
  pending: IconCloudUpload,
  saving: IconCloudUpload,
  retrying: IconAlertTriangle,
  offline: IconCloudOff,
  maintenance: IconDeviceFloppy,
  "on-device": IconDeviceFloppy,
  "signed-out": IconAlertTriangle,
  "read-only": IconLock,
  conflict: IconAlertTriangle,
  refused: IconAlertTriangle,
};

/** What happens at every edit is not read aloud. */
const ROUTINE: ReadonlySet<SaveState["kind"]> = new Set(["saved", "pending", "saving"]);

const actions = {
  save: () => void saveNow(),
  resolve: () => void resolveConflict(),
  "sign-in": () => void signInAgain(),
  explain: () => void explainRefusal(),
  "safe-mode": () => void explainSafeMode(),
};

/** Shows at all times if the work is saved. */
export function SaveChip() {
  const { t } = useTranslation();
  const formats = useFormats();
  const state = useProject((s) => s.saveState);
  const journal = useProject((s) => s.journal);
  const isSafe = useProject(({ open }) => open?.safe !== undefined);
  const { key, tone, action } = isSafe ? SAFE_MODE_CHIP : saveChip(state, journal);
  const time = state.kind === "saved" && state.at !== null ? formats.clock(state.at) : "";
  const text = t(key, { time });
  useTrouble(ROUTINE.has(state.kind) ? null : text, text);
  const Icon = icons[state.kind];
  const content = (
    <>
      <Icon size={15} stroke={1.7} aria-hidden="true" />
      <span className={css.chipText} aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  );
  return action ? (
    <button type="button" className={css.chip} data-tone={tone} title={text} onClick={actions[action]}>
      {content}
    </button>
  ) : (
    <span className={css.chip} data-tone={tone} title={text}>
      {content}
    </span>
  );
}

/** Reads aloud what keeps the work from being saved, when it begins and when it is over. `now` is what the chip says. */
function useTrouble(trouble: string | null, now: string): void {
  const before = useRef(trouble);
  useEffect(() => {
    if (before.current === trouble) return;
    before.current = trouble;
    announce(now);
  }, [trouble, now]);
}
