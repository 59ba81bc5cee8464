import type { Query } from '@tanstack/react-query';

/**
 * When a query moves the progress bar, set in `meta.progress`: `first` only until it has data, `never` for
 * background queries, otherwise on every fetch.
 * @spec 4.1
 */
export type QueryProgress = 'first' | 'never';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { progress?: QueryProgress };
  }
}

export const showsProgress = ({ meta, state }: Query): boolean =>
  meta?.progress === 'never' ? false : meta?.progress === 'first' ? state.data === undefined : true;
