import type { QueryClient } from '@tanstack/react-query';

const deleted = new WeakMap<QueryClient, Set<string>>();

/** Later events about a message deleted in any tab are ignored. */
export function rememberDeleted(cache: QueryClient, message: string): void {
  deleted.set(cache, (deleted.get(cache) ?? new Set()).add(message));
}

export const isDeleted = (cache: QueryClient, message: string): boolean =>
  deleted.get(cache)?.has(message) ?? false;
