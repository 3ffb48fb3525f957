import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconX } from "@tabler/icons-react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../Button.tsx";
import { cx } from "../class-names.ts";
import { keepFocus } from "../focus/keep-focus.ts";
import { focusWithin, keepTabWithin } from "../focus/tab-stops.ts";
import css from "./Dialog.module.css";
import { forceMode, mayClose, type OpenDialog } from "./dialog-store.ts";
import { useDialogFrame } from "./use-dialog-frame.ts";

/** One open dialog: overlay, frame, title bar and its content. Only the topmost one traps the focus and hears Esc. */
export function DialogFrame({ dialog, level, top }: { dialog: OpenDialog; level: number; top: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const { options, Content, nudged } = dialog;
  const mode = dialog.forced ?? options.mode;
  const frame = useDialogFrame(options.width);
  const close = (by: "escape" | "outside" | "close") => {
    if (mayClose(mode, by)) dialog.finish(undefined, false);
  };

  useEffect(() => {
    if (nudged > 0) frame.element.current?.focus();
  }, [nudged, frame.element]);

  // A press beside what can have the focus takes it away: Esc then reaches the document alone.
  useEffect(() => {
    if (!top) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (document.activeElement === document.body) close("escape");
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  });

  // The title gets the focus when no field asks for it: a button that only enlarges the dialog would be a poor start.
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { current } = frame.element;
    if (!current) return;
    const isAsked = options.role === "alertdialog" || current.querySelector("[data-autofocus]") !== null;
    if (isAsked) focusWithin(current);
    else heading.current?.focus();
    // The title may be out of sight on a phone and not take the focus: Esc has to be heard all the same.
    if (!current.contains(document.activeElement)) current.focus();
  }, [frame.element, options.role]);

  // A button that its own press removes, such as a letter's once it is sent, hands the focus on.
  useEffect(() => (frame.element.current ? keepFocus(frame.element.current) : undefined), [frame.element]);

  // Closing an inner dialog gives the focus back to what had it; it may be gone by then.
  useEffect(() => {
    const { current } = frame.element;
    if (top && current && !current.contains(document.activeElement)) current.focus();
  }, [top, frame.element]);

  const zIndex = 1000 + level * 10;
  return (
    <>
      <div
        className={css.overlay}
        style={{ zIndex }}
        onPointerDown={() => close("outside")}
        aria-hidden="true"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is dialog or alertdialog, and dialogs hear Esc */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support aria-modal */}
      <div
        ref={frame.element}
        role={options.role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={options.role === "alertdialog" ? `${id}-content` : undefined}
        tabIndex={-1}
        inert={!top}
        className={cx(
          css.dialog,
          options.role === "alertdialog" && css.alert,
          frame.full && css.full,
          nudged > 0 && (nudged % 2 === 1 ? css.nudge : css.nudgeAgain),
        )}
        style={{ ...frame.style, zIndex: zIndex + 1 }}
        onKeyDown={(event) => {
          keepTabWithin(event.currentTarget, event);
          if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          close("escape");
        }}
      >
        <div className={css.title} {...frame.titleProps}>
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={css.heading}>
            {options.title}
          </h2>
          {options.role === "dialog" ? (
            <IconButton
              className={css.fullToggle}
              label={frame.full ? t("dialog.restore") : t("dialog.fullScreen")}
              icon={frame.full ? <IconArrowsDiagonalMinimize2 size={18} /> : <IconArrowsDiagonal size={18} />}
              onClick={frame.toggleFull}
            />
          ) : null}
          {mode === "persistent" ? null : (
            <IconButton label={t("dialog.close")} icon={<IconX size={18} />} onClick={() => close("close")} />
          )}
        </div>
        <div className={css.content} id={`${id}-content`}>
          <Content
            {...dialog.props}
            resolve={(result: unknown) => dialog.finish(result, true)}
            close={() => dialog.finish(undefined, false)}
            force={(forced: OpenDialog["forced"]) => forced && forceMode(dialog.id, forced)}
          />
        </div>
        {options.role === "dialog" && !frame.full ? (
          <button type="button" className={css.grip} aria-label={t("dialog.grip")} {...frame.gripProps} />
        ) : null}
      </div>
    </>
  );
}
