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
export async function insertFreeCreditDecision(
  db: Trx,
  { accountId, siteId, mailbox, now }: Mailbox & { accountId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    insert into free_credit_decisions (account_id, site_id, mailbox, granted, decided_at)
    select ${accountId}, ${siteId}, ${mailbox}, not exists (
      select from free_credit_decisions where site_id = ${siteId} and mailbox = ${mailbox} and granted
    ) and not exists (
      select from former_mailboxes where site_id = ${siteId} and mailbox = ${mailbox} and delete_at > ${now}
    ), ${now}
    on conflict (account_id) do update set granted = free_credit_decisions.granted
    returning granted`.execute(db);
  return rows[0]?.granted ?? false;
}

/** The outer query must also restrict `accounts.id` to values above `after`. */
export const isUndecided = (after: string) =>
  sql<SqlBool>`not exists (select from free_credit_decisions where account_id = accounts.id and account_id > ${after})`;

/** If `hasWindow`, no row with `granted = false` is inserted, because it would end the account's time bonus. */
type EarlierDecision = Mailbox & { accountId: string; confirmedAt: Date; hasWindow: boolean };

/** Only the earliest confirmed account of a mailbox gets `granted = true`. */
export async function insertEarlierFreeCreditDecisions(
  db: Trx,
  decisions: readonly EarlierDecision[],
): Promise<void> {
  if (decisions.length === 0) return;
  await lockMailboxes(db, decisions);
  await sql`
    insert into free_credit_decisions (account_id, site_id, mailbox, granted, decided_at)
    select account_id, site_id, mailbox, granted, confirmed_at from (
      select *, not exists (
        select from free_credit_decisions known where known.site_id = earlier.site_id and known.mailbox = earlier.mailbox and known.granted
      ) and row_number() over (partition by site_id, mailbox order by confirmed_at, account_id) = 1 as granted
      from (
        select account_id, site_id, decode(hash, 'hex') as mailbox, confirmed_at, has_window from unnest(
          ${decisions.map(decision => decision.accountId)}::uuid[], ${decisions.map(decision => decision.siteId)}::smallint[],
          ${decisions.map(decision => decision.mailbox.toString('hex'))}::text[], ${decisions.map(decision => decision.confirmedAt)}::timestamptz[],
          ${decisions.map(decision => decision.hasWindow)}::boolean[]) as row (account_id, site_id, hash, confirmed_at, has_window)
      ) earlier
    ) decided
    where granted or not has_window
    on conflict (account_id) do nothing`.execute(db);
}

export const selectFreeCreditDecision = (db: Db, accountId: string) =>
  db
    .selectFrom('free_credit_decisions')
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
