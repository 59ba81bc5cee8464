import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getDecisions } from '#contract/decisions';
import { DAY_MS } from '#contract/durations';
import type { PaymentMethod } from '#contract/payment-methods';
import { clearSignals, getMemberSignals } from '#contract/staff-signals';
import { alignBan } from '../../moderation/decisions/measures.ts';
import { purgeSignals, weighSignals } from '../../moderation/signals/weigh-signals.ts';
import { reportActions } from '../../moderation/testing/report-actions.ts';
import { transact } from '../../platform/transact.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';
import { purgePayers, recordPayer } from './payers.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { app, db, as, clock, signUpMember } = server;
const { buyer, report, expectReconciled } = purchaseTest(server, till);
const actions = reportActions(server);
const newModerator = () => createTestStaff(server, { roles: ['moderator'] });
const start = clock.now();
beforeEach(() => clock.set(start));

const newCard = () => `card-${randomUUID()}`;
async function pay(customer: Buyer, payer: string | null, method: PaymentMethod = 'visa') {
  const payment = await customer.startOrder({ method });
  await report(payment, { state: 'completed', payer });
  return customer.reload(payment);
}
const ban = async ({ member }: Buyer, days: number | null) => {
  const id = await actions.report(await signUpMember(), member);
  expect((await actions.ban(await newModerator(), id, days)).status).toBe(204);
};
/** As a successful appeal does. */
const endBan = async ({ member: { accountId } }: Buyer) => {
  await db
    .updateTable('decisions')
    .set({ overturned_at: clock.now() })
    .where('account_id', '=', accountId)
    .execute();
  await transact(app, tx => alignBan(app, tx, accountId));
};
async function signalsOf({ member }: Buyer) {
  const moderator = await newModerator();
  await weighSignals(app, () => false);
  await actions.open(moderator, member);
  return (await moderator.call(getMemberSignals, { query: { id: member.profileId } })).member;
}
const kindsOf = async (customer: Buyer) => (await signalsOf(customer)).signals.map(({ kind }) => kind);
const storedFor = ({ member: { accountId } }: Buyer) =>
  db.selectFrom('banned_payment_accounts').select('until').where('account_id', '=', accountId).execute();

describe('the card of a banned member (spec D5.13, D5.5)', () => {
  test('pays for somebody else, who has the credits, is looked at, reads why, and may go on after it', async () => {
    const card = newCard();
    const [banned, partner] = [await buyer(), await buyer()];
    await pay(banned, card);
    await ban(banned, null);
    expect(await pay(partner, card)).toMatchObject({ state: 'completed', refunded: 0 });
    expect(await partner.credits()).toBe(10);
    const seen = await signalsOf(partner);
    expect([seen.level, seen.signals.map(({ kind }) => kind)]).toEqual(['review', ['banned_payment']]);
    const [decision] = (await as(partner.member).call(getDecisions)).about_me;
    expect(decision).toMatchObject({ rule: 'ban_evasion', outcome: 'messages_limited', appeal: null });
    expect(decision?.reason).toContain('Eén van je betalingen moeten we even nakijken.');
    expect(decision?.reason).not.toMatch(/kaart|rekening|geblokkeerd/);
    const body = { member: partner.member.profileId, seen: seen.since, reason: 'His husband’s card.' };
    await (await newModerator()).call(clearSignals, { body });
    await pay(partner, card);
    expect((await signalsOf(partner)).level).toBeNull();
    await expectReconciled();
  });

  test('says nothing of who pays with another card, without a name of the provider, or by voucher', async () => {
    const card = newCard();
    const [banned, byOther, unnamed, byVoucher] = [
      await buyer(),
      await buyer(),
      await buyer(),
      await buyer(),
    ];
    await pay(banned, card);
    await ban(banned, 7);
    await pay(byOther, newCard());
    await pay(unnamed, null);
    await pay(byVoucher, card, 'paysafecard');
    for (const customer of [byOther, unnamed, byVoucher]) expect(await kindsOf(customer)).toEqual([]);
  });

  test('says nothing of an unpaid payment, nor on another site', async () => {
    const card = newCard();
    const [banned, trying] = [await buyer(), await buyer()];
    await pay(banned, card);
    await ban(banned, null);
    await report(await trying.startOrder({ method: 'visa' }), { state: 'failed', payer: card });
    expect(await kindsOf(trying)).toEqual([]);
    const siteId = await openSecondSite(server);
    const { accountId } = await signUpMember({ siteId });
    await transact(app, async tx => {
      const id = await insertTestPurchase(tx, { accountId, siteId, credits: 1 });
      const payment = { id, site_id: siteId, account_id: accountId, provider: 'sandbox', method: 'visa' };
      await recordPayer(app, tx, payment, card);
    });
    const suspected = db.selectFrom('refused_payers').select('account_id');
    expect(await suspected.where('account_id', '=', accountId).execute()).toEqual([]);
  });

  test('is kept also if its payment completes after the ban', async () => {
    const card = newCard();
    const [banned, other] = [await buyer(), await buyer()];
    const payment = await banned.startOrder({ method: 'visa' });
    await ban(banned, 7);
    await report(payment, { state: 'completed', payer: card });
    expect(await storedFor(banned)).toEqual([{ until: new Date(start.getTime() + 7 * DAY_MS) }]);
    await pay(other, card);
    expect(await kindsOf(other)).toEqual(['banned_payment']);
  });

  test('is kept whichever of ban and payment commits first', async () => {
    const card = newCard();
    const banned = await buyer();
    const payment = await banned.startOrder({ method: 'visa' });
    await Promise.all([ban(banned, 7), report(payment, { state: 'completed', payer: card })]);
    expect(await storedFor(banned)).toEqual([{ until: new Date(start.getTime() + 7 * DAY_MS) }]);
  });
});

describe('how long a card is kept (spec D5.13, D5.5, D1.13)', () => {
  test('as a hash, and during a temporary ban only', async () => {
    const card = newCard();
    const [banned, other] = [await buyer(), await buyer()];
    const { payment_id: id } = await pay(banned, card);
    const stored = await db.selectFrom('payment_payers').selectAll().where('payment_id', '=', id).execute();
    expect(stored.map(({ payer_hash: hash }) => hash.length)).toEqual([32]);
    expect(stored[0]?.payer_hash.toString()).not.toContain(card);
    await ban(banned, 3);
    clock.advance(4 * DAY_MS);
    await pay(other, card);
    expect(await kindsOf(other)).toEqual([]);
    await purgeSignals(app);
    expect(await storedFor(banned)).toEqual([]);
  });

  test('until an appeal ends the ban; the ban of another who paid with it stays as it is', async () => {
    const card = newCard();
    const [first, second, other] = [await buyer(), await buyer(), await buyer()];
    for (const customer of [first, second]) await pay(customer, card);
    await ban(first, null);
    await ban(second, 3);
    expect([await storedFor(first), await storedFor(second)]).toEqual([
      [{ until: null }],
      [{ until: new Date(start.getTime() + 3 * DAY_MS) }],
    ]);
    await endBan(second);
    expect([await storedFor(first), await storedFor(second)]).toEqual([[{ until: null }], []]);
    await endBan(first);
    await pay(other, card);
    expect(await kindsOf(other)).toEqual([]);
  });

  test('not longer than 12 months after the payment if nobody was banned', async () => {
    const customer = await buyer();
    const payment = await pay(customer, newCard());
    const stored = () =>
      db.selectFrom('payment_payers').selectAll().where('payment_id', '=', payment.payment_id).execute();
    const at = (await stored())[0]?.recorded_at ?? start;
    clock.set(new Date(Date.UTC(at.getUTCFullYear() + 1, at.getUTCMonth(), at.getUTCDate() - 1)));
    await purgePayers(app);
    expect(await stored()).toHaveLength(1);
    clock.advance(3 * DAY_MS);
    await purgePayers(app);
    expect(await stored()).toEqual([]);
  });
});
