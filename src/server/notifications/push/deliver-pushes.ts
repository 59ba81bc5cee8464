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

/** `pushes` are what one notification says. Without `subscriptionId`, it was sent to none of its subscriptions. */
type Attempt = { pushes: Push[]; subscriptionId: string | null; result: PushResult };

/** For about a day, as long as a push service keeps a message for a browser. */
const MAX_ATTEMPTS = 100;
const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 900_000;

/**
 * Sends to every subscription of each recipient, and once what would replace itself. Ended subscriptions are deleted, and
 * what failed for now waits in the outbox, for that subscription only.
 * @spec 4.11
 */
export async function deliverPushes(app: App, unseen: UnseenCounts[], pushes: Push[]): Promise<void> {
  if (pushes.length === 0) return;
  const totals = await totalsOf(app, unseen, pushes);
  const byTag = Map.groupBy(pushes, ({ recipient, content }) => `${recipient.profileId} ${content.tag}`);
  const attempts = await Promise.all([...byTag.values()].map(replacing => send(app, replacing, totals)));
  await settle(app, pushes, attempts.flat());
}

async function totalsOf({ db }: App, unseen: UnseenCounts[], pushes: Push[]): Promise<Map<string, number>> {
  const profileIds = [...new Set(pushes.map(({ recipient }) => recipient.profileId))];
  const counts = await Promise.all(unseen.map(count => count(db, profileIds)));
  return new Map(
    profileIds.map(id => [id, counts.reduce((total, counted) => total + (counted.get(id) ?? 0), 0)]),
  );
}

/** All `pushes` would replace each other, so each subscription gets the last one that is for it. */
async function send(app: App, pushes: Push[], totals: Map<string, number>): Promise<Attempt[]> {
  const push = pushes.at(-1);
  if (!push) return [];
  const { content, recipient } = push;
  const total = totals.get(recipient.profileId) ?? 0;
  const composed = await composePush(app, recipient, content, total).catch(error => ({ error }));
  // Thrown, the error would repeat all pushes of the batch.
  if (composed && 'error' in composed) return pushes.map(one => notComposed(app, one, composed.error));
  if (!composed) return [];
  const attempts = recipient.subscriptions.map(async ({ id, ...target }) => {
    const wanted = pushes.filter(({ row }) => row.subscriptionId === null || row.subscriptionId === id);
    if (wanted.length === 0) return [];
    const result = await app.push.send({ ...composed, target });
    return [{ pushes: wanted, subscriptionId: id, result }];
  });
  return (await Promise.all(attempts)).flat();
}

function notComposed({ log }: App, push: Push, error: unknown): Attempt {
  log.warn({ err: error, source: push.row.source }, 'a push was not composed');
  const result: PushResult = { outcome: 'later', reason: 'not composed', waitMs: 0 };
  return { pushes: [push], subscriptionId: push.row.subscriptionId, result };
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
    const ended = await deletePushes(
      tx.db,
      pushes.map(({ row }) => row.id),
    );
    const repetitions = attempts.flatMap(attempt => repetitionsOf(attempt, ended));
    // A newer push said everything that a repetition would say.
    await deleteRepetitions(
      tx.db,
      repetitions.map(({ row, subscriptionId }) => ({ ...row, subscriptionId })),
    );
    await insertPushes(
      tx.db,
      repetitions.flatMap(repetition => nextAttempt(repetition, tx.now)),
    );
    for (const profileId of await deleteSubscriptions(tx.db, gone)) tx.publish(subscriptionNotice(profileId));
  });
}

type Repetition = Omit<Attempt, 'pushes'> & { row: OutboxRow };

/** What another process has taken meanwhile is left to it, because it sends what is true by then. */
const repetitionsOf = ({ pushes, ...attempt }: Attempt, ended: Set<string>): Repetition[] =>
  pushes.filter(({ row }) => ended.has(row.id)).map(({ row }) => ({ ...attempt, row }));

function nextAttempt({ row, subscriptionId, result }: Repetition, now: Date): NewOutboxRow[] {
  const attempts = row.attempts + 1;
  if (result.outcome !== 'later' || attempts >= MAX_ATTEMPTS) return [];
  const backoffMs = Math.min(FIRST_DELAY_MS * 2 ** row.attempts, MAX_DELAY_MS);
  const dueAt = new Date(now.getTime() + Math.max(backoffMs, result.waitMs));
  const { source, subject, profileId } = row;
  return [{ source, subject, profileId, subscriptionId, attempts, dueAt }];
}
