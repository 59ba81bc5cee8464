import { MINUTE_MS } from '#contract/durations';
import { notificationOptions } from '#contract/notifications';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { deliverPushes, type Push } from './deliver-pushes.ts';
import {
  deletePushes,
  insertPushes,
  type OutboxRow,
  postponePushes,
  takeDuePushes,
} from './outbox-queries.ts';
import {
  type NoticedPushSource,
  type PushContent,
  type PushSource,
  type PushSources,
  type PushSubject,
  subjectKey,
} from './push-source.ts';
import { type PushRecipient, selectPushRecipients } from './recipient-queries.ts';

/** Longer than sending takes. A push whose process ended meanwhile is repeated after this time. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH_SIZE = 200;

/**
 * Claims what members get a push about. In quiet hours it waits in the outbox.
 * @returns the sending, which may take as long as the timeout of a push service
 * @spec 4.11 3.4
 */
export async function pushSubjects(
  app: App,
  source: NoticedPushSource,
  { unseen }: Pick<PushSources, 'unseen'>,
  subjects: PushSubject[],
): Promise<{ sending: Promise<void> }> {
  const { wanted, recipients } = await loadWanted(app, source, subjects);
  if (wanted.length === 0) return { sending: Promise.resolve() };
  const rows = await transact(app, async ({ db, now }) => {
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    const claimed = await source.claim(db, wanted, now);
    const pushes = claimed.map(({ profileId, subject }) => ({
      ...{ source: source.name, profileId, subject },
      dueAt: recipients.get(profileId)?.quietUntil ?? leasedUntil,
    }));
    return insertPushes(db, pushes);
  });
  const { ready } = pair(rows, wanted, recipients);
  return { sending: deliverPushes(app, unseen, ready) };
}

/** @returns contents whose recipients want such a push */
async function loadWanted(app: App, source: PushSource, subjects: PushSubject[]) {
  const contents = subjects.length === 0 ? [] : await source.load(app, subjects);
  const profileIds = [...new Set(contents.map(({ profileId }) => profileId))];
  const found =
    profileIds.length === 0 ? [] : await selectPushRecipients(app.db, profileIds, app.clock.now());
  const recipients = new Map(found.map(recipient => [recipient.profileId, recipient]));
  const wanted = contents.filter(content => {
    const recipient = recipients.get(content.profileId);
    return recipient && wants(recipient, content);
  });
  return { wanted, recipients };
}

function wants({ chosen }: PushRecipient, { type, isUrgent }: PushContent): boolean {
  if (isUrgent) return true;
  const frequency = chosen.find(row => row.type === type)?.push ?? notificationOptions[type].push.byDefault;
  return frequency !== 'never';
}

type Paired = { ready: Push[]; quiet: { id: string; dueAt: Date }[]; outdated: string[] };

function pair(rows: OutboxRow[], wanted: PushContent[], recipients: Map<string, PushRecipient>): Paired {
  const contents = new Map(wanted.map(content => [subjectKey(content), content]));
  const paired: Paired = { ready: [], quiet: [], outdated: [] };
  for (const row of rows) {
    const [content, recipient] = [contents.get(subjectKey(row)), recipients.get(row.profileId)];
    if (!content || !recipient) paired.outdated.push(row.id);
    else if (recipient.quietUntil && !content.isUrgent)
      paired.quiet.push({ id: row.id, dueAt: recipient.quietUntil });
    else paired.ready.push({ row, content, recipient });
  }
  return paired;
}

/**
 * Sends what is due in the outbox, with what it says now. What was read meanwhile is dropped.
 * @spec 4.11
 */
export async function flushPushOutbox(
  app: App,
  sources: PushSources,
  isStopping = () => false,
): Promise<void> {
  while (!isStopping()) {
    const now = app.clock.now();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    const rows = await takeDuePushes(app.db, { now, leasedUntil, limit: BATCH_SIZE });
    if (rows.length === 0) return;
    // In turn, the last source would be sent after its lease.
    const sending = Map.groupBy(rows, ({ source }) => source)
      .entries()
      .map(([name, ofSource]) => {
        const source = [...sources.noticed, ...sources.queued].find(known => known.name === name);
        return sendRows(app, source, sources, ofSource);
      });
    for (const result of await Promise.allSettled(sending))
      if (result.status === 'rejected') throw result.reason;
  }
}

async function sendRows(
  app: App,
  source: PushSource | undefined,
  { unseen }: PushSources,
  rows: OutboxRow[],
): Promise<void> {
  const { wanted, recipients } = source
    ? await loadWanted(app, source, rows)
    : { wanted: [], recipients: new Map() };
  const { ready, quiet, outdated } = pair(rows, wanted, recipients);
  await deletePushes(app.db, outdated);
  await postponePushes(app.db, quiet);
  await deliverPushes(app, unseen, ready);
}
