import type { QueryClient } from '@tanstack/react-query';

const deleted = new WeakMap<QueryClient, Set<string>>();

/** A message was deleted by this member, in this tab or another: what still tells of it comes too late. */
export function rememberDeleted(cache: QueryClient, message: string): void {
  deleted.set(cache, (deleted.get(cache) ?? new Set()).add(message));
}

export const isDeleted = (cache: QueryClient, message: string): boolean =>
  deleted.get(cache)?.has(message) ?? false;
