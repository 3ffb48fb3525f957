const DAY_MS = 86_400_000;

/** Days in which a deleted project can be recovered (reliability.md §0.4). */
export const RECOVERABLE_DAYS = 30;

/** Projects that were deleted at this moment or before are due to go. */
export const dueBefore = (now: Date): Date => new Date(now.getTime() - RECOVERABLE_DAYS * DAY_MS);

/** When a project that was deleted at a moment goes for good. */
export const goesAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RECOVERABLE_DAYS * DAY_MS);

/** Days until then, begun ones counted; one that is due waits for the next run of the job. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((goesAt(deletedAt).getTime() - now.getTime()) / DAY_MS));
