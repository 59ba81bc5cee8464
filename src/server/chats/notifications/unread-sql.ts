import { type SqlBool, sql } from 'kysely';
import { activeAndNotBlocked, isShownTo } from '../../profiles/visibility.ts';
import { isVisibleMessage } from '../queries.ts';

/** `mine` is the recipient's row in `conversation_members`. */
export const isUnreadMessage = sql<SqlBool>`messages.conversation_id = mine.conversation_id and messages.seq > mine.read_seq
  and messages.sender_id <> mine.profile_id and not messages.unsent and ${isVisibleMessage}`;

/** The recipient sees the other member of the conversation, whose row is in `profiles`. */
export const seesPartner = sql<SqlBool>`${activeAndNotBlocked(sql.ref('mine.profile_id'))} and ${isShownTo(sql.ref('mine.profile_id'))}`;
