import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import { oncePerMinute } from '../once-per-minute.ts';
import { packed } from './packed.ts';

/**
 * What travels between processes: that something changed, for whom, by ids only. Texts never pass the bus;
 * the process that holds a member's socket loads what he may see.
 */
export type BusNotice = { to: string[]; type: string; ids: Record<string, string | number | boolean> };

export type Bus = {
  /** Tells every process, this one too; call it after the commit. */
  publish(notice: BusNotice): void;
  subscribe(listener: (notice: BusNotice) => void): () => void;
  /** The connection was lost and is back: notices of the time between were missed. */
  onRestored(listener: () => void): () => void;
  /** Also hears PostgreSQL notices of other channels, e.g. changed settings. */
  onChannel(channel: string, listener: (payload: string) => void): void;
  close(): Promise<void>;
};

const CHANNEL = 'lavender_live';
/** In their order: PostgreSQL tells them as they were told. */
const NOTIFY = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`;
const RECONNECT_MS = 1_000;
/** Kept while the connection is lost; browsers fetch anew once it is back, so that the oldest may go. */
const WAITING_LIMIT = 10_000;

/**
 * A bus over LISTEN and NOTIFY. One connection of its own listens and notifies; notices of the same moment go out in one statement,
 * never inside a domain's transaction (that would serialise commits).
 */
export async function createPostgresBus(url: string, log: Log): Promise<Bus> {
  /** Tells one's own notices from those of other processes: always as long. */
  const origin = randomBytes(6).toString('hex');
  const listeners = new Set<(notice: BusNotice) => void>();
  const restored = new Set<() => void>();
  const channels = new Map<string, (payload: string) => void>();
  let waiting: BusNotice[] = [];
  let closed = false;
  let client: pg.Client | null = null;
  let sending: Promise<void> | null = null;
  let reconnecting: Promise<void> | null = null;

  // Anyone who may connect to the database may send a notice: a wrong one must not end the process.
  const tell = (notice: BusNotice) => {
    for (const listener of listeners) {
      try {
        listener(notice);
      } catch (error) {
        log.warn({ err: error, type: notice?.type }, 'notice not understood');
      }
    }
  };

  const hear = ({ channel, payload = '' }: pg.Notification) => {
    try {
      if (channel !== CHANNEL) return channels.get(channel)?.(payload);
      if (payload.startsWith(origin)) return;
      for (const notice of JSON.parse(payload.slice(origin.length)) as BusNotice[]) tell(notice);
    } catch (error) {
      log.warn({ err: error, channel }, 'notice not understood');
    }
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'lavender bus',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      // A notice is no data: its commit need not wait for the disk.
      options: '-c synchronous_commit=off',
    });
    fresh.on('notification', hear);
    const lost = (error?: Error) => {
      if (closed || client !== fresh) return;
      client = null;
      log.warn({ err: error }, 'bus lost its connection');
      reconnecting = reconnect();
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    try {
      await fresh.connect();
      for (const channel of [CHANNEL, ...channels.keys()]) await listen(fresh, channel);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    flushSoon();
  };

  const tellAway = oncePerMinute((error: unknown) => log.warn({ err: error }, 'bus cannot connect'));
  const reconnect = async (): Promise<void> => {
    while (!closed && client === null) {
      await new Promise(resolve => setTimeout(resolve, RECONNECT_MS));
      if (!closed) await connect().catch(tellAway);
    }
    if (!closed) for (const listener of restored) listener();
  };

  const flush = async (): Promise<void> => {
    while (client !== null && waiting.length > 0) {
      const payloads = packed(waiting).map(payload => origin + payload);
      waiting = [];
      // A lost notice is no loss of data: browsers fetch anew when the bus is back, and every minute.
      await client
        .query({ name: 'notify', text: NOTIFY, values: [payloads] })
        .catch(error => log.warn({ err: error }, 'notice lost'));
    }
  };

  const flushSoon = () => {
    sending ??= new Promise<void>(resolve => setImmediate(resolve)).then(flush).finally(() => {
      sending = null;
      if (client !== null && waiting.length > 0) flushSoon();
    });
  };

  await connect();
  return {
    publish(notice) {
      // Members of this process hear it at once, and while the database is away, too.
      setImmediate(tell, notice);
      waiting.push(notice);
      if (waiting.length > WAITING_LIMIT) waiting = waiting.slice(-WAITING_LIMIT / 2);
      flushSoon();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRestored(listener) {
      restored.add(listener);
      return () => restored.delete(listener);
    },
    onChannel(channel, listener) {
      channels.set(channel, listener);
      // Without a connection it is listened to with the next one.
      if (client)
        void listen(client, channel).catch(error => log.warn({ err: error, channel }, 'not listening'));
    },
    async close() {
      await sending;
      closed = true;
      await reconnecting;
      await client?.end();
    },
  };
}

const listen = (client: pg.Client, channel: string) => client.query(`listen ${pg.escapeIdentifier(channel)}`);
