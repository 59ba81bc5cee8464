import type { Query } from '@tanstack/react-query';

/**
 * `first` shows the progress bar only while the query has no data.
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
