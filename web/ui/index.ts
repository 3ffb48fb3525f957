export { AgreeField } from "./AgreeField.tsx";
export { announce, useSpoken } from "./announce/announcer.ts";
export { LiveRegion } from "./announce/LiveRegion.tsx";
export { arrowDirection } from "./arrow-direction.ts";
export { Button, buttonClass, IconButton } from "./Button.tsx";
export { Card } from "./Card.tsx";
export { Combobox } from "./Combobox.tsx";
export { CountBadge } from "./CountBadge.tsx";
export { cx } from "./class-names.ts";
export { ask } from "./dialog/confirm.tsx";
export { DialogForm } from "./dialog/DialogForm.tsx";
export { DialogHost } from "./dialog/DialogHost.tsx";
export { DialogBody, DialogFooter } from "./dialog/DialogParts.tsx";
export {
  closeAllDialogs,
  type Dialog,
  type DialogControls,
  lazyDialog,
  openDialog,
  useDialogs,
} from "./dialog/dialog-store.ts";
export type { FolderFile } from "./dropped-folder.ts";
export { EmptyState } from "./EmptyState.tsx";
export { ErrorState } from "./ErrorState.tsx";
export { PasswordField, SelectField, TextArea, TextField } from "./Field.tsx";
export { FileDrop } from "./FileDrop.tsx";
export { Menu } from "./floating/Menu.tsx";
export { MenuDivider, MenuItem, MenuLabel } from "./floating/MenuItem.tsx";
export { Popover } from "./floating/Popover.tsx";
export type { OpeningButton } from "./floating/use-floating-button.ts";
export { keepFocus } from "./focus/keep-focus.ts";
export { focusHeading, focusRegion, walkRegions } from "./focus/regions.ts";
export { usePanelFocus } from "./focus/use-panel-focus.ts";
export { lazyFlow } from "./lazy/lazy-flow.ts";
export { lazyPart } from "./lazy/lazy-part.tsx";
export { loadAhead, loadedOnce } from "./lazy/loaded-once.ts";
export { useLoaded } from "./lazy/use-loaded.ts";
export { LoaderModal } from "./loader/LoaderModal.tsx";
export { startLoader, useLoader, withLoader } from "./loader/loader-store.ts";
export { clearLogs, type LogEntry, type LogLevel, log, useLogs } from "./log/log-store.ts";
export { filterLogs, logText } from "./log/log-text.ts";
export { MadeLink } from "./MadeLink.tsx";
export { Money } from "./Money.tsx";
export { NoticeBanner } from "./NoticeBanner.tsx";
export { ProgressBar } from "./ProgressBar.tsx";
export { QrCode } from "./QrCode.tsx";
export { Segmented } from "./Segmented.tsx";
export { Size } from "./Size.tsx";
export { Skeleton } from "./Skeleton.tsx";
export { StatusBadge } from "./StatusBadge.tsx";
export { Switch } from "./Switch.tsx";
export { saveFile } from "./save-file.ts";
export { Tabs } from "./Tabs.tsx";
export { type CustomerTheme, customerCss, defaultTheme, readTheme } from "./theme/customer-css.ts";
export { type Scheme, surfaces } from "./theme/surfaces.ts";
export { Toasts } from "./toast/Toasts.tsx";
export { TOAST_FLOOR } from "./toast/toast-floor.ts";
export { dismissToast, toast, useToasts } from "./toast/toast-store.ts";
export { useFileDrop } from "./use-file-drop.ts";
export { useMediaQuery } from "./use-media-query.ts";
