import * as z from 'zod/mini';
import type { App } from '../../app.ts';
import type { NotificationRecipient } from '../../notifications/emails/recipients.ts';
import { uncountNotificationEmail } from '../../notifications/emails/uncount-notification-email.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { transact } from '../../platform/transact.ts';
import { returnVisitsToEmail, visitsOfEmail } from '../../profiles/visits/visits-to-email.ts';
import type { LikeEmail } from './like-email.ts';
import { clearLikesEmailed, selectEmailedLikes } from './queries.ts';

const shape = z.object({
  check: z.literal('likes'),
  accountId: z.string(),
  profileId: z.string(),
  /** When the email was queued, which marks its likes and visits. */
  at: z.string(),
  likes: z.int(),
  matches: z.int(),
  visits: z.int(),
});
type LikeEmailRelevance = z.output<typeof shape>;

export function likeEmailRelevance(
  { accountId, profileId }: Pick<NotificationRecipient, 'accountId' | 'profileId'>,
  { likes, visitors }: Pick<LikeEmail, 'likes' | 'visitors'>,
  at: Date,
): LikeEmailRelevance {
  const matches = likes.filter(({ matched }) => matched).length;
  const counts = { likes: likes.length - matches, matches, visits: visitors.length };
  return { check: 'likes', accountId, profileId, at: at.toISOString(), ...counts };
}

/**
 * False once the member has seen one of the likes, or one of the members is no longer to be shown. What still holds is
 * then in the next email.
 * @spec D2.48
 */
export async function isLikeEmailRelevant(
  app: App,
  relevance: Relevance,
  mustDrop: boolean,
): Promise<boolean> {
  const email = shape.parse(relevance);
  if (!mustDrop && (await holds(app, email))) return true;
  await transact(app, async tx => {
    const at = new Date(email.at);
    await clearLikesEmailed(tx.db, email.profileId, at);
    await returnVisitsToEmail(tx, email.profileId, at);
    await uncountNotificationEmail(tx, { profileId: email.profileId, type: 'like', at });
  });
  return false;
}

async function holds({ db }: Pick<App, 'db'>, email: LikeEmailRelevance): Promise<boolean> {
  const at = new Date(email.at);
  const current = await selectEmailedLikes(db, email.profileId, at);
  return (
    current !== undefined &&
    current.frequency !== 'never' &&
    current.likes === email.likes &&
    current.matches === email.matches &&
    (await visitsOfEmail({ db }, email.profileId, at)) === email.visits
  );
}
