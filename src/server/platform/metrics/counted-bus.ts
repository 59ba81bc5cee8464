import type { Bus } from '../live/bus.ts';
import type { Metrics } from './metrics.ts';

export function countBusNotices(bus: Bus, { countNotice }: Pick<Metrics, 'countNotice'>): Bus {
  bus.subscribe(() => countNotice('received'));
  return {
    ...bus,
    publish(notice) {
      countNotice('published');
      bus.publish(notice);
    },
  };
}
