import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { PushResult } from '../../providers/push/provider.ts';
import { composePush } from './compose-push.ts';
import {
  deletePushes,
  deleteRepetitions,
  insertPushes,
  type NewOutboxRow,
  type OutboxRow,
} from './outbox-queries.ts';
import type { PushContent, UnseenCounts } from './push-source.ts';
import type { PushRecipient } from './recipient-queries.ts';
import { subscriptionNotice } from './subscribe.ts';
import { deleteSubscriptions } from './subscription-queries.ts';

export type Push = { row: OutboxRow; content: PushContent; recipient: PushRecipient };

/** Without `subscriptionId`, the push was sent to none of its subscriptions. */
type Attempt = { push: Push; subscriptionId: string | null; result: PushResult };

const MAX_ATTEMPTS = 10;
const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 900_000;

/**
 * Sends to every subscription of each recipient. Ended subscriptions are deleted, and what failed for now waits in the
 * outbox, for that subscription only.
 * @spec 4.11
 */
export async function deliverPushes(app: App, unseen: UnseenCounts[], pushes: Push[]): Promise<void> {
  if (pushes.length === 0) return;
  const totals = await totalsOf(app, unseen, pushes);
  // Of several pushes that would replace each other, only one is sent.
  const byTag = new Map(pushes.map(push => [`${push.recipient.profileId} ${push.content.tag}`, push]));
  const attempts = await Promise.all(
    [...byTag.values()].map(push => send(app, push, totals.get(push.recipient.profileId) ?? 0)),
  );
  await settle(app, pushes, attempts.flat());
}

async function totalsOf({ db }: App, unseen: UnseenCounts[], pushes: Push[]): Promise<Map<string, number>> {
  const profileIds = [...new Set(pushes.map(({ recipient }) => recipient.profileId))];
  const counts = await Promise.all(unseen.map(count => count(db, profileIds)));
  return new Map(
    profileIds.map(id => [id, counts.reduce((total, counted) => total + (counted.get(id) ?? 0), 0)]),
  );
}

async function send(app: App, push: Push, total: number): Promise<Attempt[]> {
  const { row, content, recipient } = push;
  const composed = await composePush(app, recipient, content, total).catch(error => ({ error }));
  // Thrown, the error would repeat all pushes of the batch.
  if (composed && 'error' in composed) return [notComposed(app, push, composed.error)];
  const targets = recipient.subscriptions.filter(
    ({ id }) => row.subscriptionId === null || row.subscriptionId === id,
  );
  if (!composed) return [];
  return Promise.all(
    targets.map(async ({ id, ...target }) => {
      const result = await app.push.send({ ...composed, target });
      return { push, subscriptionId: id, result };
    }),
  );
}

function notComposed({ log }: App, push: Push, error: unknown): Attempt {
  log.warn({ err: error, source: push.row.source }, 'a push was not composed');
  const result: PushResult = { outcome: 'later', reason: 'not composed', waitMs: 0 };
  return { push, subscriptionId: push.row.subscriptionId, result };
}

async function settle(app: App, pushes: Push[], attempts: Attempt[]): Promise<void> {
  for (const { result } of attempts) app.metrics.countEvent('pushes', 'Pushes by outcome.', result.outcome);
  const refused = attempts.filter(({ result }) => result.outcome === 'refused');
  for (const reason of new Set(refused.map(({ result }) => 'reason' in result && result.reason)))
    app.log.warn({ reason, pushes: refused.length }, 'pushes refused');
  const gone = attempts.flatMap(({ result, subscriptionId }) =>
    result.outcome === 'gone' && subscriptionId !== null ? [subscriptionId] : [],
  );
  await transact(app, async tx => {
    await deletePushes(
      tx.db,
      pushes.map(({ row }) => row.id),
    );
    // A newer push said everything that a repetition would say.
    await deleteRepetitions(tx.db, attempts.map(toRepetition));
    await insertPushes(
      tx.db,
      attempts.flatMap(attempt => nextAttempt(attempt, tx.now)),
    );
    for (const profileId of await deleteSubscriptions(tx.db, gone)) tx.publish(subscriptionNotice(profileId));
  });
}

const toRepetition = ({ push: { row }, subscriptionId }: Attempt) => ({ ...row, subscriptionId });

function nextAttempt({ push: { row }, subscriptionId, result }: Attempt, now: Date): NewOutboxRow[] {
  const attempts = row.attempts + 1;
  if (result.outcome !== 'later' || attempts >= MAX_ATTEMPTS) return [];
  const backoffMs = Math.min(FIRST_DELAY_MS * 2 ** row.attempts, MAX_DELAY_MS);
  const dueAt = new Date(now.getTime() + Math.max(backoffMs, result.waitMs));
  const { source, subject, profileId } = row;
  return [{ source, subject, profileId, subscriptionId, attempts, dueAt }];
}
