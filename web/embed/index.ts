export { FrameParts } from "./frame/FrameParts.tsx";
export { meetHost } from "./meet-host.ts";
