import { LIKE_EMAILS } from '#contract/constants';
import type { Frequency } from '#contract/notifications';
import type { App } from '../../app.ts';
import {
  composeNotificationEmail,
  type NotificationEmail,
  queueNotificationEmails,
} from '../../notifications/emails/queue-notification-email.ts';
import {
  lockAccountsOf,
  type NotificationRecipient,
  notificationRecipients,
} from '../../notifications/emails/recipients.ts';
import { memberCards } from '../../photos/member-cards.ts';
import type { Tx } from '../../platform/transact.ts';
import { takeVisitsToEmail } from '../../profiles/visits/visits-to-email.ts';
import type { Site } from '../../site/sites.ts';
import { type LikeEmail, likeEmail } from './like-email.ts';
import { type LikeToEmail, selectLikesToEmail, updateLikesEmailed } from './queries.ts';
import { likeEmailRelevance } from './relevance.ts';
import { emailedLikesSince } from './when-due.ts';

/** `visits`: the email mentions visits as well. */
export type DueLikeEmail = { profileId: string; frequency: Exclude<Frequency, 'never'>; visits: boolean };

/**
 * Marks what the emails mention in the same transaction, so that it is mentioned once, even if two workers run.
 * @spec D2.48
 */
export async function queueLikeEmails(app: App, tx: Tx, due: readonly DueLikeEmail[]): Promise<void> {
  const recipients = await recipientsOf(tx, due);
  const profileIds = recipients.map(({ profileId }) => profileId);
  const withVisits = new Set(due.flatMap(({ profileId, visits }) => (visits ? [profileId] : [])));
  const likes = await takeLikes(tx, profileIds);
  const visitors = await takeVisitsToEmail(
    tx,
    profileIds.filter(profileId => withVisits.has(profileId)),
  );
  const emails = recipients.flatMap(recipient => {
    const own = likes.get(recipient.profileId) ?? [];
    const seen = visitors.get(recipient.profileId) ?? [];
    return own.length + seen.length > 0 ? [{ recipient, likes: own, visitors: seen }] : [];
  });
  for (const [siteId, ofSite] of Map.groupBy(emails, ({ recipient }) => recipient.siteId)) {
    const site = app.sites.byId(siteId);
    if (site) await queueToMembersOf(app, tx, site, ofSite);
  }
}

async function recipientsOf(tx: Tx, due: readonly DueLikeEmail[]): Promise<NotificationRecipient[]> {
  await lockAccountsOf(
    tx,
    due.map(({ profileId }) => profileId),
  );
  const found: NotificationRecipient[] = [];
  for (const [frequency, group] of Map.groupBy(due, member => member.frequency)) {
    const profileIds = group.map(({ profileId }) => profileId);
    found.push(...(await notificationRecipients(tx, { profileIds, type: 'like', frequency })));
  }
  return found;
}

/** By the member who was liked. */
async function takeLikes(
  { db, now }: Tx,
  profileIds: readonly string[],
): Promise<Map<string, LikeToEmail[]>> {
  if (profileIds.length === 0) return new Map();
  const likes = await selectLikesToEmail(db, profileIds, emailedLikesSince(now));
  await updateLikesEmailed(db, likes, now);
  return Map.groupBy(likes, ({ profileId }) => profileId);
}

type Email = { recipient: NotificationRecipient } & Pick<LikeEmail, 'likes' | 'visitors'>;

async function queueToMembersOf(app: App, tx: Tx, site: Site, emails: readonly Email[]): Promise<void> {
  const shown = emails.flatMap(({ recipient, likes }) =>
    recipient.discreet ? [] : likes.slice(0, LIKE_EMAILS.cards).map(({ id }) => id),
  );
  // What a card in an email shows is the same for every member.
  const cards = await memberCards({ ...app, db: tx.db }, { site, member: null }, [...new Set(shown)]);
  const composed: NotificationEmail[] = [];
  for (const { recipient, likes, visitors } of emails) {
    const { discreet, premiumSince } = recipient;
    const email = { likes, visitors, cards, discreet, isPremium: premiumSince !== null };
    const relevance = likeEmailRelevance(recipient, email, tx.now);
    composed.push(
      await composeNotificationEmail(app, { type: 'like', site, recipient }, (t, locale) => ({
        ...likeEmail(app, site, t, email, locale),
        relevance,
      })),
    );
  }
  await queueNotificationEmails(tx, composed);
}
