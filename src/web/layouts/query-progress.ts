import type { Query } from '@tanstack/react-query';

/**
 * Says when fetches of a query show the progress bar. `first`: only while the query has no data. `never`: not
 * at all, because the query runs in the background. Without a value: always.
 * @spec 4.1
 */
type QueryProgress = 'first' | 'never';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { progress?: QueryProgress };
  }
}

export const showsProgress = ({ meta, state }: Query): boolean =>
  meta?.progress === 'never' ? false : meta?.progress === 'first' ? state.data === undefined : true;
