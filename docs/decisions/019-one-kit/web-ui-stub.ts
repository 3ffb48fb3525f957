export { cx } from "../../../web/ui/class-names.ts";
export { Switch } from "../../../web/ui/Switch.tsx";
