import { IconButton } from "@stanza/web-ui";
import { IconArrowsMaximize, IconArrowsMinimize } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** Gives the frame the whole screen, where the page around lets it (`allow="fullscreen"`). */
export function FullScreenButton() {
  const { t } = useTranslation();
  const [isFull, setIsFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  const change = async () => {
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      // The browser wants a press just now, or the page around has taken the right back: everything stays as it was.
    }
  };
  return (
    <IconButton
      label={t(isFull ? "articleFrame.leaveFullScreen" : "dialog.fullScreen")}
      icon={isFull ? <IconArrowsMinimize size={18} /> : <IconArrowsMaximize size={18} />}
      reason={document.fullscreenEnabled ? undefined : t("articleFrame.noFullScreen")}
      onClick={() => void change()}
    />
  );
}
