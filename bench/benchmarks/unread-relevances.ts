import type pg from 'pg';
import type { Relevance } from '../../src/server/platform/mail/outbox.ts';
import { openSessions } from '../support/members.ts';

type UnreadConversation = {
  profile_id: string;
  account_id: string;
  id: string;
  count: number;
  until: number;
};

/** Fewer would be in the caches of the database more often than those of a real site. */
const LEAST = 100;

/**
 * Relevances of emails about unread messages of generated members, each of which holds. Logs these members in, because
 * accounts of generated members get no emails otherwise.
 * @returns at most `limit`
 */
export async function unreadRelevances(
  client: pg.Client,
  isRelevant: (relevance: Relevance) => Promise<boolean>,
  limit: number,
): Promise<Relevance[]> {
  const conversations = await selectUnreadConversations(client, limit);
  await openSessions(
    client,
    conversations.map(({ profile_id, account_id }) => ({ id: profile_id, account_id })),
  );
  const holding: Relevance[] = [];
  for (const relevance of conversations.map(relevanceOf))
    if (await isRelevant(relevance)) holding.push(relevance);
  if (holding.length < LEAST) throw new Error(`only ${holding.length} unread conversations`);
  return holding;
}

/** Of members who get emails; of the others, the check would delete the email. */
async function selectUnreadConversations(client: pg.Client, limit: number): Promise<UnreadConversation[]> {
  const { rows } = await client.query<UnreadConversation>(
    `select mine.profile_id, accounts.id as account_id, mine.conversation_id as id,
      count(*)::int as count, max(messages.seq) as until
    from conversation_members mine
      join profiles on profiles.id = mine.profile_id join accounts on accounts.id = profiles.account_id
      join profiles partner on partner.id = mine.other_id
      join messages on messages.conversation_id = mine.conversation_id and messages.sender_id = mine.other_id
        and messages.seq > greatest(mine.read_seq, mine.cleared_seq, mine.hidden_seq)
    where mine.unread > 0 and accounts.status = 'active' and accounts.confirmed_at is not null and not accounts.discreet
      and not profiles.fictional and partner.status = 'active' and not partner.invisible
    group by 1, 2, 3 order by 1, 3 limit $1`,
    [limit],
  );
  return rows;
}

/** As `unreadMessagesRelevance` writes it. */
const relevanceOf = ({ profile_id, account_id, id, count, until }: UnreadConversation): Relevance => ({
  ...{
    check: 'unread_messages',
    recipient: { accountId: account_id, discreet: false },
    profileId: profile_id,
    type: 'new_messages',
  },
  at: new Date(0).toISOString(),
  conversations: [{ id, count, until, before: { emailed_seq: 0, emailed_at: null, reminded_seq: 0 } }],
});
