import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '#contract/errors';
import { loadDocument } from '../../connection/reload-guard.ts';
import { invalidateQuery } from '../../data/invalidate.ts';
import { stepBefore } from './staff-paths.ts';
import { staffSessionQuery } from './staff-session.ts';

let isLeaving = false;

/** Loads another document, for example after the logout, which needs no word about the end of the session. */
export function leave(path: string): void {
  isLeaving = true;
  loadDocument(path);
}

/** What a call answers when the session has ended, and for other reasons. */
const SESSION_DOUBTS = new Set<unknown>(['not_found', 'second_factor_required', 'authentication_required']);

/**
 * Leads to the login when the session has ended: after 8 hours, or by a change of roles.
 * @spec D2.33 D5.10
 */
export function useSessionWatch(): void {
  const cache = useQueryClient();
  const { pathname, search } = useLocation();
  const { data: staff } = useQuery(staffSessionQuery());
  const step = staff === undefined ? null : stepBefore(pathname + search, staff);
  useEffect(() => checkAfterRefusals(cache), [cache]);
  useEffect(() => {
    if (step && !isLeaving) leave(`${step}${step.includes('?') ? '&' : '?'}ended=1`);
  }, [step]);
}

function checkAfterRefusals(cache: QueryClient): () => void {
  const check = (error: unknown) => {
    if (isApiError(error) && SESSION_DOUBTS.has(error.code))
      void invalidateQuery(cache, staffSessionQuery().queryKey);
  };
  const stopQueries = cache.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  const stopCalls = cache.getMutationCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  return () => {
    stopQueries();
    stopCalls();
  };
}
