import { type Activity, getMember, type MemberCard } from '#contract/profiles';
import { query } from '../data/query.ts';
import { type CacheWriters, certainUpdate, updateQuery } from '../data/update-query.ts';

type PresenceEvent = { profile: string; activity: Activity };

export const withPresence = <T extends MemberCard>(card: T, { profile, activity }: PresenceEvent): T =>
  card.id === profile ? { ...card, activity } : card;

/** @spec D5.6 */
export const memberEventWriters = {
  presence(cache, event) {
    updateQuery(cache, query(getMember, { id: event.profile }).queryKey, answer =>
      certainUpdate({ ...answer, member: withPresence(answer.member, event) }),
    );
  },
} satisfies CacheWriters;
