import { abuseLevels } from '#contract/abuse';
import type { QueryIn } from '#contract/call';
import { getSignals, signalOrders } from '#contract/staff-signals';
import { staffList } from '../questions/staff-query.ts';
import { sortIn } from '../ui/list-order.ts';

type SignalFilters = Pick<QueryIn<typeof getSignals>, 'level' | 'waiting'>;

/** The filters that the page's address names; wrong ones are ignored. */
export function signalFiltersIn(params: URLSearchParams): SignalFilters {
  const level = abuseLevels.find(one => one === params.get('level'));
  return {
    ...(level && { level }),
    ...(params.get('waiting') === '1' && { waiting: true }),
  };
}

export const signalList = (params: URLSearchParams) =>
  staffList(
    getSignals,
    { ...signalFiltersIn(params), ...sortIn(params, signalOrders) },
    'before',
    ({ next }) => next,
  );
