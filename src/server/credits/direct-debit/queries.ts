import { type Insertable, type Selectable, sql } from 'kysely';
import { DEBIT_CODE } from '#contract/constants';
import { type Payment, unsuccessfulStates } from '#contract/payments';
import type { DirectDebits } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import type { PaymentRow } from '../payments/queries.ts';

export type DebitRow = Selectable<DirectDebits>;
export type DebitWithPayment = { debit: DebitRow; payment: PaymentRow };

export async function insertDirectDebit(db: Trx, debit: Insertable<DirectDebits>): Promise<DebitRow> {
  return db.insertInto('direct_debits').values(debit).returningAll().executeTakeFirstOrThrow();
}

/** @spec 5.6 5.8 */
export const selectOwnDebit = (db: Db, accountId: string, payment: string): Promise<DebitRow | undefined> =>
  db
    .selectFrom('direct_debits')
    .selectAll()
    .where('payment_id', '=', payment)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function selectWaitingDebitPayments(db: Db, accountId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .innerJoin('direct_debits', 'direct_debits.payment_id', 'payments.id')
    .selectAll('payments')
    .where('direct_debits.account_id', '=', accountId)
    .where('direct_debits.state', '=', 'waiting')
    .where('payments.state', '=', 'created')
    .orderBy('payments.created_at', 'desc')
    .execute();
}

/**
 * The update locks the row, so that simultaneous attempts are all counted.
 * @returns undefined if no try is left or the code has expired
 */
export async function consumeTry(
  db: Db,
  { accountId, payment, now }: { accountId: string; payment: string; now: Date },
): Promise<DebitRow | undefined> {
  return db
    .updateTable('direct_debits')
    .set({ tries: sql`tries + 1` })
    .where('payment_id', '=', payment)
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .where('tries', '<', DEBIT_CODE.maxAttempts)
    .where('code_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function hasValidCode(db: Db, payment: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('direct_debits')
    .select('payment_id')
    .where('payment_id', '=', payment)
    .where('state', '=', 'waiting')
    .where('code_expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceCode(
  db: Trx,
  payment: string,
  code: Pick<DebitRow, 'code_hash' | 'code_sent_at' | 'code_expires_at'>,
): Promise<DebitRow> {
  return db
    .updateTable('direct_debits')
    .set({ ...code, tries: 0 })
    .where('payment_id', '=', payment)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function restoreCodeSentAt(
  db: Db,
  { payment_id, code_hash }: Pick<DebitRow, 'payment_id' | 'code_hash'>,
  sentAt: Date,
): Promise<void> {
  await db
    .updateTable('direct_debits')
    .set({ code_sent_at: sentAt })
    .where('payment_id', '=', payment_id)
    .where('code_hash', '=', code_hash)
    .execute();
}

export async function markDebitDue(
  db: Trx,
  payment: string,
  agreed: { agreed_at: Date; collect_on: string },
): Promise<void> {
  await db
    .updateTable('direct_debits')
    .set({ ...agreed, state: 'due' })
    .where('payment_id', '=', payment)
    .where('state', '=', 'waiting')
    .execute();
}

/** Returns whether the debit is confirmed and not exported yet. */
export async function isDebitDue(db: Db, payment: string): Promise<boolean> {
  const row = await db
    .selectFrom('direct_debits')
    .select('payment_id')
    .where('payment_id', '=', payment)
    .where('state', '=', 'due')
    .executeTakeFirst();
  return row !== undefined;
}

/** The amount left to collect in cents: the price less refunds. */
export const leftToCollect = sql<number>`(payments.amount - (
  select coalesce(sum(refunds.amount), 0)::int from refunds where refunds.payment_id = payments.id))`;

export async function releaseIfNothingLeft(db: Trx, payment: string): Promise<void> {
  await sql`
    update direct_debits set state = 'released' from payments
    where payments.id = payment_id and payment_id = ${payment} and direct_debits.state = 'due' and ${leftToCollect} <= 0`.execute(
    db,
  );
}

type DebitSource = Pick<DebitRow, 'site_id' | 'iban_hash' | 'phone_hash'>;

/** Direct debits with the same IBAN or phone number are confirmed one after another. */
export async function lockDebitSource(
  db: Trx,
  { site_id, iban_hash, phone_hash }: DebitSource,
): Promise<void> {
  for (const [kind, hash] of Object.entries({ iban: iban_hash, phone: phone_hash })) {
    const name = `${kind} ${site_id} ${hash.toString('hex')}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
}

export type DebitSourceState = { isOpen: boolean; isBlocked: boolean };

export const debitStateOfMember = (db: Db, accountId: string, now: Date): Promise<DebitSourceState> =>
  selectDebitState(db, sql`account_id = ${accountId}`, now);

export const debitStateOfIban = (
  db: Db,
  siteId: number,
  hash: Buffer,
  now: Date,
): Promise<DebitSourceState> => selectDebitState(db, sql`site_id = ${siteId} and iban_hash = ${hash}`, now);

export const debitStateOfPhone = (
  db: Db,
  siteId: number,
  hash: Buffer,
  now: Date,
): Promise<DebitSourceState> => selectDebitState(db, sql`site_id = ${siteId} and phone_hash = ${hash}`, now);

async function selectDebitState(
  db: Db,
  condition: ReturnType<typeof sql>,
  now: Date,
): Promise<DebitSourceState> {
  const { rows } = await sql<DebitSourceState>`
    select
      exists (select from direct_debits where ${condition} and state in ('due', 'exported')) as "isOpen",
      exists (select from direct_debits where ${condition} and blocked_until > ${now}) as "isBlocked"`.execute(
    db,
  );
  return rows[0] ?? { isOpen: true, isBlocked: true };
}

export async function selectCollectionDay(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('direct_debits')
    .select('collect_on')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['due', 'exported'])
    .executeTakeFirst();
  return row?.collect_on ?? null;
}

type Mandate = NonNullable<Payment['mandate']>;

export async function selectMandates(db: Db, payments: readonly string[]): Promise<Map<string, Mandate>> {
  const { rows } = await sql<Mandate & { payment_id: string }>`
    select payment_id, mandate_reference as reference, iban_end, collect_on,
      coalesce(collected_amount, ${leftToCollect}) as amount, direct_debits.state in ('due', 'exported') as is_open
    from direct_debits join payments on payments.id = payment_id
    where payment_id = any(${payments}::uuid[]) and direct_debits.state <> 'waiting'`.execute(db);
  return new Map(rows.map(({ payment_id, ...mandate }) => [payment_id, mandate]));
}

export async function deleteUnconfirmedDebits(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('direct_debits')
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Does not delete a returned debit while its `blocked_until` blocks new debits. */
export async function deleteOldDebits(db: Db, now: Date, retentionMonths: number): Promise<void> {
  await sql`
    delete from direct_debits using payments
    where payments.id = payment_id and (
      (direct_debits.state = 'waiting' and payments.state = any(${unsuccessfulStates}::text[]))
      or (direct_debits.state in ('collected', 'returned', 'released')
        and collect_on < (${now}::timestamptz - ${retentionMonths} * interval '1 month')::date
        and coalesce(blocked_until, ${now}) <= ${now}))`.execute(db);
}

export const selectDebitsOf = (db: Db, accountId: string): Promise<DebitRow[]> =>
  db
    .selectFrom('direct_debits')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
