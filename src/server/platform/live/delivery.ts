import type { LiveEvent } from '#contract/events';
import type { Log } from '../log.ts';
import type { BusNotice } from './bus.ts';

/** Resolves to null if the recipient may see nothing of the notice. */
export type SerializeNotice = (notice: BusNotice, profileId: string) => Promise<LiveEvent | null>;

export type DeliveryOptions = {
  log: Log;
  /** Whether this process holds a socket of the recipient. */
  isConnected: (profileId: string) => boolean;
  serialize: SerializeNotice;
  send: (profileId: string, event: LiveEvent) => void;
  /** Called when the recipient's browsers must refetch. */
  onMissed: (profileId: string) => void;
};

const BATCH_SIZE = 200;
/** Above this number, all events are discarded, because a refetch costs less than their delivery. */
const MAX_WAITING_EVENTS = 20_000;

/**
 * Delivers events in the order of their notices, in batches to save queries.
 * @spec D4.10 D5.6
 */
export function createDelivery(options: DeliveryOptions): (notice: BusNotice) => void {
  let waiting: { notice: BusNotice; profileId: string }[] = [];
  let isRunning = false;

  const load = async ({ notice, profileId }: (typeof waiting)[number]) => {
    try {
      return await options.serialize(notice, profileId);
    } catch (error) {
      options.log.warn({ err: error, type: notice.type }, 'event missed');
      return 'missed' as const;
    }
  };

  const deliverBatches = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE);
      waiting = waiting.slice(BATCH_SIZE);
      const events = await Promise.all(batch.map(load));
      for (const [index, { profileId }] of batch.entries()) {
        const event = events[index];
        if (event === 'missed') options.onMissed(profileId);
        else if (event) options.send(profileId, event);
      }
    }
    isRunning = false;
  };

  return notice => {
    const connected = [...new Set(notice.to)].filter(options.isConnected);
    if (waiting.length + connected.length > MAX_WAITING_EVENTS) {
      for (const profileId of new Set([...waiting.map(entry => entry.profileId), ...connected]))
        options.onMissed(profileId);
      waiting = [];
      return;
    }
    waiting.push(...connected.map(profileId => ({ notice, profileId })));
    if (!isRunning && waiting.length > 0) void deliverBatches();
  };
}
