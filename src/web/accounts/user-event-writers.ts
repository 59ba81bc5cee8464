import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { User } from '#contract/accounts';
import { eventTags } from '#contract/events';
import { fillTags } from '#contract/tags';
import { invalidate } from '../data/invalidate.ts';
import { type CacheWriters, updateQuery } from '../data/update-query.ts';
import { userQuery } from './user-query.ts';

/** @spec D5.6 */
export const userEventWriters = {
  credits(cache, { credits }) {
    updateQuery(cache, userQuery().queryKey, ({ user }) => ({
      state: { user: user && { ...user, credits } },
      needsRefetch: mayHaveBecomePremium(user, credits),
    }));
  },
} satisfies CacheWriters;

/** After an own purchase, gift or message, without waiting for the event. */
export function applyCredits(cache: QueryClient, credits: number): void {
  userEventWriters.credits(cache, { type: 'credits', credits });
  void invalidate(cache, fillTags(eventTags.credits ?? [], {}));
}

const mayHaveBecomePremium = (user: User | null, credits: number): boolean =>
  user !== null && credits > user.credits;

/** Without a loaded list, the menu shows the counts in `user.counts`. */
export function refreshUserCounts(cache: QueryClient, list: QueryKey): void {
  if (cache.getQueryData(list) === undefined) void invalidate(cache, ['user']);
}
