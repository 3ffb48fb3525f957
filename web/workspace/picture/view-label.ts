import { currentScene } from "@stanza/web-project";
import type { TFunction } from "i18next";
import type { GeneratedView } from "./generate-views.ts";

/** Views that are made, and those that older projects have kept. */
const PERSPECTIVES = {
  eye: "scene.eye",
  corner: "scene.corner",
  iso: "scene.overview",
  front: "scene.front",
  left: "views.left",
  right: "views.right",
} as const;

/** A view's name for a person: the plan, an elevation or a perspective, with its room where the project has several. */
export function viewLabel(view: GeneratedView, t: TFunction): string {
  const room =
    currentScene().project.rooms.length > 1 ? ` · ${t("views.room", { number: (view.room ?? 0) + 1 })}` : "";
  if (view.kind === "plan") return t("views.plan") + room;
  if (view.kind === "elevation") return t("views.elevation", { wall: view.of }) + room;
  return t(PERSPECTIVES[view.of as keyof typeof PERSPECTIVES]);
}
