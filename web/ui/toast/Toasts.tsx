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
import css from "./Toasts.module.css";
import { useToastPlace } from "./toast-place.ts";
import { dismissToast, type Toast, useToasts } from "./toast-store.ts";

const icons = {
  plain: undefined,
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
};

/** The toasts, bottom left, on a phone above what is there. They wait while they are pointed at or hold the focus. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const bottom = useToastPlace(region, toasts.map(({ key, message }) => `${key} ${message}`).join("\n"));

  return createPortal(
    <section
      ref={region}
      data-region={toasts.length > 0 || undefined}
      className={css.region}
      style={{ bottom }}
      aria-label={t("toast.region")}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <OneToast key={toast.key} toast={toast} held={held} />
      ))}
    </section>,
    document.body,
  );
}

function OneToast({ toast, held }: { toast: Toast; held: boolean }) {
  const { t } = useTranslation();
  const { key, timeout, kind, leaving, message, action, role } = toast;
  useEffect(() => {
    if (timeout === null || held || leaving) return;
    const timer = setTimeout(() => dismissToast(key), timeout);
    return () => clearTimeout(timer);
  }, [key, timeout, held, leaving]);

  const Icon = icons[kind];
  return (
    <div className={cx(css.toast, leaving && css.leaving)}>
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
