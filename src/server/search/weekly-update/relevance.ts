import * as z from 'zod/mini';
import type { App } from '../../app.ts';
import type { NotificationRecipient } from '../../notifications/emails/recipients.ts';
import { uncountNotificationEmail } from '../../notifications/emails/uncount-notification-email.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { countListed, selectWeeklyFrequency } from './queries.ts';
import { isTooLate, sendLater } from './send-later.ts';
import { type WeeklyContent, weekBefore, weeklyLines } from './weekly-contents.ts';

const shape = z.object({
  check: z.literal('weekly_update'),
  accountId: z.string(),
  profileId: z.string(),
  at: z.string(),
  since: z.string(),
  lines: z.array(z.object({ name: z.string(), count: z.int() })),
  newcomers: z.array(z.string()),
});
type WeeklyRelevance = z.output<typeof shape>;

/** `since`: when the update was due. */
export const weeklyEmailRelevance = (
  { accountId, profileId }: NotificationRecipient,
  { lines, newcomers }: WeeklyContent,
  { at, since }: { at: Date; since: Date },
): WeeklyRelevance => ({
  check: 'weekly_update',
  accountId,
  profileId,
  at: at.toISOString(),
  since: since.toISOString(),
  lines: lines.map(({ name, count }) => ({ name, count })),
  newcomers: newcomers.map(({ id }) => id),
});

/**
 * False if the member read something of it meanwhile, may no longer see a newcomer, or switched the update off. What
 * still holds is then in a new update. False without a new one more than two days after it was due.
 * @spec D2.48
 */
export const isWeeklyEmailRelevant = (
  app: App,
  relevance: Relevance,
  mustDrop: boolean,
): Promise<boolean> => {
  const email = shape.parse(relevance);
  return transact(app, async tx => {
    if (!mustDrop && (await holds(app, tx, email))) return true;
    const { accountId, profileId, at, since } = email;
    await uncountNotificationEmail(tx, { profileId, type: 'weekly_updates', at: new Date(at) });
    await sendLater(tx, [accountId], { since: new Date(since), waitMs: 0 });
    return false;
  });
};

async function holds(app: App, tx: Tx, email: WeeklyRelevance): Promise<boolean> {
  const { accountId, profileId, newcomers, since } = email;
  if (isTooLate(new Date(since), tx.now)) return false;
  if ((await selectWeeklyFrequency(tx.db, accountId)) !== 'weekly') return false;
  if ((await countListed(tx.db, profileId, newcomers)) < newcomers.length) return false;
  const lines =
    (await weeklyLines(app, tx, [profileId], weekBefore(new Date(email.at)))).get(profileId) ?? [];
  return email.lines.every(({ name, count }) =>
    lines.some(line => line.name === name && line.count >= count),
  );
}
