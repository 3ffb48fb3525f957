/** The sizes of a row's picture by name (spec 1 §9): 100, 120 and 600 pixels square. */
export const ROW_PHOTO_SIDES = { row: 100, thumbnail: 120, large: 600 } as const;
export type RowPhotoKind = keyof typeof ROW_PHOTO_SIDES;
