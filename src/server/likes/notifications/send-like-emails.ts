import type { App } from '../../app.ts';
import { continueRun, type RunOptions } from '../../notifications/runs/continue-run.ts';
import type { Tx } from '../../platform/transact.ts';
import { visitsShownSince } from '../../profiles/visits/visitors-of.ts';
import { skipVisitsToEmail } from '../../profiles/visits/visits-to-email.ts';
import {
  type FirstWaiting,
  type LikeEmailMember,
  selectAtOnceBatch,
  selectDigestBatch,
  selectMembers,
  selectWaiting,
  skipLikes,
} from './queries.ts';
import { type DueLikeEmail, queueLikeEmails } from './queue-like-emails.ts';
import { emailedLikesSince, gatheredUntil, mayBeDue, whatIsDue } from './when-due.ts';

/** Small, because the accounts that get an email stay locked until the batch is committed. */
const BATCH = 250;

type Options = Partial<RunOptions> & { batchSize?: number };

/**
 * Queues the emails of members who want them at once. Likes of members who cannot get one now wait for a later run.
 * @spec D2.48
 */
export async function sendLikeEmailsAtOnce(app: App, options: Options = {}): Promise<void> {
  await sweep(app, 'like-emails-at-once', options, async (tx, after, limit) => {
    const batch = await selectAtOnceBatch(tx.db, { after, limit, until: gatheredUntil(tx.now) });
    await sendBatch(app, tx, batch);
    return batch.map(({ accountId }) => accountId);
  });
}

/**
 * Queues daily and weekly emails that are due in the member's time zone, and emails about visits. Members who are
 * online, have quiet hours or got enough emails get theirs in a later run.
 * @spec D2.48
 */
export async function sendLikeDigests(app: App, options: Options = {}): Promise<void> {
  await sweep(app, 'like-digests', options, async (tx, after, limit) => {
    const batch = await selectDigestBatch(tx.db, { after, limit });
    await sendBatch(app, tx, batch);
    return batch.map(({ id }) => id);
  });
}

/** `send` handles the next `limit` members, and returns their ids. Each run goes on where the last one stopped. */
async function sweep(
  app: App,
  name: string,
  { batchSize = BATCH, isStopping = () => false, ...options }: Options,
  send: (tx: Tx, after: string, limit: number) => Promise<string[]>,
): Promise<void> {
  const sendNext = async (tx: Tx, after: string) => {
    const ids = await send(tx, after, batchSize);
    return ids.length < batchSize ? null : (ids.at(-1) ?? null);
  };
  await continueRun(app, name, sendNext, { ...options, isStopping, repeats: true });
}

/** Accounts are locked before likes and visits, as in every other transaction. */
async function sendBatch(app: App, tx: Tx, batch: readonly FirstWaiting[]): Promise<void> {
  if (batch.length === 0) return;
  const first = new Map(batch.map(waiting => [waiting.id, waiting]));
  const members = await selectMembers(tx.db, [...first.keys()]);
  const withoutEmails = members.filter(({ getsEmails }) => !getsEmails);
  const open = members.filter(member => {
    const waiting = first.get(member.profileId);
    return member.getsEmails && waiting && mayBeDue(member, waiting, tx.now);
  });
  await queueLikeEmails(app, tx, await dueOf(tx, open));
  const skipped = {
    all: withoutEmails.map(({ profileId }) => profileId),
    others: open.map(({ profileId }) => profileId),
  };
  await skipLikes(tx.db, { ...skipped, before: emailedLikesSince(tx.now) });
  await skipVisitsToEmail(tx, skipped);
}

async function dueOf(tx: Tx, members: readonly LikeEmailMember[]): Promise<DueLikeEmail[]> {
  const waiting = await selectWaiting(
    tx.db,
    members.map(({ profileId }) => profileId),
    { likesSince: emailedLikesSince(tx.now), visitsSince: visitsShownSince(tx.now) },
  );
  return members.flatMap(member => {
    const { profileId, frequency } = member;
    const own = waiting.get(profileId);
    if (!own || frequency === 'never') return [];
    const due = whatIsDue({ ...member, ...own }, tx.now);
    return due.likes || due.visits
      ? [{ profileId, frequency, visits: frequency !== 'at_once' || due.visits }]
      : [];
  });
}
