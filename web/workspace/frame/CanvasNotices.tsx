import { type LoadingArticles, useEditor, useLoadingArticles } from "@stanza/web-project";
import { ProgressBar } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { RoomNotices } from "../canvas/late-parts.ts";
import css from "./Canvas.module.css";

/** How far the project is that loads; then the next thing that the room needs. */
export function CanvasNotices() {
  const isIdle = useEditor((state) => state.interaction.kind === "idle");
  const loading = useLoadingArticles();
  if (!isIdle) return null;
  return loading ? <LoadingNotice {...loading} /> : <RoomNotices />;
}

/** How far the articles of a project that has just been opened are. */
function LoadingNotice({ done, count }: LoadingArticles) {
  const { t } = useTranslation();
  const label = t(done < count ? "workspace.loadingArticles" : "workspace.workingOut", { done, count });
  return (
    <div className={css.loading} role="status">
      <span>{label}</span>
      {/* Reading them is most of the work. */}
      <ProgressBar label={label} percentage={(done / count) * 90} />
    </div>
  );
}
