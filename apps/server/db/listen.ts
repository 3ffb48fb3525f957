import pg from "pg";

const RETRY_MS = 500;

/** A subscription to PostgreSQL's notifications. */
export interface Listener {
  /** Calls back with each payload of `channel`; the returned function ends the subscription. */
  on(channel: string, receive: (payload: string) => void): () => void;
  close(): Promise<void>;
}

/**
 * One connection for everything that this process listens to. A lost connection is opened again, only once however many errors report it
 * (server.md §7); notifications sent meanwhile are lost, so whoever waits must also look now and then, or in `onConnected`.
 *
 * onConnected  called whenever it listens, the first time and again
 */
export function openListener(
  connectionString: string,
  channels: readonly string[],
  onError: (error: Error) => void,
  onConnected: () => void = () => {},
): Listener {
  const receivers = new Map<string, Set<(payload: string) => void>>(
    channels.map((name) => [name, new Set()]),
  );
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const reconnect = () => {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RETRY_MS);
    timer.unref();
  };

  const connect = async () => {
    const connecting = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      application_name: "stanza-listen",
      keepAlive: true,
    });
    const lost = () => {
      if (client === connecting) client = undefined;
      connecting.removeAllListeners("end");
      void connecting.end().catch(() => {});
      reconnect();
    };
    connecting.on("error", (error) => {
      onError(error);
      lost();
    });
    connecting.on("end", lost);
    connecting.on("notification", ({ channel, payload }) => {
      for (const receive of receivers.get(channel) ?? []) receive(payload ?? "");
    });
    try {
      await connecting.connect();
      for (const name of channels) await connecting.query(`listen ${pg.escapeIdentifier(name)}`);
      if (isClosed) await connecting.end();
      else {
        client = connecting;
        onConnected();
      }
    } catch (error) {
      onError(error as Error);
      lost();
    }
  };

  void connect();
  return {
    on(channel, receive) {
      receivers.get(channel)?.add(receive);
      return () => receivers.get(channel)?.delete(receive);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      client?.removeAllListeners("end");
      await client?.end();
    },
  };
}
