import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

type Mailbox = { siteId: number; mailbox: Buffer };

/** @spec D2.36 */
export const lockMailbox = (db: Trx, mailbox: Mailbox): Promise<void> => lockMailboxes(db, [mailbox]);

/** Locks the mailboxes in sorted order, which prevents deadlocks. */
async function lockMailboxes(db: Trx, mailboxes: readonly Mailbox[]): Promise<void> {
  const keys = new Set(
    mailboxes.map(({ siteId, mailbox }) => `mailbox ${siteId} ${mailbox.toString('hex')}`),
  );
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${[...keys].sort()}::text[]) as key`.execute(
    db,
  );
}

/** Returns false if an account of this mailbox already got free credits. A recently erased account counts, too. */
export async function insertWelcome(
  db: Trx,
  { accountId, siteId, mailbox, now }: Mailbox & { accountId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    insert into welcomes (account_id, site_id, mailbox, granted, decided_at)
    select ${accountId}, ${siteId}, ${mailbox}, not exists (
      select from welcomes where site_id = ${siteId} and mailbox = ${mailbox} and granted
    ) and not exists (
      select from former_mailboxes where site_id = ${siteId} and mailbox = ${mailbox} and delete_at > ${now}
    ), ${now}
    on conflict (account_id) do update set granted = welcomes.granted
    returning granted`.execute(db);
  return rows[0]?.granted ?? false;
}

/** The outer query must also restrict `accounts.id` to values above `after`. */
export const isUndecided = (after: string) =>
  sql<SqlBool>`not exists (select from welcomes where account_id = accounts.id and account_id > ${after})`;

/** If `hasWindow`, no row with `granted = false` is inserted, because it would end the account's time bonus. */
type EarlierWelcome = Mailbox & { accountId: string; confirmedAt: Date; hasWindow: boolean };

/** Only the earliest confirmed account of a mailbox gets `granted = true`. */
export async function insertEarlierWelcomes(db: Trx, welcomes: readonly EarlierWelcome[]): Promise<void> {
  if (welcomes.length === 0) return;
  await lockMailboxes(db, welcomes);
  await sql`
    insert into welcomes (account_id, site_id, mailbox, granted, decided_at)
    select account_id, site_id, mailbox, granted, confirmed_at from (
      select *, not exists (
        select from welcomes where welcomes.site_id = earlier.site_id and welcomes.mailbox = earlier.mailbox and granted
      ) and row_number() over (partition by site_id, mailbox order by confirmed_at, account_id) = 1 as granted
      from (
        select account_id, site_id, decode(hash, 'hex') as mailbox, confirmed_at, has_window from unnest(
          ${welcomes.map(welcome => welcome.accountId)}::uuid[], ${welcomes.map(welcome => welcome.siteId)}::smallint[],
          ${welcomes.map(welcome => welcome.mailbox.toString('hex'))}::text[], ${welcomes.map(welcome => welcome.confirmedAt)}::timestamptz[],
          ${welcomes.map(welcome => welcome.hasWindow)}::boolean[]) as row (account_id, site_id, hash, confirmed_at, has_window)
      ) earlier
    ) decided
    where granted or not has_window
    on conflict (account_id) do nothing`.execute(db);
}

export const selectWelcome = (db: Db, accountId: string) =>
  db
    .selectFrom('welcomes')
    .select(['mailbox', 'granted', 'decided_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function insertFormerMailbox(
  db: Trx,
  { siteId, mailbox, deleteAt }: Mailbox & { deleteAt: Date },
): Promise<void> {
  await db
    .insertInto('former_mailboxes')
    .values({ site_id: siteId, mailbox, delete_at: deleteAt })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'mailbox']).doUpdateSet({
        delete_at: sql`greatest(former_mailboxes.delete_at, excluded.delete_at)`,
      }),
    )
    .execute();
}

export async function deleteFormerMailboxes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('former_mailboxes').where('delete_at', '<=', now).execute();
}

/** Returns the free credits granted at sign-up, less those that were revoked. */
export async function selectSignupCredits(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(amount), 0)::int as credits from ledger_entries
    where account_id = ${accountId} and lot = 'free' and contra = 'promotion'`.execute(db);
  return rows[0]?.credits ?? 0;
}

/** Selects the ids of paid items, except those whose credits were returned. */
export async function selectPaidWithFreeCredits(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from ledger_entries paid
    where account_id = ${accountId} and lot = 'free' and amount < 0 and reference is not null
      and contra in ('messages', 'photos', 'gifts')
      and not exists (
        select from ledger_entries given where given.reference = paid.reference and given.contra = 'returns')`.execute(
    db,
  );
  return rows.map(({ reference }) => reference);
}
