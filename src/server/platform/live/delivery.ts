import type { LiveEvent } from '#contract/events';
import type { Log } from '../log.ts';
import type { BusNotice } from './bus.ts';

/** Makes of a notice what one member may see; null when he may not see anything of it. */
export type Hydrate = (notice: BusNotice, profileId: string) => Promise<LiveEvent | null>;

export type DeliveryOptions = {
  log: Log;
  /** Whether this process holds a socket of the member. */
  isHere: (profileId: string) => boolean;
  hydrate: Hydrate;
  send: (profileId: string, event: LiveEvent) => void;
  /** The member missed something: his browsers must fetch anew. */
  missed: (profileId: string) => void;
};

/** Loaded together at most; the next ones wait for these. */
const BATCH = 200;
/** Waiting events of all members of this process; beyond it they cost more than fetching anew. */
const WAITING_LIMIT = 20_000;

/**
 * Brings notices to the members of this process, in the order in which they came. While one batch is loaded the next
 * gathers, so that a flood of notices costs a few queries and a single one does not wait.
 */
export function createDelivery(options: DeliveryOptions): (notice: BusNotice) => void {
  let waiting: { notice: BusNotice; profileId: string }[] = [];
  let busy = false;

  const load = async ({ notice, profileId }: (typeof waiting)[number]) => {
    try {
      return await options.hydrate(notice, profileId);
    } catch (error) {
      options.log.warn({ err: error, type: notice.type }, 'event missed');
      return 'missed' as const;
    }
  };

  const work = async () => {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      const events = await Promise.all(batch.map(load));
      for (const [place, { profileId }] of batch.entries()) {
        const event = events[place];
        if (event === 'missed') options.missed(profileId);
        else if (event) options.send(profileId, event);
      }
    }
    busy = false;
  };

  return notice => {
    const here = [...new Set(notice.to)].filter(options.isHere);
    if (waiting.length + here.length > WAITING_LIMIT) {
      for (const profileId of new Set([...waiting.map(one => one.profileId), ...here]))
        options.missed(profileId);
      waiting = [];
      return;
    }
    waiting.push(...here.map(profileId => ({ notice, profileId })));
    if (!busy && waiting.length > 0) void work();
  };
}
