import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

const RUN = 'message-emails';

/**
 * Messages sent before the first run get no email.
 * @returns a text, because a Date has no microseconds
 */
export async function lockMessageProgress(
  db: Trx,
  { start, now }: { start: Date; now: Date },
): Promise<string> {
  await sql`insert into notification_runs (name, processed_until, started_at) values (${RUN}, ${start}, ${now})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{
    until: string;
  }>`select processed_until::text as until from notification_runs where name = ${RUN} for update`.execute(db);
  return rows[0]?.until ?? '';
}

/**
 * Makes the recipients due who have not read the messages. May exceed `limit`, because messages sent at the same time
 * belong to one batch.
 */
export async function insertChecksOfSent(
  db: Trx,
  { after, until, now, limit }: { after: string; until: Date; now: Date; limit: number },
): Promise<{ until: string | null; count: number }> {
  const { rows } = await sql<{ until: string | null; count: number }>`
    with sent as (
      select conversation_id, sender_id, seq, held, sent_at from messages
      where sent_at > ${after}::timestamptz and sent_at <= ${until}
      order by sent_at fetch first ${sql.lit(limit)} rows with ties
    ), recipients as (
      insert into message_email_checks (profile_id, due_at)
      select distinct mine.profile_id, ${now}::timestamptz from sent
      join conversation_members mine on mine.conversation_id = sent.conversation_id and mine.profile_id <> sent.sender_id
      where not sent.held and mine.unread > 0 and mine.read_seq < sent.seq
      order by mine.profile_id
      on conflict (profile_id) do update set due_at = least(message_email_checks.due_at, excluded.due_at)
    )
    select max(sent_at)::text as until, count(*)::int as count from sent`.execute(db);
  return rows[0] ?? { until: null, count: 0 };
}

export async function updateMessageProgress(db: Trx, until: string): Promise<void> {
  await sql`update notification_runs set processed_until = ${until}::timestamptz where name = ${RUN}`.execute(
    db,
  );
}

/** Other workers skip these members until the transaction ends. */
export async function lockDueChecks(db: Trx, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('message_email_checks')
    .select('profile_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(row => row.profile_id);
}

export type NextCheck = { profileId: string; dueAt: Date };

/** Deletes the checks of `profileIds`, except those that have a next one. */
export async function replaceChecks(db: Trx, profileIds: string[], next: NextCheck[]): Promise<void> {
  await db.deleteFrom('message_email_checks').where('profile_id', 'in', profileIds).execute();
  if (next.length === 0) return;
  const rows = next.map(({ profileId, dueAt }) => ({ profile_id: profileId, due_at: dueAt }));
  await db.insertInto('message_email_checks').values(rows).execute();
}

export async function upsertCheck(db: Db, { profileId, dueAt }: NextCheck): Promise<void> {
  await sql`insert into message_email_checks (profile_id, due_at)
    select id, ${dueAt}::timestamptz from profiles where id = ${profileId}
    on conflict (profile_id) do update set due_at = least(message_email_checks.due_at, excluded.due_at)`.execute(
    db,
  );
}
