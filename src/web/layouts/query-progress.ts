import type { Query } from '@tanstack/react-query';

/**
 * When a query moves the progress bar, said in its `meta.progress`: `first` until it has data (chats and likes, section 4),
 * `never` (what is asked in the background), else whenever it is fetched.
 */
export type QueryProgress = 'first' | 'never';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { progress?: QueryProgress };
  }
}

export const showsProgress = ({ meta, state }: Query): boolean =>
  meta?.progress === 'never' ? false : meta?.progress === 'first' ? state.data === undefined : true;
