export {
  type AutomaticEdit,
  type CatalogueUse,
  type Placement,
  PROJECT_STATUSES,
  type Project,
  type ProjectStatus,
  type Room,
  type Row,
  type RowId,
  type Wall,
  type WallId,
} from "./project.ts";
