import type { QueryClient } from '@tanstack/react-query';
import { type Activity, getMember, type MemberCard } from '#contract/profiles';
import { query } from '../data/query.ts';
import { type CacheWriters, certainUpdate, likelyUpdate, updateQuery } from '../data/update-query.ts';

type PresenceEvent = { profile: string; activity: Activity };

export const withPresence = <T extends MemberCard>(card: T, { profile, activity }: PresenceEvent): T =>
  card.id === profile ? { ...card, activity } : card;

const memberKey = (id: string) => query(getMember, { id }).queryKey;

/** @spec D5.6 */
export const memberEventWriters = {
  presence(cache, event) {
    updateQuery(cache, memberKey(event.profile), answer =>
      certainUpdate({ ...answer, member: withPresence(answer.member, event) }),
    );
  },
  message(cache, { message: { conversation }, profile }) {
    updateQuery(cache, memberKey(profile), answer =>
      answer.member.conversation === conversation
        ? certainUpdate(answer)
        : likelyUpdate({ member: { ...answer.member, conversation } }),
    );
  },
  message_deleted: refetchMemberOf,
  chat_deleted: refetchMemberOf,
} satisfies CacheWriters;

/** Only the server knows whether the conversation has other messages, also of a member who is being loaded. */
function refetchMemberOf(cache: QueryClient, { conversation }: { conversation: string }): void {
  const [path] = memberKey('');
  for (const { queryKey } of cache.getQueryCache().findAll({ queryKey: [path] }))
    updateQuery(cache, queryKey as ReturnType<typeof memberKey>, answer =>
      answer.member.conversation === conversation ? likelyUpdate(answer) : certainUpdate(answer),
    );
}
