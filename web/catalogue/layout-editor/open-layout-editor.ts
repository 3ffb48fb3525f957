import { translate, useConfig, useSession } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import i18next from "i18next";
import { readEditorMessage } from "./editor-message.ts";
import { editorWindow, sendToEditor, setEditorWindow } from "./editor-window.ts";
import { useLayoutEditor } from "./layout-editor-store.ts";
import { followEditor } from "./live-preview.ts";

/** The layout editor's address where the site has one on a listed origin, or on its own; undefined: supervisors have no editor here. */
export function layoutEditorAddress(): URL | undefined {
  const config = useConfig.getState().config;
  if (!config?.layouteditor || useSession.getState().profile?.isAdmin !== true) return undefined;
  const address = new URL(config.layouteditor, location.origin);
  if ([location.origin, ...(config.hosts ?? [])].includes(address.origin)) return address;
  log("error", `The layout editor's origin ${address.origin} is not one of TRUSTED_ORIGINS.`);
  return undefined;
}

/** Opens the layout editor in a window of its own and listens to it; opened again, the same window comes to the front. */
export function openLayoutEditor(): void {
  const address = layoutEditorAddress();
  if (!address) return;
  const opened = window.open(address, "stanza-layout-editor", "popup,width=1100,height=800");
  if (!opened) {
    log("error", "The browser did not open the window of the layout editor.");
    toast(translate("layoutEditor.blocked"), { kind: "error" });
    return;
  }
  setEditorWindow({ window: opened, origin: address.origin });
  const { profile } = useSession.getState();
  const layeditProfile = {
    user: profile?.login ?? "",
    shop: profile?.shop.code ?? "",
    language: i18next.language,
  };
  useLayoutEditor.setState({ layeditProfile });
  listen();
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("message", hear);
}

/** Only the editor's own window and origin are heard. A window that says `ready` is told who works with it. */
function hear({ data, origin, source }: MessageEvent): void {
  const editor = editorWindow();
  if (!editor || source !== editor.window || origin !== editor.origin) return;
  if ((data as { readonly action?: unknown } | null)?.action === "ready") {
    sendToEditor("profile", useLayoutEditor.getState().layeditProfile);
    return;
  }
  const message = readEditorMessage(data);
  if (message)
    followEditor(message).catch((error: unknown) => log("error", `The layout editor: ${String(error)}`));
  else sendToEditor("error", "Unknown action");
}
