import { beforeEach, describe, expect, test } from 'vitest';
import { getBundles } from '#contract/credits';
import { HOUR_MS } from '#contract/durations';
import { getAuditLog } from '#contract/staff-audit';
import {
  changePrice,
  createDiscount,
  decideDiscount,
  decidePrice,
  endBundle,
  endDiscount,
  getPriceLists,
  getStaffDiscounts,
} from '#contract/staff-prices';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { lilac, openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { applySites } from '../sites-file.ts';
import { purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { db, clock } = server;
const { buyer, report, expectReconciled } = purchaseTest(server, till);
const start = clock.now();
beforeEach(() => clock.set(start));
const staff = await createTestStaff(server, { roles: ['finance'], name: 'Noor' });
const colleague = await createTestStaff(server, { roles: ['finance'] });

type Bundle = {
  currency?: 'EUR' | 'PLN' | 'NZD' | 'GBP';
  credits?: number;
  price?: number;
  shown?: number | null;
};
const change = ({ currency = 'EUR', credits = 10, price = 1_099, shown = 999 }: Bundle = {}, by = staff) =>
  by.send(changePrice, { body: { currency, credits, price, shown } });
const end = ({ currency = 'EUR', credits = 10, shown = 999 }: Bundle = {}, by = staff) =>
  by.send(endBundle, { body: { currency, credits, shown } });
const priceOf = async (credits: number, currency = 'EUR') => {
  const { lists } = await staff.call(getPriceLists);
  const { bundles = [] } = lists.find(list => list.currency === currency) ?? {};
  return bundles.find(bundle => bundle.credits === credits)?.price;
};

describe('prices (spec D5.10, D2.12)', () => {
  test('change at once, with a history, while orders that were begun keep theirs', async () => {
    const customer = await buyer();
    const order = customer.order();
    const begun = await customer.startOrder();
    expect((await change()).body).toEqual({ state: 'applied' });
    const { bundles } = await customer.browser.call(getBundles);
    expect(bundles[0]).toMatchObject({ id: order.bundle, credits: 10, price: 1_099 });
    expect((await customer.attempt()).error?.code).toBe('price_changed');
    await report(begun, { state: 'completed' });
    expect(await customer.reload(begun)).toMatchObject({ state: 'completed', amount: 999 });
    const { changes } = await staff.call(getPriceLists);
    expect(changes[0]).toMatchObject({ currency: 'EUR', old_price: 999, new_price: 1_099, staff: 'Noor' });
    const admin = await createTestStaff(server);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'prices' } });
    expect(entries[0]).toMatchObject({ action: 'prices.change', details: { new_price: 1_099 } });
    expect((await change({ price: 999, shown: 1_099 })).status).toBe(200);
    await expectReconciled();
  });

  test('of two people who saw the same price, one changes it and the other is refused', async () => {
    const answers = await Promise.all([
      change({ credits: 25, price: 2_499, shown: 2_299 }),
      change({ credits: 25, price: 1_999, shown: 2_299 }, colleague),
      end({ credits: 25, shown: 2_299 }, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toSatisfy(statuses =>
      /^20[04],409,409$/.test(String(statuses)),
    );
    expect((await end({ credits: 25, shown: 1 })).error?.code).toBe('decided_already');
  });

  test('a new bundle is sold and ended again', async () => {
    expect((await change({ credits: 200, price: 14_999, shown: null })).status).toBe(200);
    expect(await priceOf(200)).toBe(14_999);
    expect((await change({ credits: 200, price: 1, shown: null })).error?.code).toBe('decided_already');
    expect((await end({ credits: 200, shown: 14_999 })).status).toBe(204);
    expect(await priceOf(200)).toBeUndefined();
    const { changes } = await staff.call(getPriceLists);
    expect(changes[0]).toMatchObject({ credits: 200, old_price: 14_999, new_price: null });
  });

  test('a currency in which members pay keeps a bundle', async () => {
    const prices = { 10: 4_299, 25: 9_999, 50: 18_499 };
    for (const [credits, shown] of Object.entries(prices))
      expect((await end({ currency: 'PLN', credits: Number(credits), shown })).status).toBe(204);
    const last = await end({ currency: 'PLN', credits: 100, shown: 34_999 });
    expect(last.error?.code).toBe('price_list_empty');
  });

  test('of the sites file are in the history too, without a person', async () => {
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const [first] = lilac.bundles.EUR ?? [];
    const cheaper = { credits: first?.credits ?? 0, price: (first?.price ?? 0) - 1 };
    const lists = { ...lilac.bundles, EUR: [cheaper, ...(lilac.bundles.EUR ?? []).slice(1)] };
    await applySites(db, [{ ...lilac, bundles: lists }]);
    const { changes } = await other.call(getPriceLists);
    expect(changes).toContainEqual({
      ...{ at: expect.any(String), currency: 'EUR', credits: first?.credits },
      ...{ old_price: first?.price, new_price: cheaper.price, staff: null },
    });
  });
});

describe('prices that one person may not decide alone (spec D5.10, D2.12)', () => {
  const waiting = async (by = staff) => (await by.call(getPriceLists)).waiting;
  const askedFor = async (currency: string, credits: number) =>
    (await waiting()).find(request => request.currency === currency && request.credits === credits);
  const decide = (id: string, confirm: boolean, by = colleague) =>
    by.send(decidePrice, { body: { id, confirm } });
  const gbp = { currency: 'GBP' as const, credits: 10, shown: 899 };

  test.each([
    ['below the lowest price of a credit', { credits: 400, price: 100, shown: null }],
    ['more than 30 percent cheaper', { credits: 100, price: 5_000, shown: 7_999 }],
    ['more than 30 percent dearer', { credits: 100, price: 10_999, shown: 7_999 }],
    ['far below the cheapest credit, though never sold', { credits: 300, price: 16_000, shown: null }],
  ])('%s: it waits, and members pay what they paid', async (_what, bundle) => {
    expect((await change(bundle)).body).toEqual({ state: 'waiting' });
    expect(await priceOf(bundle.credits)).toBe(bundle.shown ?? undefined);
    const asked = await askedFor('EUR', bundle.credits);
    expect(asked).toMatchObject({ ...bundle, asked_by: 'Noor', is_own: true });
    expect((await decide(asked?.id ?? '', true, staff)).error?.code).toBe('second_person_required');
    expect((await decide(asked?.id ?? '', false, staff)).status).toBe(204);
    expect((await decide(asked?.id ?? '', true)).error?.code).toBe('decided_already');
    expect(await priceOf(bundle.credits)).toBe(bundle.shown ?? undefined);
  });

  test('several small steps within a day are one change, and so is selling an ended bundle again', async () => {
    expect((await change({ ...gbp, price: 700 })).body).toEqual({ state: 'applied' });
    expect((await change({ ...gbp, price: 550, shown: 700 })).body).toEqual({ state: 'waiting' });
    expect((await end({ ...gbp, shown: 700 })).status).toBe(204);
    clock.advance(3 * 24 * (HOUR_MS / 1_000));
    expect((await change({ ...gbp, price: 480, shown: null })).body).toEqual({ state: 'waiting' });
    expect((await change({ ...gbp, price: 690, shown: null })).body).toEqual({ state: 'applied' });
  });

  test('of two people who decide at once, one does; the price is then changed once, with the history', async () => {
    const admin = await createTestStaff(server);
    await change({ currency: 'NZD', credits: 10, price: 900, shown: 1_699 });
    const { id = '' } = (await askedFor('NZD', 10)) ?? {};
    const answers = await Promise.all([decide(id, true), decide(id, true, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await priceOf(10, 'NZD')).toBe(900);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'prices' } });
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'prices.confirm', details: { request: id } },
      { action: 'prices.change', details: { new_price: 900 } },
      { action: 'prices.ask', staff: { name: 'Noor' }, details: { request: id } },
    ]);
    const { changes } = await staff.call(getPriceLists);
    expect(changes.filter(({ currency }) => currency === 'NZD')).toMatchObject([
      { old_price: 1_699, new_price: 900 },
    ]);
  });

  test('a price that changed meanwhile is not confirmed, and nobody of another site decides', async () => {
    await change({ currency: 'NZD', credits: 25, price: 2_000, shown: 3_899 });
    const { id = '' } = (await askedFor('NZD', 25)) ?? {};
    await change({ currency: 'NZD', credits: 25, price: 3_799, shown: 3_899 });
    expect((await decide(id, true)).error?.code).toBe('decided_already');
    expect(await priceOf(25, 'NZD')).toBe(3_799);
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    expect((await decide(id, true, other)).error?.code).toBe('not_found');
    expect(await waiting(other)).toEqual([]);
    expect((await decide(crypto.randomUUID(), true)).error?.code).toBe('not_found');
  });

  test('the database itself refuses that one person confirms what they asked for', async () => {
    const alone = { asked_by: staff.staffId, decided_by: staff.staffId, state: 'applied' };
    const at = { asked_at: new Date(), decided_at: new Date() };
    const price = { site_id: 1, currency: 'EUR', credits: 10, shown: 999, price: 1 };
    await expect(
      db
        .insertInto('price_requests')
        .values({ ...price, ...alone, ...at })
        .execute(),
    ).rejects.toThrow('price_requests_second');
  });
});

describe('discount codes (spec D5.10, 3.7)', () => {
  const summer = { code: 'SUMMER26', value_percentage: 12.5, validity: 'once-per-user' as const };
  const create = (body: object = {}) => staff.send(createDiscount, { body: { ...summer, ...body } });
  const shown = async (code: string) => (await staff.call(getStaffDiscounts, { query: { code } })).codes[0];
  const endCode = (code: string, by = staff) => by.send(endDiscount, { body: { code } });

  test('are created, used by members, counted and ended; orders that were begun keep the discount', async () => {
    expect((await create({ code: ' summer26 ' })).body).toEqual({ status: 'active' });
    const customer = await buyer();
    const payment = await customer.startOrder({ code: 'SUMMER26', amount: 874 });
    expect((await endCode('SUMMER26')).status).toBe(204);
    await report(payment, { state: 'completed' });
    expect(await customer.reload(payment)).toMatchObject({ state: 'completed', amount: 874 });
    expect(await shown('summer26')).toMatchObject({ status: 'withdrawn', used: 1, value_percentage: 12.5 });
    const other = await buyer();
    const refused = await other.attempt({ code: 'SUMMER26', amount: 874 });
    expect(refused.error?.fields?.code?.code).toBe('discount_code_unknown');
    await expectReconciled();
  });

  test('are ended once by two people, and only of the own site', async () => {
    await create({ code: 'ONCE0001' });
    const answers = await Promise.all([endCode('ONCE0001'), endCode('ONCE0001', colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    await create({ code: 'MINE0001' });
    expect((await endCode('MINE0001', other)).error?.code).toBe('not_found');
  });

  test('of one member belong to that member, whose account nobody reads here', async () => {
    const customer = await buyer();
    await create({ code: 'FORYOU01', member: customer.member.profileId });
    const { body } = await staff.send(getStaffDiscounts, { query: { code: 'FORYOU01' } });
    expect(body).toMatchObject({ codes: [{ member: customer.member.profileId }] });
    expect(JSON.stringify(body)).not.toContain(customer.member.accountId);
    expect((await (await buyer()).attempt({ code: 'FORYOU01', amount: 874 })).status).toBe(422);
    expect((await customer.attempt({ code: 'FORYOU01', amount: 874 })).status).toBe(200);
    expect((await create({ code: 'FORYOU02', member: crypto.randomUUID() })).error?.code).toBe('not_found');
  });

  test('of more than 30 percent wait for a second person, and buy nothing until then', async () => {
    const decide = (code: string, confirm: boolean, by = colleague) =>
      by.send(decideDiscount, { body: { code, confirm } });
    expect((await create({ code: 'NEARLY30', value_percentage: 30 })).body).toEqual({ status: 'active' });
    const large = { code: 'LARGE001', value_percentage: 90 };
    expect((await create(large)).body).toEqual({ status: 'waiting' });
    expect(await shown('LARGE001')).toMatchObject({ status: 'waiting', is_own: true });
    const customer = await buyer();
    const refused = await customer.attempt({ code: 'LARGE001', amount: 100 });
    expect(refused.error?.fields?.code?.code).toBe('discount_code_unknown');
    expect((await decide('LARGE001', true, staff)).error?.code).toBe('second_person_required');
    expect((await endCode('LARGE001')).error?.code).toBe('decided_already');
    const answers = await Promise.all([decide('LARGE001', true), decide('LARGE001', false, staff)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await create({ code: 'LARGE002', value_percentage: 50 });
    expect((await decide('LARGE002', true)).status).toBe(204);
    expect((await customer.attempt({ code: 'LARGE002', amount: 499 })).status).toBe(200);
    await create({ code: 'LARGE003', value_percentage: 50 });
    expect((await decide('LARGE003', false, staff)).status).toBe(204);
    expect(await shown('LARGE003')).toMatchObject({ status: 'withdrawn' });
    expect((await decide('NOBODY01', true)).error?.code).toBe('not_found');
  });

  test('the database itself refuses that one person makes and confirms a code', async () => {
    const alone = { asked_by: staff.staffId, confirmed_by: staff.staffId };
    const code = { site_id: 1, code: 'ALONE001', value_percentage: 90 };
    await expect(
      db
        .insertInto('discount_codes')
        .values({ ...code, ...alone })
        .execute(),
    ).rejects.toThrow('discount_codes_second');
  });

  test.each([
    [{ code: 'SUMMER26' }, 'code', 'discount_code_taken'],
    [{ code: 'no' }, 'code', 'field_invalid'],
    [{ value_percentage: 91 }, 'value_percentage', 'field_invalid'],
    [{ value_percentage: 12.34 }, 'value_percentage', 'field_invalid'],
    [{ code: 'EARLY001', expires: '2020-01-01T00:00:00.000Z' }, 'expires', 'field_invalid'],
    [{ code: 'MINIMUM1', minimum_order_value: 1_000 }, 'currency', 'field_required'],
  ])('%j is refused at %s with %s', async (body, field, code) => {
    await create();
    expect((await create(body)).error?.fields?.[field]?.code).toBe(code);
  });

  test('are listed by status, the latest first, page by page', async () => {
    for (let number = 10; number < 62; number++) {
      clock.advance(HOUR_MS / 1_000);
      await db
        .insertInto('discount_codes')
        .values({ site_id: 1, code: `LIST${number}`, value_percentage: 5, created_at: clock.now() })
        .execute();
    }
    const first = await staff.call(getStaffDiscounts, { query: { status: 'active' } });
    expect([first.codes.length, first.codes[0]?.code]).toEqual([50, 'LIST61']);
    const query = { status: 'active' as const, before: first.next ?? '' };
    const second = await staff.call(getStaffDiscounts, { query });
    expect(second.codes[0]?.code).toBe('LIST11');
  });
});
