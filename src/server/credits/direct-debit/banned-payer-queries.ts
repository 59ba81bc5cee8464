import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

export async function insertBannedPaymentAccounts(
  db: Trx,
  accountId: string,
  until: Date | null,
): Promise<void> {
  await sql`
    insert into banned_payment_accounts (site_id, payment_account, until)
    select distinct site_id, iban_hash, ${until}::timestamptz from direct_debits
    where account_id = ${accountId} and state <> 'waiting'
    on conflict (site_id, payment_account) do update set until = excluded.until`.execute(db);
}

/** Keeps those from which another banned member paid, too. */
export async function deleteBannedPaymentAccounts(db: Trx, accountId: string): Promise<void> {
  await sql`
    delete from banned_payment_accounts banned using direct_debits mine
    where mine.account_id = ${accountId} and mine.site_id = banned.site_id and mine.iban_hash = banned.payment_account
      and not exists (select from direct_debits theirs join bans on bans.account_id = theirs.account_id
        where theirs.site_id = banned.site_id and theirs.iban_hash = banned.payment_account
          and theirs.account_id <> ${accountId})`.execute(db);
}

export async function deleteEndedPaymentAccounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('banned_payment_accounts').where('until', '<=', now).execute();
}

export async function hasBannedPaymentAccount(
  db: Trx,
  { siteId, ibanHash, now }: { siteId: number; ibanHash: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ banned: boolean }>`select exists (
    select from banned_payment_accounts where site_id = ${siteId} and payment_account = ${ibanHash}
      and (until is null or until > ${now})) as banned`.execute(db);
  return rows[0]?.banned ?? false;
}

export const selectRefusedPayer = (db: Trx, accountId: string) =>
  db.selectFrom('refused_payers').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function selectRefusedPayers(
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

export async function upsertRefusedPayer(db: Trx, accountId: string, at: Date): Promise<void> {
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
