import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  IconX,
} from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { cx } from "../class-names.ts";
import { legibleOn } from "../theme/brand-roles.ts";
import css from "./Toasts.module.css";
import { useToastPlace } from "./toast-place.ts";
import { dismissToast, type Toast, type ToastPlace, useToasts } from "./toast-store.ts";

const icons = {
  plain: undefined,
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
};

const PLACES: readonly ToastPlace[] = ["top-start", "top-end", "bottom-start", "bottom-end"];

/** The toasts, mostly bottom left, on a phone above what is there. They wait while they are pointed at or hold the focus. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  // A toast that goes takes the focus and the pointer away without a word.
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) setFocus(false);
    if (toasts.length === 0) setPointedAt(false);
  }, [toasts]);

  return createPortal(
    <section
      ref={region}
      data-region={toasts.length > 0 || undefined}
      aria-label={t("toast.region")}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {PLACES.map((place) => (
        <Stack
          key={place}
          place={place}
          toasts={toasts.filter((toast) => toast.place === place)}
          held={isPointedAt || hasFocus}
        />
      ))}
    </section>,
    document.body,
  );
}

interface StackProps {
  readonly place: ToastPlace;
  readonly toasts: readonly Toast[];
  readonly held: boolean;
}

function Stack({ place, toasts, held }: StackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const isBelow = place.startsWith("bottom");
  const bottom = useToastPlace(
    stack,
    isBelow ? toasts.map(({ key, message }) => `${key} ${message}`).join("\n") : "",
  );
  return (
    <div ref={stack} className={css.stack} data-place={place} style={isBelow ? { bottom } : undefined}>
      {toasts.map((toast) => (
        <OneToast key={toast.key} toast={toast} held={held} />
      ))}
    </div>
  );
}

function OneToast({ toast, held }: { toast: Toast; held: boolean }) {
  const { t } = useTranslation();
  const { key, timeout, kind, leaving, message, action, role, colour } = toast;
  useEffect(() => {
    if (timeout === null || held || leaving) return;
    const timer = setTimeout(() => dismissToast(toast.key), timeout);
    return () => clearTimeout(timer);
    // Another message under the same key has its whole time.
  }, [toast, timeout, held, leaving]);

  const Icon = icons[kind];
  return (
    <div
      className={cx(css.toast, leaving && css.leaving)}
      style={colour ? { background: colour, color: legibleOn(colour) } : undefined}
    >
      {Icon ? <Icon size={18} stroke={1.8} className={css.kind} aria-hidden="true" /> : null}
      <span className={css.message} role={role}>
        {message}
      </span>
      {action ? (
        <button
          type="button"
          className={css.button}
          onClick={() => {
            dismissToast(key);
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        className={css.button}
        aria-label={t("toast.close")}
        onClick={() => dismissToast(key)}
      >
        <IconX size={16} />
      </button>
    </div>
  );
}
