import pg from 'pg';
import type { Log } from '../log.ts';

/**
 * What travels between processes: that something changed, for whom, by ids only. Texts never pass the bus;
 * the process that holds a member's socket loads what he may see.
 */
export type BusNotice = { to: string[]; type: string; ids: Record<string, string | number | boolean> };

export type Bus = {
  /** Tells every process, this one too; call it after the commit. */
  publish(notice: BusNotice): void;
  subscribe(listener: (notice: BusNotice) => void): () => void;
  /** Also hears PostgreSQL notices of other channels, e.g. changed settings. */
  onChannel(channel: string, listener: (payload: string) => void): void;
  close(): Promise<void>;
};

const CHANNEL = 'lavender_live';
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const PAYLOAD_LIMIT = 7_500;
const RECONNECT_MS = 1_000;

/**
 * A bus over LISTEN and NOTIFY. One connection of its own listens and notifies; notices of the same moment go out in one statement,
 * never inside a domain's transaction (that would serialise commits).
 */
export async function createPostgresBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Set<(notice: BusNotice) => void>();
  const channels = new Map<string, (payload: string) => void>();
  let waiting: BusNotice[] = [];
  let closed = false;
  let client: pg.Client | null = null;
  let sending: Promise<void> | null = null;

  const hear = ({ channel, payload }: pg.Notification) => {
    if (channel !== CHANNEL) return channels.get(channel)?.(payload ?? '');
    for (const notice of JSON.parse(payload ?? '[]') as BusNotice[])
      for (const listener of listeners) listener(notice);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'lavender bus', keepAlive: true });
    fresh.on('notification', hear);
    const lost = (error?: Error) => {
      if (closed || client !== fresh) return;
      client = null;
      log.warn({ err: error }, 'bus lost its connection');
      void reconnect();
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    await fresh.connect();
    for (const channel of [CHANNEL, ...channels.keys()])
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
    flushSoon();
  };

  const reconnect = async (): Promise<void> => {
    while (!closed && client === null) {
      await new Promise(resolve => setTimeout(resolve, RECONNECT_MS));
      await connect().catch(error => log.warn({ err: error }, 'bus cannot connect'));
    }
  };

  const flush = async (): Promise<void> => {
    while (client !== null && waiting.length > 0) {
      const payloads = packed(waiting);
      waiting = [];
      const values = payloads.map((_, index) => `pg_notify('${CHANNEL}', $${index + 1})`).join(', ');
      // A lost notice is no loss of data: browsers refetch on reconnect and every minute.
      await client
        .query(`select ${values}`, payloads)
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
      waiting.push(notice);
      flushSoon();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChannel(channel, listener) {
      channels.set(channel, listener);
      void client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      await sending;
      closed = true;
      await client?.end();
    },
  };
}

/** Packs notices into as few payloads as the limit allows; one with too many receivers is split. */
export function packed(notices: BusNotice[]): string[] {
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
  const size = 100;
  if (notice.to.length <= size) return [notice];
  return Array.from({ length: Math.ceil(notice.to.length / size) }, (_, part) => ({
    ...notice,
    to: notice.to.slice(part * size, (part + 1) * size),
  }));
}
