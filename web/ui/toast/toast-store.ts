import { create } from "zustand";

export type ToastKind = "plain" | "success" | "info" | "warning" | "error";

/** The corner of the screen in which it stands, as one reads. */
export type ToastPlace = "bottom-start" | "bottom-end" | "top-start" | "top-end";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly key: string;
  readonly message: string;
  readonly kind: ToastKind;
  /** Milliseconds until it leaves; `null` stays until closed. */
  readonly timeout: number | null;
  readonly action?: ToastAction;
  readonly place: ToastPlace;
  /** Of its ground; absent: that of the theme. */
  readonly colour?: `#${string}`;
  readonly leaving: boolean;
  /** How it is read aloud: at once, politely, or elsewhere. */
  readonly role: "alert" | "status" | undefined;
}

export interface ToastOptions {
  /** A toast with the key of one that is shown replaces it. */
  readonly key?: string;
  readonly kind?: ToastKind;
  readonly timeout?: number | null;
  readonly action?: ToastAction;
  /** Absent: below, where one begins to read (spec 2 §9: bottom left). */
  readonly place?: ToastPlace;
  /** `#rrggbb` of its ground, for a customer's own screens; the text on it is dark or light by contrast. Absent: black (spec 2 §9). */
  readonly colour?: `#${string}`;
  /** What it says is read aloud elsewhere, with more. */
  readonly quiet?: boolean;
}

/** Spec 2 §9: 5 s, 600 ms to leave. Warnings stay 8 s, errors until closed; at most four are in view. */
export const TOAST_TIMEOUT = 5000;
export const TOAST_REMOVAL = 600;
export const MAX_TOASTS = 4;

const defaultTimeout = (kind: ToastKind): number | null =>
  kind === "error" ? null : kind === "warning" ? 8000 : TOAST_TIMEOUT;

export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

const ALERTS: ReadonlySet<ToastKind> = new Set(["error", "warning"]);

let next = 1;

/** Shows a toast from anywhere, React or not; returns its key. */
export function toast(message: string, options: ToastOptions = {}): string {
  const kind = options.kind ?? "plain";
  const shown: Toast = {
    key: options.key ?? `toast-${next++}`,
    message,
    kind,
    timeout: options.timeout === undefined ? defaultTimeout(kind) : options.timeout,
    action: options.action,
    place: options.place ?? "bottom-start",
    ...(options.colour === undefined ? {} : { colour: options.colour }),
    leaving: false,
    role: options.quiet === true ? undefined : ALERTS.has(kind) ? "alert" : "status",
  };
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((t) => t.key !== shown.key);
    return { toasts: inView([...others, shown]) };
  });
  return shown.key;
}

/** As many as are in view: the oldest goes that would have gone by itself, before one that waits to be read. */
function inView(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MAX_TOASTS) return toasts;
  const passing = toasts.slice(0, -1).findIndex(({ timeout }) => timeout !== null);
  return toasts.toSpliced(Math.max(passing, 0), 1);
}

/** Lets a toast leave; it is gone after 600 ms. Unknown keys are ignored. */
export function dismissToast(key: string): void {
  const found = useToasts.getState().toasts.find((t) => t.key === key);
  if (!found || found.leaving) return;
  const leaving: Toast = { ...found, leaving: true };
  useToasts.setState(({ toasts }) => ({ toasts: toasts.map((t) => (t === found ? leaving : t)) }));
  setTimeout(() => {
    // A toast shown again under the same key in the meantime stays.
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((t) => t !== leaving) }));
  }, TOAST_REMOVAL);
}
