import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** Bank accounts of mandates and payers of payments. Each banned account has rows of its own, whose end is that of its ban. */
export async function upsertBannedPaymentAccounts(
  db: Trx,
  accountId: string,
  until: Date | null,
): Promise<void> {
  await sql`
    insert into banned_payment_accounts (site_id, payment_account, account_id, until)
    select site_id, payment_account, ${accountId}, ${until}::timestamptz from (
      select site_id, iban_hash as payment_account from direct_debits
      where account_id = ${accountId} and state <> 'waiting'
      union select site_id, payer_hash from payment_payers where account_id = ${accountId}
      union select site_id, payment_account from banned_payment_accounts where account_id = ${accountId}) paid_from
    on conflict (site_id, payment_account, account_id) do update set until = excluded.until`.execute(db);
}

/** Those from which another banned member paid, too, stay in the rows of that member. */
export async function deleteBannedPaymentAccounts(db: Trx, accountId: string): Promise<void> {
  await db.deleteFrom('banned_payment_accounts').where('account_id', '=', accountId).execute();
}

export async function deleteEndedPaymentAccounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('banned_payment_accounts').where('until', '<=', now).execute();
}

export async function hasBannedPaymentAccount(
  db: Trx,
  {
    accountId,
    siteId,
    paymentAccount,
    now,
  }: { accountId: string; siteId: number; paymentAccount: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ banned: boolean }>`select exists (
    select from banned_payment_accounts where site_id = ${siteId} and payment_account = ${paymentAccount}
      and account_id <> ${accountId} and (until is null or until > ${now})) as banned`.execute(db);
  return rows[0]?.banned ?? false;
}

export const selectSuspectedPayer = (db: Trx, accountId: string) =>
  db.selectFrom('refused_payers').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function selectSuspectedPayers(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('refused_payers')
    .select('account_id')
    .where('refused_at', '>', after)
    .where('refused_at', '<=', until)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function upsertSuspectedPayer(db: Trx, accountId: string, at: Date): Promise<void> {
  await db
    .insertInto('refused_payers')
    .values({ account_id: accountId, refused_at: at })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet({ refused_at: at }))
    .execute();
}

export async function setPayerAllowed(db: Trx, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('refused_payers')
    .set({ allowed_at: at })
    .where('account_id', '=', accountId)
    .where('allowed_at', 'is', null)
    .execute();
}
