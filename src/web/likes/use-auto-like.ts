import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '#contract/client';
import { LIKES_RELOAD_DELAY_MS } from '#contract/constants';
import { autoLike } from '#contract/likes';
import { currentMemberId, sessionEndReason } from '../accounts/session-state.ts';
import { useApi } from '../api.ts';
import { membersAreaRoutes, useRouteNames } from '../route-names.ts';
import { announce, isLikesList } from './announcement.ts';
import { whenInView } from './when-in-view.ts';

/** A list of likes shows what there is to be told, whichever of them it is. */
const insides = [...membersAreaRoutes, 'likes-type'];

/** So long the first question waits for a connection, from which on nothing is missed. */
const SOON_MS = 1_500;

/**
 * On entering the members area, in the tab that is in view: what the member was not told of yet is shown, and the likes are reloaded
 * 500 ms later (docs/decisions/0107). Each connection is another entering: nothing told what came before it.
 * @param connections how many there were in this page
 */
export function useAutoLike(connections: number): void {
  const api = useApi();
  const cache = useQueryClient();
  const isInside = useRouteNames().some(name => insides.includes(name));
  const isLate = useLate(SOON_MS);
  const asks = connections === 0 && isLate ? 'late' : connections;
  /** That of the page, until something was asked with it. */
  const delay = useRef<number | null>(null);
  useEffect(() => {
    if (!isInside || asks === 0) return;
    delay.current ??= delayIn(location.search);
    return whenInView(() => {
      void showNewest(api, cache, { delay: delay.current ?? 0 });
      delay.current = 0;
    });
  }, [isInside, asks, api, cache]);
}

function useLate(ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

type Asked = { delay?: number; by?: 'other' | 'news'; path?: string };

/**
 * Asks for the newest like or match that was not shown yet and shows it after `delay` ms, unless it was asked for on a list of likes,
 * which shows it; a failure stays silent. Whoever logs in meanwhile is shown nothing of it.
 */
export async function showNewest(
  api: Api,
  cache: QueryClient,
  { delay = 0, by = 'news', path = location.pathname }: Asked = {},
): Promise<void> {
  const member = currentMemberId(cache);
  const newest = await api(autoLike).catch(() => null);
  setTimeout(() => {
    // Who is leaving meanwhile would be refused.
    if (sessionEndReason(cache) !== 'logout') void cache.invalidateQueries({ queryKey: ['likes'] });
  }, LIKES_RELOAD_DELAY_MS);
  if (!newest || isLikesList(path)) return;
  setTimeout(() => {
    if (currentMemberId(cache) === member) announce(cache, { ...newest, by });
  }, delay);
}

/** The query parameter `t`: seconds until the like is shown, an hour at the most. */
export function delayIn(search: string): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : 0;
}
