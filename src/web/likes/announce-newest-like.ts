import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '#contract/client';
import { LIKES_RELOAD_DELAY_MS } from '#contract/constants';
import { autoLike } from '#contract/likes';
import { currentMemberId, sessionEndReason } from '../accounts/session-state.ts';
import { useApi } from '../api.ts';
import { membersAreaRouteIds, useRouteNames } from '../route-areas.ts';
import { isLikesList, queueAnnouncement } from './announcement.ts';
import { whenInView } from './when-in-view.ts';

const membersAreaRouteNames = [...membersAreaRouteIds, 'likes-type'];

/** Waits this long for a connection, after which events are not missed. */
const FIRST_REQUEST_MS = 1_500;

/**
 * Shows the newest like on entering and after reconnections, which do not replay events
 * (docs/features/likes-and-swipes.md).
 * @param connections number of connections of this page so far
 * @spec 7.5 2.6
 */
export function useNewestLike(connections: number): void {
  const api = useApi();
  const cache = useQueryClient();
  const isInside = useRouteNames().some(name => membersAreaRouteNames.includes(name));
  const isLate = useHasElapsed(FIRST_REQUEST_MS);
  const requestKey = connections === 0 && isLate ? 'late' : connections;
  /** The delay of the page, used by its first request only. */
  const delay = useRef<number | null>(null);
  useEffect(() => {
    if (!isInside || requestKey === 0) return;
    delay.current ??= announcementDelay(location.search);
    return whenInView(() => {
      void showNewest(api, cache, { delay: delay.current ?? 0 });
      delay.current = 0;
    });
  }, [isInside, requestKey, api, cache]);
}

function useHasElapsed(ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

type ShowNewestOptions = { delay?: number; by?: 'other' | 'earlier'; path?: string };

/**
 * Waits `delay` ms. Nothing is shown to a member who logs in during the wait.
 * @spec 7.5
 */
export async function showNewest(
  api: Api,
  cache: QueryClient,
  { delay = 0, by = 'earlier', path = location.pathname }: ShowNewestOptions = {},
): Promise<void> {
  const member = currentMemberId(cache);
  const newest = await api(autoLike).catch(() => null);
  setTimeout(() => {
    // A reload during a logout would be refused.
    if (sessionEndReason(cache) !== 'logout') void cache.invalidateQueries({ queryKey: ['likes'] });
  }, LIKES_RELOAD_DELAY_MS);
  if (!newest || isLikesList(path)) return;
  setTimeout(() => {
    if (currentMemberId(cache) === member) queueAnnouncement(cache, { ...newest, by });
  }, delay);
}

/** Seconds in the query parameter `t`, an hour at most. */
export function announcementDelay(search: string): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : 0;
}
