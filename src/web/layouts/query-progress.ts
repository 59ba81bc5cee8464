import type { Query } from '@tanstack/react-query';

/**
 * `first`: only until the query has data. `never`: background queries.
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
