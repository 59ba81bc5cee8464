import type { App } from '../../app.ts';
import { uncountNotificationEmail } from '../../notifications/emails/uncount-notification-email.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { transact } from '../../platform/transact.ts';
import type { ChosenEmail } from './choose-email.ts';
import { type NamedMessages, restoreEmailed, selectIsStillUnread } from './emailed-queries.ts';
import { deleteEnded } from './ended-queries.ts';
import { upsertCheck } from './progress-queries.ts';

/** Name of the check in `relevanceChecks`. */
export const UNREAD_MESSAGES = 'unread_messages';

export const unreadMessagesRelevance = (
  { profileId, type, conversations }: ChosenEmail,
  at: Date,
): Relevance => {
  const claim: NamedMessages = {
    profileId,
    type,
    at: at.toISOString(),
    conversations: conversations.map(
      ({ conversationId, otherId, count, lastSeq, emailedSeq, emailedAt, remindedSeq }) => ({
        ...{ id: conversationId, other: otherId, count, until: lastSeq },
        before: {
          emailed_seq: emailedSeq,
          emailed_at: emailedAt?.toISOString() ?? null,
          reminded_seq: remindedSeq,
        },
      }),
    ),
  };
  return { check: UNREAD_MESSAGES, ...claim };
};

/**
 * False if the member has read or can no longer see a part of what the email names, or wants no such email. Then the
 * member is due again, and what is left is the subject of a new email.
 * @spec D2.48
 */
export async function areMessagesUnread(app: App, relevance: Relevance, mustDrop: boolean): Promise<boolean> {
  // The cast is safe, because only `unreadMessagesRelevance` makes relevances of this check.
  const claim = relevance as Relevance & NamedMessages;
  if (!mustDrop && (await selectIsStillUnread(app.db, claim))) return true;
  await transact(app, async tx => {
    await restoreEmailed(tx.db, claim);
    await deleteEnded(tx.db, { ...claim, others: claim.conversations.map(({ other }) => other) });
    await uncountNotificationEmail(tx, { ...claim, at: new Date(claim.at) });
    await upsertCheck(tx.db, { profileId: claim.profileId, dueAt: tx.now });
  });
  return false;
}
