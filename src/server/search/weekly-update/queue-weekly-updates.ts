import { HOUR_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import {
  composeNotificationEmail,
  type NotificationEmail,
  queueNotificationEmails,
} from '../../notifications/emails/queue-notification-email.ts';
import { type NotificationRecipient, notificationRecipients } from '../../notifications/emails/recipients.ts';
import { memberCards } from '../../photos/member-cards.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { Newcomers } from './newcomers.ts';
import { selectUpdatedSince, type WeeklyMember } from './queries.ts';
import { weeklyEmailRelevance } from './relevance.ts';
import { type WeeklyContent, weeklyContents } from './weekly-contents.ts';
import { weeklyEmail } from './weekly-email.ts';

/** In another zone the next week begins up to a day earlier. */
const ONCE_HOURS = 5 * 24;

/**
 * Queues the updates of members of one site that were due at `since`. Their accounts stay locked, so that each gets
 * one a week.
 * @returns the accounts that cannot get theirs now: online, in quiet hours or over the daily limit
 * @spec D2.48
 */
export async function queueWeeklyUpdates(
  app: App,
  tx: Tx,
  { site, newcomers, since }: { site: Site; newcomers: Newcomers; since: Date },
  members: readonly WeeklyMember[],
): Promise<string[]> {
  const contents = await weeklyContents(app, tx, { site, newcomers }, members);
  const recipients = await notificationRecipients(tx, {
    profileIds: [...contents.keys()],
    type: 'weekly_updates',
    frequency: 'weekly',
  });
  const updated = await selectUpdatedSince(
    tx.db,
    recipients.map(({ accountId }) => accountId),
    new Date(tx.now.getTime() - ONCE_HOURS * HOUR_MS),
  );
  const cards = await cardsOf(app, tx, site, recipients, contents);
  const cells = new Map(members.map(({ profileId, cell }) => [profileId, cell]));
  const emails: NotificationEmail[] = [];
  for (const recipient of recipients) {
    const content = contents.get(recipient.profileId);
    if (!content || updated.has(recipient.accountId)) continue;
    const { discreet, profileId } = recipient;
    const email = { ...content, cards, discreet, cell: cells.get(profileId) ?? null };
    const relevance = weeklyEmailRelevance(recipient, content, { at: tx.now, since });
    const to = { type: 'weekly_updates', site, recipient } as const;
    emails.push(
      await composeNotificationEmail(app, to, t => ({ ...weeklyEmail(app, site, t, email), relevance })),
    );
  }
  await queueNotificationEmails(tx, emails);
  const reached = new Set(recipients.map(({ profileId }) => profileId));
  return members.flatMap(({ profileId, accountId }) =>
    contents.has(profileId) && !reached.has(profileId) ? [accountId] : [],
  );
}

/** One query for all members; what a card shows is the same for each of them. */
function cardsOf(
  app: App,
  tx: Tx,
  site: Site,
  recipients: readonly NotificationRecipient[],
  contents: ReadonlyMap<string, WeeklyContent>,
) {
  const shown = recipients.flatMap(({ discreet, profileId }) =>
    discreet ? [] : (contents.get(profileId)?.newcomers ?? []),
  );
  return memberCards({ ...app, db: tx.db }, { site, member: null }, [...new Set(shown.map(({ id }) => id))]);
}
