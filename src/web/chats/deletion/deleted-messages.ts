import type { QueryClient } from '@tanstack/react-query';

const deleted = new WeakMap<QueryClient, Set<string>>();

/** Remembers a deleted message, so that a late event does not bring it back. */
export function rememberDeleted(cache: QueryClient, message: string): void {
  deleted.set(cache, (deleted.get(cache) ?? new Set()).add(message));
}

export const isDeleted = (cache: QueryClient, message: string): boolean =>
  deleted.get(cache)?.has(message) ?? false;
