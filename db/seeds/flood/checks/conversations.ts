import type { FloodCheck } from './flood-check.ts';

const ownConversations = `newcomers join conversation_members using (profile_id) join conversations on conversations.id = conversation_id`;

export const conversationChecks: readonly FloodCheck[] = [
  {
    rule: 'messages of a conversation are numbered from 1 to its last one without gaps',
    violations: `conversations join newcomers on profile_id = starter_id left join (
        select conversation_id, min(seq) as first, max(seq) as last, count(*) as messages from messages group by 1) summary
        on conversation_id = conversations.id
      where (first, last, messages) is distinct from (1, last_seq, last_seq::bigint)`,
  },
  {
    rule: 'a conversation has two members who name each other, and only their messages',
    violations: `(select conversations.id from conversations join newcomers on profile_id = starter_id
        left join conversation_members side on conversation_id = conversations.id
          and (side.profile_id, side.other_id) in ((low_id, high_id), (high_id, low_id))
        group by 1 having count(side) <> 2
      union all select messages.id from messages join newcomers on profile_id = sender_id
        left join conversation_members side on (side.conversation_id, side.profile_id) = (messages.conversation_id, sender_id)
        where side is null) odd`,
  },
  {
    rule: 'unread counts the delivered messages of the other member after the read position',
    violations: `${ownConversations} left join (
        select side.conversation_id, side.profile_id, count(*) as waiting from conversation_members side
        join messages on messages.conversation_id = side.conversation_id and seq > read_seq and sender_id <> side.profile_id and not held
        group by 1, 2) later
        on (later.conversation_id, later.profile_id) = (conversation_members.conversation_id, newcomers.profile_id)
      where unread <> coalesce(waiting, 0) or read_seq not between 0 and last_seq`,
  },
  {
    rule: 'a conversation is dated by its first and last message, and its messages are in the order of time',
    violations: `conversations join newcomers on profile_id = starter_id
        join (select conversation_id, min(sent_at) as first, max(sent_at) as last, count(*) filter (where sent_at < before) as turned
          from (select conversation_id, sent_at, lag(sent_at) over (partition by conversation_id order by seq) as before from messages) summary
          group by 1) summary on conversation_id = conversations.id
      where (first, last, turned) is distinct from (conversations.created_at, updated_at, 0::bigint)`,
  },
  {
    rule: 'conversations_started agrees with the conversations',
    violations: `newcomers left join (select starter_id, count(*) as begun from conversations group by 1) began on starter_id = profile_id
      where conversations_started <> coalesce(begun, 0)`,
  },
  {
    rule: 'messages of unconfirmed members are held, and no others',
    violations: `messages join newcomers on profile_id = sender_id where held <> (account_status = 'not_confirmed')`,
  },
];
