import type { Bus } from '../live/bus.ts';
import type { Metrics } from './metrics.ts';

/** The same bus, its notices counted in both directions. */
export function countedBus(bus: Bus, { noticed }: Pick<Metrics, 'noticed'>): Bus {
  bus.subscribe(() => noticed('heard'));
  return {
    ...bus,
    publish(notice) {
      noticed('published');
      bus.publish(notice);
    },
  };
}
