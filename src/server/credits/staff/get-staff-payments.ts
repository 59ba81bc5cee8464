import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import {
  type getStaffPayment as getCall,
  type getStaffPayments as listCall,
  paymentOrders,
  type StaffPayment,
  type StaffPaymentLine,
} from '#contract/staff-payments';
import type { App, StaffCaller } from '../../app.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { decryptAccountDetails } from '../direct-debit/account-details.ts';
import {
  paymentKeysets,
  type SitePayment,
  type SitePaymentRow,
  selectBuyer,
  selectLedgerOfPayment,
  selectMandateOfPayment,
  selectPaymentEvents,
  selectRefundsOfPayment,
  selectSitePayment,
  selectSitePayments,
} from './payment-queries.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 */
export async function getStaffPayments(
  { db }: App,
  { site }: StaffCaller,
  { sort, before, ...filter }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const page = pageBehind(before, paymentKeysets[orderAmong(paymentOrders, sort)], PAGE_SIZE);
  const rows = await selectSitePayments(db, { ...filter, siteId: site.id, timeZone: site.timeZone }, page);
  const { shown, next } = pageOf(rows, PAGE_SIZE);
  return { payments: shown.map(presentLine), next };
}

export const presentLine = (row: SitePaymentRow): StaffPaymentLine => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  state: row.state as StaffPaymentLine['state'],
  method: row.method as StaffPaymentLine['method'],
  country: row.country as StaffPaymentLine['country'],
  currency: row.currency as StaffPaymentLine['currency'],
  amount: row.amount,
  credits: row.credits,
  refunded: row.refunded,
  receipt_number: row.receipt_number,
  is_repeat: row.is_repeat,
});

/**
 * @param isOpen whether the caller has given a reason to see who the buyer is
 * @throws not_found, also for a payment of another site
 * @spec D5.10 D5.7
 */
export async function getStaffPayment(
  app: Pick<App, 'db' | 'config'>,
  { site }: StaffCaller,
  { id }: QueryOut<typeof getCall>,
  isOpen: boolean,
): Promise<Output<typeof getCall>> {
  const { db } = app;
  const row = await selectSitePayment(db, site.id, id);
  if (!row) throw new ApiError('not_found');
  const [events, refunds, ledger, mandate] = await Promise.all([
    selectPaymentEvents(db, id),
    selectRefundsOfPayment(db, id),
    selectLedgerOfPayment(db, id),
    selectMandateOfPayment(db, id),
  ]);
  return {
    ...presentLine(row),
    ...presentPrice(row),
    code: row.code,
    events: events.map(({ state, source, recorded_at }) => ({
      state,
      source,
      at: recorded_at.toISOString(),
    })),
    refunds: refunds.map(presentRefund),
    ledger: ledger.map(presentLedgerEntry),
    mandate: mandate ? presentMandate(mandate) : null,
    has_buyer: row.member !== null,
    buyer: isOpen ? presentBuyer(app, row, mandate) : null,
    refundable: row.state === 'completed' ? row.amount - row.refunded : 0,
  };
}

const presentPrice = (row: SitePaymentRow) => ({
  ...{ list_price: row.list_price, discount: row.discount, vat: row.vat, vat_rate: row.vat_rate },
  vat_country: row.vat_country as StaffPayment['vat_country'],
  ...{ location_proofs: row.location_proofs, bank: row.bank, statement: row.statement },
  failure: row.failure as StaffPayment['failure'],
  ...{ provider: row.provider, provider_reference: row.provider_reference },
  completed_at: row.completed_at?.toISOString() ?? null,
});

type MandateRow = NonNullable<Awaited<ReturnType<typeof selectMandateOfPayment>>>;

const presentMandate = ({ reference, state, iban_end }: MandateRow): StaffPayment['mandate'] => ({
  ...{ reference, iban_end },
  state: state as NonNullable<StaffPayment['mandate']>['state'],
});

function presentBuyer(
  app: Pick<App, 'config'>,
  { member }: Pick<SitePayment, 'member'>,
  mandate: MandateRow | undefined,
): StaffPayment['buyer'] {
  const details = mandate ? decryptAccountDetails(app, mandate) : null;
  if (member === null) return null;
  return { member, holder: details?.account_holder ?? null, iban: details?.iban ?? null };
}

type RefundRow = Awaited<ReturnType<typeof selectRefundsOfPayment>>[number];

const presentRefund = (row: RefundRow): StaffPayment['refunds'][number] => ({
  ...{ id: row.id, credits: row.credits, debt: row.debt, amount: row.amount, vat: row.vat, tries: row.tries },
  kind: row.kind as StaffPayment['refunds'][number]['kind'],
  state: row.state as StaffPayment['refunds'][number]['state'],
  reference: row.provider_reference,
  requested_at: row.requested_at.toISOString(),
  done_at: row.done_at?.toISOString() ?? null,
});

type LedgerRow = Awaited<ReturnType<typeof selectLedgerOfPayment>>[number];

const presentLedgerEntry = (row: LedgerRow): StaffPayment['ledger'][number] => ({
  id: row.id,
  kind: row.contra as StaffPayment['ledger'][number]['kind'],
  lot: row.lot as StaffPayment['ledger'][number]['lot'],
  credits: row.amount,
  at: row.created_at.toISOString(),
});

/**
 * The account that paid, for a look-up; null after its erasure, and undefined for a payment that the site does not have.
 * @spec D5.10 D5.7
 */
export const buyerOfPayment = (
  { db }: Pick<App, 'db'>,
  { site }: StaffCaller,
  payment: string,
): Promise<string | null | undefined> => selectBuyer(db, site.id, payment);
