import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '#contract/client';
import { LIKES_RELOAD_DELAY_MS } from '#contract/constants';
import { autoLike } from '#contract/likes';
import { currentMemberId, sessionEndReason } from '../accounts/tab-session.ts';
import { useApi } from '../data/api.ts';
import { invalidate } from '../data/invalidate.ts';
import { membersAreaRouteIds, useRouteNames } from '../site/route-areas.ts';
import { whenInView } from '../ui/when-in-view.ts';
import { isLikesList } from './overlay-by-page.ts';
import { queueOverlay } from './overlay-queue.ts';

const membersAreaRouteNames = [...membersAreaRouteIds, 'likes-type'];

/** The first request waits this long for the socket, so that no like is missed. */
const FIRST_REQUEST_MS = 1_500;

/**
 * Shows the newest like after each reconnection, because the server does not repeat events.
 * @param connections number of socket connections of this page
 * @spec 7.5 2.6
 */
export function useNewestLike(connections: number): void {
  const api = useApi();
  const cache = useQueryClient();
  const isInside = useRouteNames().some(name => membersAreaRouteNames.includes(name));
  const isLate = useHasElapsed(FIRST_REQUEST_MS);
  const requestKey = connections === 0 && isLate ? 'late' : connections;
  /** Delay of the first overlay in ms, from the address parameter `t`. */
  const delay = useRef<number | null>(null);
  useEffect(() => {
    if (!isInside || requestKey === 0) return;
    delay.current ??= overlayDelay(location.search);
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
 * Shows the newest like after `delay` ms, unless the member has logged out meanwhile.
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
    // Skips the refetch during a logout, because the server would refuse it.
    if (sessionEndReason(cache) !== 'logout') void invalidate(cache, ['likes']);
  }, LIKES_RELOAD_DELAY_MS);
  if (!newest || isLikesList(path)) return;
  setTimeout(() => {
    if (currentMemberId(cache) === member) queueOverlay(cache, { ...newest, by });
  }, delay);
}

export function overlayDelay(search: string): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : 0;
}
