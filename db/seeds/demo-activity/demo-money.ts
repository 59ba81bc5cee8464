import { randomBytes, randomUUID } from 'node:crypto';
import { type CountryCode, countries } from '#contract/countries';
import { DAY_MS } from '#contract/durations';
import type { PaymentState } from '#contract/payments';
import { vatInside, vatRates } from '#contract/vat';
import type { App } from '../../../src/server/app.ts';
import { operatorActor } from '../../../src/server/backoffice/audit/audit-actor.ts';
import { encryptAccountDetails } from '../../../src/server/credits/direct-debit/account-details.ts';
import { bankDaysAfter } from '../../../src/server/credits/direct-debit/bank-days.ts';
import { exportDebits } from '../../../src/server/credits/direct-debit/export-debits.ts';
import { markBatchCollected, returnDebit } from '../../../src/server/credits/direct-debit/operator-debits.ts';
import { applyPaymentReport } from '../../../src/server/credits/payments/apply-payment-report.ts';
import { nextReceiptNumber } from '../../../src/server/credits/payments/queries.ts';
import { lockWallet } from '../../../src/server/credits/queries.ts';
import { recordDispute } from '../../../src/server/credits/refunds/record-dispute.ts';
import { requestRefund } from '../../../src/server/credits/refunds/request-refund.ts';
import { correctCredits } from '../../../src/server/credits/staff/correct-credits.ts';
import { changePrice } from '../../../src/server/credits/staff/prices.ts';
import { grantCredits } from '../../../src/server/credits/wallet.ts';
import type { AuditActor } from '../../../src/server/platform/audit-log.ts';
import { type Tx, transact } from '../../../src/server/platform/transact.ts';
import type { Site } from '../../../src/server/site/sites.ts';
import { LAVENDER } from '../lavender.ts';

const BUNDLE = { credits: 10, amount: 999 };

/** Dutch members of the demo who have bought nothing, so that nothing of theirs changes. */
type Buyer = { id: string; profile: string; name: string };

/** Example accounts of the banks' own documents. */
const EXAMPLE_IBANS = [
  'NL91ABNA0417164300',
  'DE89370400440532013000',
  'BE68539007547034',
  'AT611904300234573201',
];

/**
 * Fills the money pages of the back office: payments in every state, a refund that waits, a chargeback, mandates, and
 * what waits for a second person. Inserted once.
 */
export async function insertDemoMoney(app: App): Promise<void> {
  const site = app.sites.byId(LAVENDER);
  if (!site || (await hasDemoMoney(app))) return;
  const buyers = await selectBuyers(app);
  const [debtors, others] = [buyers.slice(0, EXAMPLE_IBANS.length), buyers.slice(EXAMPLE_IBANS.length)];
  await insertOpenPayments(app, site, others.splice(0, openStates.length));
  await insertRefunds(app, site, others.splice(0, 2));
  await insertChargebacks(app, site, others.splice(0, 2));
  await insertDebits(app, site, debtors);
  await askForSecondPerson(app, site, others[0]);
}

async function hasDemoMoney({ db }: App): Promise<boolean> {
  const known = db.selectFrom('direct_debits').select('state').where('mandate_reference', '=', mandateOf(0));
  return (await known.executeTakeFirst()) !== undefined;
}

const selectBuyers = ({ db }: App): Promise<Buyer[]> =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('accounts.site_id', '=', LAVENDER)
    .where('accounts.email', 'like', '%@members.example')
    .where('profiles.country', '=', 'NL')
    .where('profiles.fictional', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payments').select('id').whereRef('account_id', '=', 'accounts.id'))),
    )
    .select(['accounts.id', 'profiles.id as profile', 'profiles.name'])
    .orderBy('accounts.id')
    .limit(20)
    .execute();

const openStates = ['created', 'pending', 'failed', 'cancelled', 'expired'] as const;

async function insertOpenPayments(app: App, site: Site, buyers: readonly Buyer[]): Promise<void> {
  await transact(app, async ({ db, now }) => {
    for (const [index, state] of openStates.entries()) {
      const buyer = buyers[index];
      const at = new Date(now.getTime() - (index + 1) * 3 * 3_600_000);
      if (!buyer) continue;
      const payment = { ...paymentRow(site, buyer, at), state, provider_reference: `demo-${randomUUID()}` };
      await db
        .insertInto('payments')
        .values({ ...payment, ...(state === 'failed' && { failure: 'declined' }) })
        .execute();
    }
  });
}

const paymentRow = (site: Site, { id }: Buyer, created_at: Date, country: CountryCode = 'NL') => ({
  ...{ site_id: site.id, account_id: id, credits: BUNDLE.credits, currency: countries[country].currency },
  ...{ list_price: BUNDLE.amount, amount: BUNDLE.amount, vat_country: country, vat_rate: vatRates[country] },
  ...{ vat: vatInside(BUNDLE.amount, vatRates[country]), country, created_at },
  ...{ location_proofs: [`payment:${country}`, `profile:${country}`], method: 'ideal', provider: 'sandbox' },
  statement: site.settings.statement_text,
  state: 'created' as PaymentState,
});

/** @returns the payment's id */
async function insertPurchase(
  tx: Tx,
  site: Site,
  buyer: Buyer,
  { daysAgo, ...change }: { daysAgo: number; method?: string; provider?: string },
): Promise<string> {
  const at = new Date(tx.now.getTime() - daysAgo * DAY_MS);
  const { id } = await tx.db
    .insertInto('payments')
    .values({
      ...paymentRow(site, buyer, at),
      ...(change.provider === undefined && { provider_reference: `demo-${randomUUID()}` }),
      ...{ ...change, state: 'completed', completed_at: at },
      receipt_number: await nextReceiptNumber(tx.db, site.id),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantCredits(tx, {
    ...{ accountId: buyer.id, lot: 'purchased', contra: 'sales', amount: BUNDLE.credits, reference: id },
  });
  await tx.db
    .updateTable('accounts')
    .set({ premium_since: at })
    .where('id', '=', buyer.id)
    .where('premium_since', 'is', null)
    .execute();
  return id;
}

/** A part that waits, and a whole that was sent. The demo's bank knows neither, so nobody tries to send them. */
async function insertRefunds(app: App, site: Site, buyers: readonly Buyer[]): Promise<void> {
  for (const [index, buyer] of buyers.entries())
    await transact(app, async tx => {
      const id = await insertPurchase(tx, site, buyer, { daysAgo: 6 + index });
      await lockWallet(tx.db, buyer.id);
      const purchase = await tx.db
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const nothing = { refunded: 0, refunded_amount: 0, refunded_vat: 0 };
      const isWhole = index > 0;
      const part = isWhole ? BUNDLE : { credits: 5, amount: 500 };
      await requestRefund(tx, buyer.id, { purchase: { ...purchase, ...nothing }, ...part }, 'refund');
      if (isWhole) await applyPaymentReport(app, tx, id, { state: 'refunded', source: 'operator' });
      const sent = { state: 'done', done_at: tx.now, provider_reference: 'Wire 2026-114' };
      await tx.db
        .updateTable('refunds')
        .set({ next_attempt_at: null, tries: 3, ...(isWhole && sent) })
        .where('payment_id', '=', id)
        .execute();
    });
}

/** One that waits for evidence, and one about which it was sent. */
async function insertChargebacks(app: App, site: Site, buyers: readonly Buyer[]): Promise<void> {
  for (const [index, buyer] of buyers.entries()) {
    const payment = await transact(app, async tx => {
      const id = await insertPurchase(tx, site, buyer, { daysAgo: 20 + index, method: 'visa' });
      const report = { state: 'charged_back', source: 'webhook', event: `demo chargeback ${id}` } as const;
      await applyPaymentReport(app, tx, id, report);
      return id;
    });
    if (index > 0) await recordEvidence(app, site, payment);
  }
}

async function recordEvidence(app: App, site: Site, payment: string): Promise<void> {
  const refunds = app.db.selectFrom('refunds').select('id').where('payment_id', '=', payment);
  const { id } = await refunds.executeTakeFirstOrThrow();
  const note = 'Receipt, log of the messages, and the order';
  await recordDispute(app, await sannesActor(app, site), { id, state: 'sent', note });
}

/** Two at the bank, of which one came back; one that is at the bank; one that is due. */
async function insertDebits(app: App, site: Site, debtors: readonly Buyer[]): Promise<void> {
  const actor = operatorActor(app, site);
  const [first, second, third, fourth] = debtors;
  if (!first || !second || !third || !fourth) return;
  await insertDebit(app, site, first, { iban: 0, daysAgo: 12 });
  const mandate = await insertDebit(app, site, second, { iban: 1, daysAgo: 11 });
  const batch = await exportDebits(app, site, actor);
  if (batch) await markBatchCollected(app, actor, batch.id);
  await returnDebit(app, actor, { mandate, reason: 'MD06' });
  await insertDebit(app, site, third, { iban: 2, daysAgo: 3 });
  await exportDebits(app, site, actor);
  await insertDebit(app, site, fourth, { iban: 3, daysAgo: 1 });
}

const mandateOf = (index: number): string => `M${100_000_000_000 + index}`;

/** @returns the reference of the mandate */
const insertDebit = (
  app: App,
  site: Site,
  buyer: Buyer,
  { iban: index, daysAgo }: { iban: number; daysAgo: number },
): Promise<string> =>
  transact(app, async tx => {
    const id = await insertPurchase(tx, site, buyer, { daysAgo, method: 'sdd', provider: 'direct_debit' });
    const at = new Date(tx.now.getTime() - daysAgo * DAY_MS);
    const iban = EXAMPLE_IBANS[index] ?? '';
    const mandate = mandateOf(index);
    const details = { account_holder: buyer.name, iban, street: 'Voorbeeldkade', house_number: '12' };
    const address = { zip: '1011 AB', city: 'Amsterdam', country: 'NL', phone: `+3161234567${index}` };
    await tx.db
      .insertInto('direct_debits')
      .values({
        ...{
          payment_id: id,
          site_id: site.id,
          account_id: buyer.id,
          mandate_reference: mandate,
          state: 'due',
        },
        encrypted_details: encryptAccountDetails(app, id, { ...details, ...address }),
        ...{ iban_hash: randomBytes(32), phone_hash: randomBytes(32), code_hash: randomBytes(32) },
        ...{ iban_end: iban.slice(-4), phone_end: `67${index}`, code_sent_at: at, code_expires_at: at },
        ...{ agreed_at: at, created_at: at, collect_on: bankDaysAfter(at.toISOString().slice(0, 10), 5) },
      })
      .execute();
    return mandate;
  });

/** A large correction and a price that Sanne asked for, so that Fenna has something to decide. */
async function askForSecondPerson(app: App, site: Site, buyer: Buyer | undefined): Promise<void> {
  const actor = await sannesActor(app, site);
  if (actor.staffId === null || !buyer) return;
  const reason = 'Lost a week of messages in the outage';
  await correctCredits(app, actor, { member: buyer.profile, credits: 150, reason });
  await changePrice(app, actor, { currency: 'EUR', credits: 100, price: 5_499, shown: 7_999 });
}

/** The operator if Sanne does not work here. */
async function sannesActor(app: App, site: Site): Promise<AuditActor> {
  const sanne = app.db.selectFrom('staff').select('id').where('email', '=', 'sanne@staff.example');
  return { ...operatorActor(app, site), staffId: (await sanne.executeTakeFirst())?.id ?? null };
}
