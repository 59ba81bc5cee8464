import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Amounts of money are in minor units. */
export type ExportedPayment = {
  payment_id: string;
  credits: number;
  currency: string;
  list_price: number;
  discount: number;
  code: string | null;
  amount: number;
  vat: number;
  vat_rate: number;
  vat_country: string;
  location_proofs: string[];
  country: string;
  method: string;
  bank: string | null;
  state: string;
  failure: string | null;
  statement: string;
  receipt_number: number | null;
  created_at: Date;
  completed_at: Date | null;
  /** The keyed hash of the card or account that paid, in hex. */
  payer: string | null;
  heard: { said: string; source: string; at: string }[];
  refunds: { kind: string; credits: number; amount: number; state: string; requested_at: string }[];
};

/** @spec D5.7 */
export async function selectPaymentsForExport(db: Db, accountId: string): Promise<ExportedPayment[]> {
  const { rows } = await sql<ExportedPayment>`
    select payments.id as payment_id, credits, currency, list_price, discount, code, amount, vat, vat_rate, vat_country,
      location_proofs, country, method, bank, payments.state, failure, statement, receipt_number, created_at, completed_at,
      (select encode(payer_hash, 'hex') from payment_payers where payment_id = payments.id) as payer,
      (select coalesce(json_agg(json_build_object('said', reported_state, 'source', source, 'at', recorded_at)
        order by recorded_at, id), '[]')
        from payment_events where payment_id = payments.id) as heard,
      (select coalesce(json_agg(json_build_object('kind', kind, 'credits', credits, 'amount', amount, 'state', state,
        'requested_at', requested_at) order by requested_at, id), '[]') from refunds where payment_id = payments.id) as refunds
    from payments left join redemptions on redemptions.payment_id = payments.id
    where payments.account_id = ${accountId} order by created_at desc, payments.id desc`.execute(db);
  return rows;
}

export const selectCardsForExport = (db: Db, accountId: string) =>
  db
    .selectFrom('stored_cards')
    .select(['method', 'label', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
