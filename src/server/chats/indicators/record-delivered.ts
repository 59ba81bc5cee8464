import type { App } from '../../app.ts';
import type { AcknowledgementListener } from '../../platform/live/acknowledgements.ts';
import type { ChatListRow } from '../list-queries.ts';
import { updateDelivered } from './queries.ts';

/** The member's browser received the conversation's messages up to `seq`. */
type DeliveredUpTo = { conversation: string; profileId: string; seq: number };

type RecordDeps = Pick<App, 'db' | 'bus' | 'log'>;

const GATHER_MS = 50;

const pendingDeliveries = new WeakMap<RecordDeps, DeliveredUpTo[]>();
const runningWrites = new WeakMap<RecordDeps, Promise<void>>();

/**
 * A failed write is not repeated, because the next delivery records a later position.
 * @spec D5.6
 */
export function recordDelivered(app: RecordDeps, deliveries: DeliveredUpTo[]): void {
  if (deliveries.length === 0) return;
  const gathering = pendingDeliveries.get(app);
  if (gathering) return void gathering.push(...deliveries);
  pendingDeliveries.set(app, [...deliveries]);
  setTimeout(() => void flushDelivered(app), GATHER_MS).unref();
}

export function flushDelivered(app: RecordDeps): Promise<void> {
  const deliveries = pendingDeliveries.get(app) ?? [];
  pendingDeliveries.delete(app);
  const previous = runningWrites.get(app) ?? Promise.resolve();
  if (deliveries.length === 0) return previous;
  const current = Promise.all([previous, write(app, deliveries)]).then(() => {});
  runningWrites.set(app, current);
  return current;
}

async function write(app: RecordDeps, deliveries: DeliveredUpTo[]): Promise<void> {
  try {
    for (const { profileId, other, seq } of await updateDelivered(app.db, deliveries))
      app.bus.publish({ to: [other], type: 'delivered', ids: { of: profileId, seq } });
  } catch (error) {
    app.log.warn({ err: error }, 'deliveries not recorded');
  }
}

export const messageAcknowledgements = (app: RecordDeps): AcknowledgementListener => ({
  matches: event => event.type === 'message' && !event.message.mine,
  onAcknowledged: (profileId, events) =>
    recordDelivered(
      app,
      events.flatMap(event =>
        event.type === 'message'
          ? { conversation: event.message.conversation, profileId, seq: event.message.seq }
          : [],
      ),
    ),
});

export const deliveredByFetch = (rows: ChatListRow[], profileId: string): DeliveredUpTo[] =>
  rows
    .filter(row => row.sender_id !== profileId && row.seq > row.delivered_seq)
    .map(({ conversation_id: conversation, seq }) => ({ conversation, profileId, seq }));
