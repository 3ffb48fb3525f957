/** Ids are opaque texts, each unique in its project. */
export type RowId = string;
export type WallId = string;
export type GroupId = string;
export type LayerId = string;
