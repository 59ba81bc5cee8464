import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import type { SignupLanding } from '#contract/landers';
import { activate, signup } from '#contract/signup';
import { endPremium, makePremium } from '../accounts/premium.ts';
import { storeLanding } from '../accounts/referral/landing-of-account.ts';
import { purchaseTest } from '../credits/testing/purchase-test.ts';
import { transact } from '../platform/transact.ts';
import { latestEmailToken, queuedEmailsTo } from '../testing/emails.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { setSetting } from '../testing/set-setting.ts';
import { createSignupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { campaignCounts, setCampaigns, summer, weekend } from './testing/site-campaigns.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { app, db, clock } = server;
const { buyer, report } = purchaseTest(server, till);
const start = clock.now();
const lilac = await openSecondSite(server);

beforeEach(async () => {
  clock.set(start);
  await db.deleteFrom('campaign_counts').execute();
  await setCampaigns(server, [weekend, summer]);
  await setSetting(server, 'reveal_account_existence', 'yes');
});

let networks = 0;
const visitor = (host = 'localhost') =>
  server.visitor({ host, remoteAddress: `198.51.100.${++networks}`, cookies: { language: 'nl' } });
const landing = (changes: Partial<SignupLanding> = {}): SignupLanding => ({
  ...{ lander: 'gallery', campaign: 'weekend', variant: 'a' },
  ...changes,
});
async function join(from: SignupLanding | undefined, changes: { email?: string; host?: string } = {}) {
  const { host, ...form } = changes;
  const body = createSignupForm({ ...form, ...(from && { landing: from }) });
  const here = host ? { ...body, gender: 'male' as const, country: 'GB' as const, region: null } : body;
  const browser = visitor(host);
  const { status } = await browser.send(signup, { body: here });
  return { email: body.email, status, browser };
}
const stored = (email: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('traffic_sources', 'traffic_sources.account_id', 'accounts.id')
    .where('email', '=', email)
    .select(['accounts.id', 'lander', 'campaign', 'variant', 'network', 'purchase_counted'])
    .executeTakeFirst();
const confirm = async (email: string) => {
  const token = await latestEmailToken(server, email, '/activate?token=');
  return visitor().send(activate, { body: { token } });
};

describe('a sign-up from a campaign (spec 2.1, 3.13)', () => {
  test('is counted for its variant and landing page on its day, and stored with the account', async () => {
    clock.set(new Date('2026-03-14T23:30:00Z'));
    const { email, status } = await join(landing());
    expect(status).toBe(200);
    expect(await stored(email)).toMatchObject({
      ...{ lander: 'gallery', campaign: 'weekend', variant: 'a', network: '', purchase_counted: false },
    });
    expect(await campaignCounts(server)).toEqual({ 'weekend a gallery 2026-03-15': { signups: 1 } });
  });

  test('is stored beside the traffic source of the visitor', async () => {
    const browser = visitor();
    const source = Buffer.from('["exo","","","",""]').toString('base64url');
    browser.cookies.set('source', source);
    const body = createSignupForm({ landing: landing() });
    await browser.call(signup, { body });
    expect(await stored(body.email)).toMatchObject({ network: 'exo', campaign: 'weekend' });
  });

  test.each([
    [
      'a landing page without campaign',
      { lander: 'gallery' },
      { lander: 'gallery', campaign: '', variant: '' },
    ],
    [
      'a campaign that does not exist',
      landing({ campaign: 'made-up' }),
      { lander: 'gallery', campaign: '', variant: '' },
    ],
    [
      'a landing page that the campaign does not have',
      landing({ lander: 'maplanding' }),
      { lander: 'maplanding', campaign: '', variant: '' },
    ],
  ] as const)('is not counted from %s', async (_what, from, row) => {
    const { email } = await join(from);
    expect(await stored(email)).toMatchObject(row);
    expect(await campaignCounts(server)).toEqual({});
  });

  test('counts without the variant if that does not exist, and also if the campaign has just ended', async () => {
    await join(landing({ variant: 'zzz' }));
    await join(landing({ campaign: 'summer' }));
    expect(await campaignCounts(server)).toEqual({
      'summer a gallery 2026-03-14': { signups: 1 },
      'weekend gallery 2026-03-14': { signups: 1 },
    });
  });

  test('without a landing page stores none', async () => {
    const { email } = await join(undefined);
    expect(await stored(email)).toMatchObject({ lander: null, campaign: null });
  });

  test('is refused and not counted if the landing page is none', async () => {
    const { status } = await join({ lander: 'nowhere' } as unknown as SignupLanding);
    expect([status, await campaignCounts(server)]).toEqual([422, {}]);
  });

  test('counts each of many at the same time, and one of two with the same address', async () => {
    await Promise.all([
      ...Array.from({ length: 6 }, () => join(landing())),
      ...Array.from({ length: 2 }, () => join(landing({ variant: 'b' }), { email: 'twice@mail.example' })),
    ]);
    expect(await campaignCounts(server)).toEqual({
      'weekend a gallery 2026-03-14': { signups: 6 },
      'weekend b gallery 2026-03-14': { signups: 1 },
    });
  });

  test('counts when the account is created, where the answer does not reveal whether there is one', async () => {
    await setSetting(server, 'reveal_account_existence', 'no');
    const { email } = await join(landing());
    await join(landing(), { email });
    expect(await campaignCounts(server)).toEqual({});
    await queuedEmailsTo(server);
    expect(await campaignCounts(server)).toEqual({ 'weekend a gallery 2026-03-14': { signups: 1 } });
    expect(await stored(email)).toMatchObject({ campaign: 'weekend', variant: 'a' });
  });

  test('counts for its site only', async () => {
    await setCampaigns(server, [weekend], lilac);
    await join(landing({ campaign: 'summer' }), { host: 'lilac.localhost' });
    expect(await campaignCounts(server, lilac)).toEqual({});
    await join(landing(), { host: 'lilac.localhost' });
    expect(await campaignCounts(server, lilac)).toEqual({ 'weekend a gallery 2026-03-14': { signups: 1 } });
    expect(await campaignCounts(server)).toEqual({});
  });
});

describe('a confirmation (spec 2.1)', () => {
  test('counts once for the campaign of the sign-up, on the day it happens, also with two clicks at once', async () => {
    const { email } = await join(landing());
    const token = await latestEmailToken(server, email, '/activate?token=');
    clock.advance(DAY_MS);
    // The campaign may be gone by then.
    await setCampaigns(server, []);
    const answers = await Promise.all([1, 2].map(() => visitor().send(activate, { body: { token } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await campaignCounts(server)).toEqual({
      'weekend a gallery 2026-03-14': { signups: 1 },
      'weekend a gallery 2026-03-15': { confirmations: 1 },
    });
  });

  test('counts nothing for members who came without a campaign', async () => {
    for (const from of [undefined, { lander: 'gallery' } as const]) {
      const { email } = await join(from);
      expect((await confirm(email)).status).toBe(200);
    }
    expect(await campaignCounts(server)).toEqual({});
  });
});

describe('a first purchase (spec 2.1)', () => {
  const customerFrom = async (campaign: string) => {
    const customer = await buyer();
    const { accountId } = customer.member;
    await transact(app, tx => storeLanding(tx, accountId, { lander: 'video', campaign, variant: 'b' }));
    return customer;
  };

  test('counts once, also of two purchases that are paid at the same moment', async () => {
    const customer = await customerFrom('weekend');
    const payments = [await customer.startOrder(), await customer.startOrder({ credits: 25 })];
    expect(await campaignCounts(server)).toEqual({});
    await Promise.all(
      payments.flatMap(payment => [1, 2, 3].map(() => report(payment, { state: 'completed' }))),
    );
    expect(await customer.credits()).toBe(35);
    const counted = { 'weekend b video 2026-03-14': { purchases: 1 } };
    expect(await campaignCounts(server)).toEqual(counted);
    clock.advance(DAY_MS);
    await customer.buy();
    expect(await campaignCounts(server)).toEqual(counted);
  });

  test('counts once if the member loses premium and buys again', async () => {
    const { accountId } = (await customerFrom('weekend')).member;
    for (let time = 0; time < 2; time++) {
      await Promise.all([1, 2, 3].map(() => transact(app, tx => makePremium(app, tx, accountId))));
      await transact(app, tx => endPremium(app, tx, accountId));
    }
    expect(await campaignCounts(server)).toEqual({ 'weekend b video 2026-03-14': { purchases: 1 } });
  });

  test('counts nothing if it fails, or for a member who came without a campaign', async () => {
    const [failed, direct] = [await customerFrom('weekend'), await customerFrom('')];
    await report(await failed.startOrder(), { state: 'failed' });
    await direct.buy();
    expect(await campaignCounts(server)).toEqual({});
  });
});

test('the counts stay when the account is erased, and name nobody (spec D4.5)', async () => {
  const { email } = await join(landing());
  await db.deleteFrom('accounts').where('email', '=', email).execute();
  expect(await campaignCounts(server)).toEqual({ 'weekend a gallery 2026-03-14': { signups: 1 } });
  const columns = Object.keys(await db.selectFrom('campaign_counts').selectAll().executeTakeFirstOrThrow());
  expect(columns.sort()).toEqual(
    [
      'site_id',
      'campaign',
      'variant',
      'lander',
      'day',
      'visits',
      'signups',
      'confirmations',
      'purchases',
    ].sort(),
  );
});
