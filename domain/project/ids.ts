/** Ids are texts that nobody reads anything from; each is unique in its project. */
export type RowId = string;
export type WallId = string;
export type GroupId = string;
export type LayerId = string;
