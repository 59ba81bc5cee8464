import { beforeEach, describe, expect, test } from 'vitest';
import { answerDeleteDiscount, getDiscountCode, offerDeleteDiscount } from '#contract/discounts';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const member = async () =>
  server.as(await server.signUpMember({ signedUpAt: new Date(start.getTime() - 5 * HOUR_MS) }));
const offered = async () => {
  const browser = await member();
  await browser.call(offerDeleteDiscount);
  return browser;
};

describe('delete_discount is offered once (spec 3.6, D2.17)', () => {
  test('a member who is about to delete the account is offered the percentage of the company', async () => {
    expect(await (await member()).call(offerDeleteDiscount)).toEqual({ percentage: 50 });
  });

  test('a reload within the hour shows the same offer, later it is not made again', async () => {
    const browser = await offered();
    clock.advance(HOUR_MS - 1);
    expect(await browser.call(offerDeleteDiscount)).toEqual({ percentage: 50 });
    clock.advance(1);
    expect(await browser.call(offerDeleteDiscount)).toBeNull();
    clock.advance(20 * DAY_MS);
    expect(await browser.call(offerDeleteDiscount)).toBeNull();
  });

  test('a declined offer is neither repeated nor accepted later', async () => {
    const browser = await offered();
    expect(await browser.call(answerDeleteDiscount, { body: { accept: false } })).toBeNull();
    expect(await browser.call(offerDeleteDiscount)).toBeNull();
    const late = await browser.send(answerDeleteDiscount, { body: { accept: true } });
    expect(late.error?.code).toBe('not_found');
    expect((await browser.send(answerDeleteDiscount, { body: { accept: false } })).status).toBe(204);
  });

  test('an accepted offer becomes one personal code, valid for 30 days', async () => {
    const testMember = await server.signUpMember();
    const browser = server.as(testMember);
    await browser.call(offerDeleteDiscount);
    const taken = await browser.call(answerDeleteDiscount, { body: { accept: true } });
    expect(taken).toMatchObject({
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{10}$/),
      country: null,
      user_id: testMember.accountId,
      expires: '2026-04-13T12:00:00.000Z',
      value_percentage: 50,
      percentage: 50,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: [],
    });
    const again = await Promise.all(
      [1, 2, 3].map(() => browser.call(answerDeleteDiscount, { body: { accept: true } })),
    );
    expect(again).toEqual([taken, taken, taken]);
    expect(await browser.call(offerDeleteDiscount)).toBeNull();
    const codes = db.selectFrom('discount_codes').select('id').where('user_id', '=', testMember.accountId);
    expect(await codes.execute()).toHaveLength(1);
  });

  test('three simultaneous acceptances create one code', async () => {
    const browser = await offered();
    const press = () => browser.call(answerDeleteDiscount, { body: { accept: true } });
    const codes = (await Promise.all([press(), press(), press()])).map(taken => taken?.code);
    expect(new Set(codes).size).toBe(1);
  });

  test('without an offer nothing can be accepted', async () => {
    const answer = await (await member()).send(answerDeleteDiscount, { body: { accept: true } });
    expect(answer.error?.code).toBe('not_found');
  });

  test('a company with a percentage of 0 offers nothing', async () => {
    await db.updateTable('companies').set({ delete_discount: 0 }).where('site_id', '=', 1).execute();
    await expect.poll(() => server.app.sites.byHost('localhost')?.company.delete_discount).toBe(0);
    expect(await (await member()).call(offerDeleteDiscount)).toBeNull();
    await db.updateTable('companies').set({ delete_discount: 50 }).where('site_id', '=', 1).execute();
    await expect.poll(() => server.app.sites.byHost('localhost')?.company.delete_discount).toBe(50);
  });
});

describe('GET /api/discountcode.php (spec 7.6)', () => {
  const insert = (code: string, fields: object = {}) =>
    db
      .insertInto('discount_codes')
      .values({ site_id: 1, code, value_percentage: 10, ...fields })
      .execute();
  const asked = async (code: string, browser = server.visitor()) =>
    (await browser.send(getDiscountCode, { query: { code } })).error?.fields?.code;

  test('without parameters it answers the active discount, 204 where there is none', async () => {
    const browser = await offered();
    expect((await browser.send(getDiscountCode)).status).toBe(204);
    expect((await server.visitor().send(getDiscountCode)).status).toBe(204);
    const taken = await browser.call(answerDeleteDiscount, { body: { accept: true } });
    expect(await browser.call(getDiscountCode)).toEqual(taken);
    clock.advance(30 * DAY_MS);
    expect((await browser.send(getDiscountCode)).status).toBe(204);
  });

  test('with a code it answers that one, in any case and spacing', async () => {
    await insert('AUTUMN10', { currency: 'EUR', minimum_order_value: 1_000, paymentmethods: ['ideal'] });
    const found = await server.visitor().call(getDiscountCode, { query: { code: ' autumn10 ' } });
    expect(found).toMatchObject({
      code: 'AUTUMN10',
      user_id: null,
      currency: 'EUR',
      minimum_order_value: 1_000,
      paymentmethods: ['ideal'],
    });
  });

  test('unknown, expired, withdrawn, another’s and another site’s are all "Code niet gevonden" (spec 5.5)', async () => {
    const owner = await server.signUpMember();
    const lilac = await openSecondSite(server);
    await insert('EXPIRED1', { expires: clock.now() });
    await insert('WITHDRAWN', { status: 'withdrawn' });
    await insert('ANOTHERS', { user_id: owner.accountId });
    await insert('ELSEWHERE', { site_id: lilac });
    for (const code of ['NEVERWAS', 'EXPIRED1', 'WITHDRAWN', 'ANOTHERS', 'ELSEWHERE'])
      expect(await asked(code)).toMatchObject({
        code: 'discount_code_unknown',
        message: 'Code niet gevonden',
      });
    expect(await asked('ANOTHERS', server.as(owner))).toBeUndefined();
  });

  test('a used one is "Code reeds gebruikt" (spec 5.5)', async () => {
    await insert('USEDCODE', { status: 'used' });
    expect(await asked('USEDCODE')).toMatchObject({
      code: 'discount_code_used',
      message: 'Code reeds gebruikt',
    });
  });
});
