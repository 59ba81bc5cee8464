import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PushSubject } from './push-source.ts';

export type OutboxRow = PushSubject & {
  id: string;
  source: string;
  subscriptionId: string | null;
  attempts: number;
};

export type NewOutboxRow = PushSubject & {
  source: string;
  subscriptionId?: string | null;
  attempts?: number;
  dueAt: Date;
};

const returned = sql`id, source, subject, profile_id as "profileId", subscription_id as "subscriptionId", attempts`;

/**
 * What already waits about the same subject gets the new time. It is then the caller's: the new id ends the claim of a
 * process that is still sending it.
 */
export async function insertPushes(db: Db, pushes: NewOutboxRow[]): Promise<OutboxRow[]> {
  if (pushes.length === 0) return [];
  const column = <Value>(pick: (push: NewOutboxRow) => Value) => pushes.map(pick);
  const { rows } = await sql<OutboxRow>`
    insert into push_outbox (source, subject, profile_id, subscription_id, attempts, due_at)
    select distinct on (pushes.profile_id, pushes.source, pushes.subject, pushes.subscription_id) pushes.* from unnest(
      ${column(({ source }) => source)}::text[],
      ${column(({ subject }) => subject)}::uuid[],
      ${column(({ profileId }) => profileId)}::uuid[],
      ${column(({ subscriptionId }) => subscriptionId ?? null)}::uuid[],
      ${column(({ attempts }) => attempts ?? 0)}::smallint[],
      ${column(({ dueAt }) => dueAt.toISOString())}::timestamptz[]
    ) as pushes (source, subject, profile_id, subscription_id, attempts, due_at)
    join profiles on profiles.id = pushes.profile_id
    left join push_subscriptions on push_subscriptions.id = pushes.subscription_id
    where pushes.subscription_id is null or push_subscriptions.id is not null
    order by pushes.profile_id, pushes.source, pushes.subject, pushes.subscription_id
    on conflict (profile_id, source, subject, subscription_id) do update
      set id = uuidv7(), due_at = excluded.due_at, attempts = excluded.attempts
    returning ${returned}`.execute(db);
  return rows;
}

/** No other process takes them before `leasedUntil`. The new ids end the claim of a process that was too slow. */
export async function takeDuePushes(
  db: Db,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    update push_outbox set id = uuidv7(), due_at = ${leasedUntil}
    where id in (select id from push_outbox where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
    returning ${returned}`.execute(db);
  return rows;
}

export async function postponePushes(db: Db, pushes: { id: string; dueAt: Date }[]): Promise<void> {
  if (pushes.length === 0) return;
  await sql`
    update push_outbox set due_at = later.due_at
    from unnest(${pushes.map(({ id }) => id)}::uuid[], ${pushes.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[])
      as later (id, due_at)
    where push_outbox.id = later.id`.execute(db);
}

/** Returns the ids of those that no other process has taken meanwhile. */
export async function deletePushes(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    delete from push_outbox where id = any(${ids}::uuid[]) returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type Repetition = PushSubject & { source: string; subscriptionId: string | null };

export async function deleteRepetitions(db: Db, pushes: Repetition[]): Promise<void> {
  if (pushes.length === 0) return;
  await sql`
    delete from push_outbox using unnest(
      ${pushes.map(({ source }) => source)}::text[],
      ${pushes.map(({ subject }) => subject)}::uuid[],
      ${pushes.map(({ profileId }) => profileId)}::uuid[],
      ${pushes.map(({ subscriptionId }) => subscriptionId)}::uuid[]
    ) as sent (source, subject, profile_id, subscription_id)
    where push_outbox.profile_id = sent.profile_id and push_outbox.source = sent.source
      and push_outbox.subject = sent.subject and push_outbox.subscription_id = sent.subscription_id`.execute(
    db,
  );
}

export async function countWaitingPushes(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('push_outbox')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
