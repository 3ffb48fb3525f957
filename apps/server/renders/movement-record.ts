import type { RenderMovement } from "@stanza/contract";

export interface MovementRecord {
  readonly id: number;
  readonly kind: RenderMovement["kind"];
  readonly credits: number;
  readonly job_id: string | null;
  readonly note: string;
  readonly at: Date;
}

export const MOVEMENT_COLUMNS = "id, kind, credits, job_id, note, at";

export const movementView = ({ id, kind, credits, job_id, note, at }: MovementRecord): RenderMovement => ({
  id,
  kind,
  credits,
  note,
  at: at.toISOString(),
  ...(job_id === null ? {} : { job: job_id }),
});
