import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import { oncePerMinute } from '../once-per-minute.ts';

/** Only ids pass the bus; the receiving process loads what the recipient may see. */
export type BusNotice = { to: string[]; type: string; ids: Record<string, string | number | boolean> };

export type Bus = {
  /** Call it after the commit. */
  publish(notice: BusNotice): void;
  subscribe(listener: (notice: BusNotice) => void): () => void;
  /** Calls `listener` when a lost connection is back, because notices may have been missed. */
  onRestored(listener: () => void): () => void;
  /** Listens to other PostgreSQL notices, e.g. of changed settings. */
  onChannel(channel: string, listener: (payload: string) => void): void;
  close(): Promise<void>;
};

const CHANNEL = 'lavender_live';
/** Sends several payloads in one statement. PostgreSQL keeps their order. */
const NOTIFY = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`;
const RECONNECT_MS = 1_000;
/** If more notices wait, `publish` discards the oldest; browsers refetch when the bus reconnects. */
const MAX_WAITING_NOTICES = 10_000;

/**
 * Sends outside of transactions, because NOTIFY would make their commits wait for each other.
 * @spec D4.10
 */
export async function createPostgresBus(url: string, log: Log): Promise<Bus> {
  /** By this mark, the process ignores its notices when PostgreSQL sends them back. */
  const origin = randomBytes(6).toString('hex');
  const listeners = new Set<(notice: BusNotice) => void>();
  const restored = new Set<() => void>();
  const channels = new Map<string, (payload: string) => void>();
  let waiting: BusNotice[] = [];
  let closed = false;
  let client: pg.Client | null = null;
  let sending: Promise<void> | null = null;
  let reconnecting: Promise<void> | null = null;

  // Any database user may send an invalid notice, which must not end the process.
  const dispatch = (notice: BusNotice) => {
    for (const listener of listeners) {
      try {
        listener(notice);
      } catch (error) {
        log.warn({ err: error, type: notice?.type }, 'notice not understood');
      }
    }
  };

  const onNotification = ({ channel, payload = '' }: pg.Notification) => {
    try {
      if (channel !== CHANNEL) return channels.get(channel)?.(payload);
      if (payload.startsWith(origin)) return;
      for (const notice of JSON.parse(payload.slice(origin.length)) as BusNotice[]) dispatch(notice);
    } catch (error) {
      log.warn({ err: error, channel }, 'notice not understood');
    }
  };

  const connect = async (): Promise<void> => {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: 'lavender bus',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      // Notices are never stored, so commits need not wait for the disk.
      options: '-c synchronous_commit=off',
    });
    connecting.on('notification', onNotification);
    const lost = (error?: Error) => {
      if (closed || client !== connecting) return;
      client = null;
      log.warn({ err: error }, 'bus lost its connection');
      reconnecting = reconnect();
    };
    connecting.on('error', lost);
    connecting.on('end', () => lost());
    try {
      await connecting.connect();
      for (const channel of [CHANNEL, ...channels.keys()]) await listen(connecting, channel);
    } catch (error) {
      void connecting.end().catch(() => undefined);
      throw error;
    }
    client = connecting;
    flushSoon();
  };

  const logUnavailable = oncePerMinute((error: unknown) => log.warn({ err: error }, 'bus cannot connect'));
  const reconnect = async (): Promise<void> => {
    while (!closed && client === null) {
      await new Promise(resolve => setTimeout(resolve, RECONNECT_MS));
      if (!closed) await connect().catch(logUnavailable);
    }
    if (!closed) for (const listener of restored) listener();
  };

  const flush = async (): Promise<void> => {
    while (client !== null && waiting.length > 0) {
      const payloads = packNotices(waiting).map(payload => origin + payload);
      waiting = [];
      // A lost notice is not repeated, because browsers refetch when the bus is back.
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
      // Dispatches the notice directly, so that it reaches this process even without the database.
      setImmediate(dispatch, notice);
      waiting.push(notice);
      if (waiting.length > MAX_WAITING_NOTICES) waiting = waiting.slice(-MAX_WAITING_NOTICES / 2);
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
      // If there is no connection, the next connection listens to the channel.
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

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const PAYLOAD_LIMIT = 7_500;
const MAX_RECIPIENTS = 100;

export function packNotices(notices: BusNotice[]): string[] {
  const payloads: string[] = [];
  let batch: string[] = [];
  let size = 2;
  for (const notice of notices.flatMap(split)) {
    const text = JSON.stringify(notice);
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > PAYLOAD_LIMIT && batch.length > 0) {
      payloads.push(`[${batch.join()}]`);
      batch = [];
      size = 2;
    }
    batch.push(text);
    size += bytes;
  }
  if (batch.length > 0) payloads.push(`[${batch.join()}]`);
  return payloads;
}

function split(notice: BusNotice): BusNotice[] {
  if (notice.to.length <= MAX_RECIPIENTS) return [notice];
  return Array.from({ length: Math.ceil(notice.to.length / MAX_RECIPIENTS) }, (_, part) => ({
    ...notice,
    to: notice.to.slice(part * MAX_RECIPIENTS, (part + 1) * MAX_RECIPIENTS),
  }));
}
