import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { Api } from '#contract/client';
import { LIKES_RELOAD_DELAY_MS } from '#contract/constants';
import { autoLike } from '#contract/likes';
import { loginEndOf } from '../accounts/login-state.ts';
import { useApi } from '../api.ts';
import { announce, isLikesList } from './announcement.ts';
import { whenInView } from './when-in-view.ts';

/** The routes that make up the members area (section 2), by name. */
const membersArea = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];
/** A list of likes shows what there is to be told, whichever of them it is. */
const insides = [...membersArea, 'likes-type'];

/**
 * On entering the members area, in the tab that is in view: what the member was not told of yet is shown, and the likes are reloaded
 * 500 ms later (docs/decisions/0107). Each of the `connections` to the server is another entering: nothing told what came meanwhile.
 */
export function useAutoLike(connections: number): void {
  const api = useApi();
  const cache = useQueryClient();
  const isInside = useMatches().some(({ id }) => insides.includes(id));
  useEffect(() => {
    const delay = connections === 0 ? delayIn(location.search) : 0;
    if (isInside) return whenInView(() => void showNewest(api, cache, { delay }));
  }, [isInside, connections, api, cache]);
}

type Asked = { delay?: number; by?: 'other' | 'news'; path?: string };

/**
 * Asks for the newest like or match that was not shown yet and shows it after `delay` ms, unless it was asked for on a list of likes,
 * which shows it; a failure stays silent.
 */
export async function showNewest(
  api: Api,
  cache: QueryClient,
  { delay = 0, by = 'news', path = location.pathname }: Asked = {},
): Promise<void> {
  const newest = await api(autoLike).catch(() => null);
  setTimeout(() => {
    // Who is leaving meanwhile would be refused.
    if (loginEndOf(cache) !== 'asked') void cache.invalidateQueries({ queryKey: ['likes'] });
  }, LIKES_RELOAD_DELAY_MS);
  if (newest && !isLikesList(path)) setTimeout(() => announce(cache, { ...newest, by }), delay);
}

/** The query parameter `t`: seconds until the like is shown. */
export function delayIn(search: string): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return seconds > 0 && Number.isFinite(seconds) ? seconds * 1_000 : 0;
}
