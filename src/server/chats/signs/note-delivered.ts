import type { App } from '../../app.ts';
import type { Confirmed } from '../../platform/live/confirmations.ts';
import type { ChatRow } from '../list-queries.ts';
import { raiseDelivered } from './queries.ts';

/** A browser of this member has the other one's messages of a conversation up to `seq`. */
export type Arrived = { conversation: string; profileId: string; seq: number };

type NotingApp = Pick<App, 'db' | 'bus' | 'log'>;

/** So long more may come that is written along. */
const GATHER_MS = 50;

const waiting = new WeakMap<NotingApp, Arrived[]>();
/** What is being written. */
const writing = new WeakMap<NotingApp, Promise<void>>();

/**
 * Notes what was delivered, soon and together with what else was, and tells whose messages they are (ADR 0113). Nobody waits for it,
 * and what fails is noted with the next message, or when they are read.
 */
export function noteDelivered(app: NotingApp, arrived: Arrived[]): void {
  if (arrived.length === 0) return;
  const gathering = waiting.get(app);
  if (gathering) return void gathering.push(...arrived);
  waiting.set(app, [...arrived]);
  setTimeout(() => void writeDelivered(app), GATHER_MS).unref();
}

/** Writes at once what was gathered. Resolves when that is stored and told, and what was being written before as well. */
export function writeDelivered(app: NotingApp): Promise<void> {
  const arrived = waiting.get(app) ?? [];
  waiting.delete(app);
  const before = writing.get(app) ?? Promise.resolve();
  if (arrived.length === 0) return before;
  const written = Promise.all([before, write(app, arrived)]).then(() => {});
  writing.set(app, written);
  return written;
}

async function write(app: NotingApp, arrived: Arrived[]): Promise<void> {
  try {
    for (const { profileId, other, seq } of await raiseDelivered(app.db, arrived))
      app.bus.publish({ to: [other], type: 'delivered', ids: { of: profileId, seq } });
  } catch (error) {
    app.log.warn({ err: error }, 'deliveries not noted');
  }
}

/** Messages that arrived over a socket. */
export const deliveredMessages = (app: NotingApp): Confirmed => ({
  of: event => event.type === 'message' && !event.message.mine,
  tell: (profileId, events) =>
    noteDelivered(
      app,
      events.flatMap(event =>
        event.type === 'message'
          ? { conversation: event.message.conversation, profileId, seq: event.message.seq }
          : [],
      ),
    ),
});

/** What chats that were fetched show of the other one, as far as it is news. */
export const fetchedMessages = (rows: ChatRow[], profileId: string): Arrived[] =>
  rows
    .filter(row => row.sender_id !== profileId && row.seq > row.delivered_seq)
    .map(({ conversation_id: conversation, seq }) => ({ conversation, profileId, seq }));
