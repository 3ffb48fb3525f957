import { DialogHost, LoaderModal, Toasts } from "@stanza/web-ui";

/** What lies above every screen: dialogs, loader and toasts. A file of its own, because no first picture has any of them. */
export function Overlays({ openLog }: { openLog: () => void }) {
  return (
    <>
      <DialogHost />
      <LoaderModal openLog={openLog} />
      <Toasts />
    </>
  );
}
