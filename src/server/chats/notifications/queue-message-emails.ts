import { NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { digestTimes } from '../../notifications/emails/digest-times.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import {
  type ChosenEmail,
  chooseEmail,
  type EmailHabits,
  markEmailed,
  nextEmailTime,
} from './choose-email.ts';
import { selectHabits } from './habits-queries.ts';
import {
  insertChecksOfSent,
  lockDueChecks,
  lockMessageProgress,
  replaceChecks,
  updateMessageProgress,
} from './progress-queries.ts';
import { queueChosenEmails } from './queue-chosen-emails.ts';
import { selectUnreadConversations, type UnreadConversation } from './unread-queries.ts';

const { gatherMinutes } = NOTIFICATION_EMAILS;
const SENT_BATCH = 1_000;
const MEMBER_BATCH = 25;
/** The job queue ends a run after 10 minutes; the next run continues. */
const MAX_RUN_MS = 5 * MINUTE_MS;
/** How long a member waits who is online or has quiet hours. */
const RETRY_MS = 10 * MINUTE_MS;
/** No email is about conversations that have been silent for this time. */
const STALE_MS = 14 * DAY_MS;

/**
 * Processes each batch in one transaction, so that an interrupted batch is repeated. The sending of a message writes
 * nothing for it.
 * @spec D2.48 3.4
 */
export async function queueMessageEmails(app: App, isStopping = () => false): Promise<void> {
  const endsAt = app.clock.now().getTime() + MAX_RUN_MS;
  const isOver = () => isStopping() || app.clock.now().getTime() >= endsAt;
  while (!isOver() && (await transact(app, findRecipients)) >= SENT_BATCH);
  while (!isOver() && (await transact(app, tx => checkMembers(app, tx))) >= MEMBER_BATCH);
}

/** Finds the members who have not read a message `gatherMinutes` after it was sent. */
async function findRecipients({ db, now }: Tx): Promise<number> {
  const until = new Date(now.getTime() - gatherMinutes * MINUTE_MS);
  const after = await lockMessageProgress(db, { start: until, now });
  const batch = await insertChecksOfSent(db, { after, until, now, limit: SENT_BATCH });
  if (batch.until !== null) await updateMessageProgress(db, batch.until);
  return batch.count;
}

type Checked = {
  habits: EmailHabits;
  conversations: UnreadConversation[];
  email: ChosenEmail | null;
};

/** Queues what is due. A member who may get no email now stays due. */
async function checkMembers(app: App, tx: Tx): Promise<number> {
  const profileIds = await lockDueChecks(tx.db, tx.now, MEMBER_BATCH);
  if (profileIds.length === 0) return 0;
  const members = await loadMembers(tx, profileIds);
  const due = members.flatMap(({ email }) => email ?? []);
  const notified = await queueChosenEmails(app, tx, due);
  const next = members.flatMap(({ habits, conversations, email }) => {
    const isSent = notified.has(habits.profileId);
    const left = email && isSent ? markEmailed(conversations, email, tx.now) : conversations;
    const time = nextEmailTime(habits, left);
    if (time === null) return [];
    const earliest = email && !isSent ? retryTime(habits, tx.now) : tx.now;
    return [{ profileId: habits.profileId, dueAt: time > earliest ? time : earliest }];
  });
  await replaceChecks(tx.db, profileIds, next);
  return profileIds.length;
}

const retryTime = ({ limitedUntil }: EmailHabits, now: Date): Date =>
  new Date(Math.max(now.getTime() + RETRY_MS, limitedUntil?.getTime() ?? 0));

/** Leaves out members who get no notification emails at all. */
async function loadMembers({ db, now }: Tx, profileIds: string[]): Promise<Checked[]> {
  const habits = await selectHabits(db, profileIds);
  const recipients = habits.filter(({ getsEmails }) => getsEmails);
  const since = new Date(now.getTime() - STALE_MS);
  const unread = await selectUnreadConversations(
    db,
    recipients.map(({ profileId }) => profileId),
    since,
  );
  const byMember = Map.groupBy(unread, ({ profileId }) => profileId);
  return recipients.map(member => {
    const conversations = byMember.get(member.profileId) ?? [];
    const own = { ...member, digests: digestTimes(member.timeZone, now) };
    return { habits: own, conversations, email: chooseEmail(own, conversations, now) };
  });
}
