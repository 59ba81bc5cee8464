import { LIKE_EMAILS } from '#contract/constants';
import type { App } from '../../app.ts';
import {
  type NotificationRecipient,
  notificationRecipients,
  queueNotificationEmail,
} from '../../notifications/emails/queue-notification-email.ts';
import { memberCards } from '../../photos/member-cards.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { takeVisitsToEmail } from '../../profiles/visits/visits-to-email.ts';
import type { Site } from '../../site/sites.ts';
import { likeEmail } from './like-email.ts';
import { type LikeEmailCandidate, selectLikesToEmail, updateLikesEmailed } from './queries.ts';
import { likeEmailRelevance } from './relevance.ts';
import { emailedLikesSince } from './when-due.ts';

/**
 * Marks what the email mentions in the same transaction, so that it is mentioned once, even if two workers run.
 * @spec D2.48
 */
export const queueLikeEmail = (
  app: App,
  site: Site,
  { profileId, frequency }: Pick<LikeEmailCandidate, 'profileId' | 'frequency'>,
  due: { likes: boolean; visits: boolean },
): Promise<void> =>
  transact(app, async tx => {
    if (frequency === 'never') return;
    const [recipient] = await notificationRecipients(tx, {
      profileIds: [profileId],
      type: 'like',
      frequency,
    });
    if (recipient) await queueTo(app, tx, site, recipient, frequency === 'at_once' ? due : EVERYTHING);
  });

const EVERYTHING = { likes: true, visits: true };

async function queueTo(
  app: App,
  tx: Tx,
  site: Site,
  recipient: NotificationRecipient,
  wanted: typeof EVERYTHING,
): Promise<void> {
  const { profileId, discreet } = recipient;
  const likes = await selectLikesToEmail(tx.db, profileId, emailedLikesSince(tx.now));
  const visitors = wanted.visits ? await takeVisitsToEmail(tx, profileId) : [];
  if (likes.length + visitors.length === 0) return;
  const likerIds = likes.map(({ id }) => id);
  await updateLikesEmailed(tx.db, { profileId, likerIds, at: tx.now });
  const cards = await memberCards(
    { ...app, db: tx.db },
    { site, member: recipient },
    discreet ? [] : likerIds.slice(0, LIKE_EMAILS.cards),
  );
  const email = { likes, cards, visitors, discreet, isPremium: recipient.premiumSince !== null };
  const relevance = likeEmailRelevance(recipient, email, tx.now);
  await queueNotificationEmail(app, tx, { type: 'like', site, recipient }, (t, locale) => ({
    ...likeEmail(app, site, t, email, locale),
    relevance,
  }));
}
