import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { type Db, only, transaction } from "../db/pool.ts";
import { isMaintenanceRefusal } from "../db/write-gate.ts";

/** Most tries of one message. The waits between them add up to about six hours, so that outages of some hours do no harm. */
const TRIES = 10;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 2 * 3600;
/** Seconds that one delivery may take before another node starts it again; longer than the time-out of every client. */
const LEASE_SECONDS = 120;
const LOOK_EVERY_MS = 5_000;

export interface OutboxMessage {
  readonly id: number;
  readonly shop_id: string;
  /** The same at every try, for receivers that recognise a repetition. */
  readonly key: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/**
 * Delivers one kind of message. The same message may be delivered twice: after a crash nobody knows whether it arrived.
 *
 * Receipt  the outside system's answer
 */
export interface OutboxChannel<Receipt = unknown> {
  readonly kind: string;
  deliver(message: OutboxMessage): Promise<Receipt>;
  /** Called in the transaction that marks the message as sent. */
  delivered(db: Db, message: OutboxMessage, receipt: Receipt): Promise<void>;
}

/** A failure that another try cannot cure: the message is given up at once. */
export class DeliveryRefused extends Error {
  override readonly name = "DeliveryRefused";
}

/** Adds a message in the transaction of its cause and returns its id. A key that is known already adds nothing and returns the known id. */
export async function enqueue(
  db: Db,
  message: {
    readonly shopId: string;
    readonly kind: string;
    readonly key: string;
    readonly payload: object;
    readonly at: Date;
    /** `null`: it is about none. */
    readonly projectId: number | null;
    /** The person who asked for it, who is notified if it is given up; `null`: nobody who is signed in. */
    readonly userId: string | null;
    /** The name that people know it by: a recipient, a number. */
    readonly about: string;
  },
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { shopId, kind, key, payload, at, projectId, userId, about } = message;
  const { rows } = await db.query<{ id: number; isNew: boolean }>({
    name: "outbox-add",
    text: `insert into outbox as o (shop_id, kind, key, payload, created_at, next_at, project_id, created_by, about)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $8)
      on conflict (shop_id, kind, key) do update set key = o.key returning id, xmax = 0 as "isNew"`,
    values: [shopId, kind, key, payload, at, projectId, userId, about],
  });
  return only(rows);
}

export interface OutboxSender {
  /** Starts delivering at once. Resolves when every due message has been tried, and never rejects. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

/** When deliveries have to wait. */
interface Maintenance {
  readonly isPaused: () => boolean;
  /** Resolves when writing is possible again: true. False: the server stops first. */
  over(): Promise<boolean>;
}

interface SenderParts {
  readonly pool: pg.Pool;
  readonly channels: readonly OutboxChannel[];
  /** Called in the transaction that gives a message up. */
  readonly onDead: (db: Db, messageId: number, at: Date) => Promise<void>;
  readonly maintenance: Maintenance;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Delivers due messages until it is closed, on any number of nodes. The messages of a killed node are taken again when their lease ends.
 */
export function startOutbox(parts: SenderParts): OutboxSender {
  let isClosed = false;
  // Each kind has its own sender, so that a system that hangs does not delay the others.
  const senders = parts.channels.map((channel) => {
    let isAsked = false;
    let isRunning = false;
    let latest: Promise<void> | undefined;
    const run = async () => {
      try {
        do {
          isAsked = false;
          while (
            !isClosed &&
            !parts.maintenance.isPaused() &&
            (await deliverNext({ ...parts, channels: [channel] }))
          ) {}
        } while (isAsked && !isClosed);
      } catch (error) {
        parts.log.warn({ err: error }, "The outbox could not be emptied");
      } finally {
        // In the same turn of the event loop as the last check of `isAsked`, so that no call is lost in between. During maintenance that is
        // the turn in which the run has begun.
        isRunning = false;
      }
    };
    return {
      wake() {
        isAsked = true;
        if (isRunning || isClosed) return latest;
        isRunning = true;
        latest = run();
        return latest;
      },
      ended: () => latest,
    };
  });
  const wake = async () => {
    await Promise.all(senders.map((sender) => sender.wake()));
  };
  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  void wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await Promise.all(senders.map((sender) => sender.ended()));
    },
  };
}

/** Delivers the message that has been due for longest; false: no message is due. */
export async function deliverNext({
  pool,
  channels,
  onDead,
  maintenance,
  now,
  log,
}: SenderParts): Promise<boolean> {
  const at = now();
  const { rows } = await pool.query<OutboxMessage & { kind: string }>({
    name: "outbox-take",
    text: `update outbox set attempts = attempts + 1, leased_until = $2::timestamptz + make_interval(secs => $3)
      where id = (select id from outbox where state = 'pending' and kind = any($1) and next_at <= $2
        and (leased_until is null or leased_until < $2) order by next_at, id limit 1 for update skip locked)
      returning id, shop_id, kind, key, payload, attempts`,
    values: [channels.map(({ kind }) => kind), at, LEASE_SECONDS],
  });
  const [message] = rows;
  const channel = message && channels.find(({ kind }) => kind === message.kind);
  if (!channel) return false;
  try {
    const receipt = await channel.deliver(message);
    await written(maintenance, pool, async (db) => {
      // The contents (texts, secret links, recipients) are no longer needed.
      await db.query(
        `update outbox set state = 'sent', ended_at = $2, leased_until = null, error = '', payload = '{}' where id = $1`,
        [message.id, at],
      );
      await noteAttempt(db, message.id, at, "");
      await channel.delivered(db, message, receipt);
    });
  } catch (error) {
    const isDead = error instanceof DeliveryRefused || message.attempts >= TRIES;
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // The reason comes from an outside system and may name people, so it must not reach the log.
    log.warn({ outbox: message.id, kind: channel.kind, isDead }, "A delivery failed");
    await written(maintenance, pool, async (db) => {
      await db.query(
        `update outbox set error = $2, leased_until = null, state = $3, next_at = $4, ended_at = $5 where id = $1`,
        [
          message.id,
          text,
          isDead ? "dead" : "pending",
          new Date(at.getTime() + waitSeconds(message.attempts) * 1000),
          isDead ? at : null,
        ],
      );
      await noteAttempt(db, message.id, at, text);
      if (isDead) await onDead(db, message.id, at);
    });
  }
  return true;
}

/** Writes what became of a delivery. Maintenance that began meanwhile is waited for: the message has left and must not leave again. */
async function written(maintenance: Maintenance, pool: pg.Pool, work: (db: Db) => Promise<void>) {
  for (;;) {
    try {
      return await transaction(pool, work);
    } catch (error) {
      if (!isMaintenanceRefusal(error) || !(await maintenance.over())) throw error;
    }
  }
}

async function noteAttempt(db: Db, id: number, at: Date, error: string): Promise<void> {
  await db.query({
    name: "outbox-attempt",
    text: "insert into outbox_attempt (outbox_id, at, error) values ($1, $2, $3)",
    values: [id, at, error],
  });
}

/** Seconds to wait for the next try after this many. */
const waitSeconds = (attempts: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS);
