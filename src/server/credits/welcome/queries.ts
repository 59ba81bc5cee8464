import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

type Mailbox = { siteId: number; mailbox: Buffer };

/** Whoever decides on a mailbox, or leaves it behind, waits for the other until the transaction ends. */
export async function lockMailbox(db: Trx, { siteId, mailbox }: Mailbox): Promise<void> {
  const key = `mailbox ${siteId} ${mailbox.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** Notes whether an account is welcomed: its mailbox was not before, on this site, also by an account that was erased since. */
export async function insertWelcome(
  db: Trx,
  { accountId, siteId, mailbox, now }: Mailbox & { accountId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`
    insert into welcomes (account_id, site_id, mailbox, given, decided_at)
    select ${accountId}, ${siteId}, ${mailbox}, not exists (
      select from welcomes where site_id = ${siteId} and mailbox = ${mailbox} and given
    ) and not exists (
      select from former_mailboxes where site_id = ${siteId} and mailbox = ${mailbox} and forget_at > ${now}
    ), ${now}
    on conflict (account_id) do update set given = welcomes.given
    returning given`.execute(db);
  return rows[0]?.given ?? false;
}

/** What was decided about an account; undefined before it confirmed its address. */
export const selectWelcome = (db: Db, accountId: string) =>
  db
    .selectFrom('welcomes')
    .select(['mailbox', 'given', 'decided_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Keeps the mailbox of an account that is erased, until then. */
export async function insertFormerMailbox(
  db: Trx,
  { siteId, mailbox, forgetAt }: Mailbox & { forgetAt: Date },
): Promise<void> {
  await db
    .insertInto('former_mailboxes')
    .values({ site_id: siteId, mailbox, forget_at: forgetAt })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'mailbox']).doUpdateSet({
        forget_at: sql`greatest(former_mailboxes.forget_at, excluded.forget_at)`,
      }),
    )
    .execute();
}

export async function deleteFormerMailboxes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('former_mailboxes').where('forget_at', '<=', now).execute();
}

/** Whether an account ever confirmed its address. */
export async function wasConfirmed(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('confirmed_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.confirmed_at != null;
}

/** The free credits a member was given at sign-up and not taken back since. */
export async function selectPromotion(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(amount), 0)::int as credits from ledger_entries
    where account_id = ${accountId} and lot = 'free' and contra = 'promotion'`.execute(db);
  return rows[0]?.credits ?? 0;
}

/** What a member paid for with free credits and had nothing back for, e.g. messages. */
export async function selectPaidFree(db: Db, accountId: string): Promise<string[]> {
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
