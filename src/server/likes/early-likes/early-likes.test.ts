import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { EARLY_LIKES, LIKES } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { getLikes, giveEarlyLikes } from '#contract/likes';
import { activate, signup } from '#contract/signup';
import { documentTraitsOf, identifyPageCaller } from '../../http/web.ts';
import { servePages } from '../../platform/http/pages.ts';
import type { Browser } from '../../testing/browser.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer(
  {},
  {
    addPages: async (http, app) =>
      servePages(http, {
        identify: (request, reply) => identifyPageCaller(app, request, reply),
        traitsOf: documentTraitsOf,
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        clock: app.clock,
        render: async () => new Response('the next question', { headers: { 'content-type': 'text/html' } }),
      }),
  },
);
const { as, clock, db, signUpMember } = server;

const start = clock.now();
let bram: TestMember;
let carl: TestMember;
beforeEach(async () => {
  clock.set(start);
  bram = await signUpMember();
  carl = await signUpMember();
});

let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}` });
};
const cookieOf = ({ cookies }: Browser) => cookies.get(EARLY_LIKES.cookie);
const keep = (browser: Browser, ...ids: string[]) => browser.cookies.set(EARLY_LIKES.cookie, ids.join('.'));
/** A member's browser, which stored these ids before the sign-up. */
const browserOf = (member: TestMember, ...ids: string[]) => {
  const browser = as(member);
  keep(browser, ...ids);
  return browser;
};
const newcomer = (options: TestMemberOptions = {}) => signUpMember({ signedUpAt: clock.now(), ...options });
const givenBy = async (member: TestMember) =>
  (await as(member).call(getLikes)).profiles.filter(({ given }) => given).map(({ id }) => id);
const receivedBy = async (member: TestMember) =>
  (await as(member).call(getLikes)).liked_by.map(({ id }) => id);
const give = (browser: Browser) => browser.call(giveEarlyLikes);

describe('likes from before the sign-up (spec 4.7)', () => {
  test('are given once the account is active, as ordinary likes, and leave the browser', async () => {
    const anton = await newcomer();
    const browser = browserOf(anton, bram.profileId, carl.profileId);
    expect(await give(browser)).toEqual({ given: 2 });
    expect(cookieOf(browser)).toBeUndefined();
    expect((await givenBy(anton)).toSorted()).toEqual([bram.profileId, carl.profileId].toSorted());
    expect(await receivedBy(bram)).toEqual([anton.profileId]);
    expect(await give(browser)).toEqual({ given: 0 });
  });

  test('wait in the browser until the address is confirmed', async () => {
    const anton = await newcomer({ status: 'not_confirmed' });
    const browser = browserOf(anton, bram.profileId);
    expect(await give(browser)).toEqual({ given: 0 });
    expect(await givenBy(anton)).toEqual([]);
    expect(cookieOf(browser)).toBe(bram.profileId);
  });

  test('to members who left, hide, block or never existed, and to oneself, are dropped without a word', async () => {
    const anton = await newcomer();
    const hidden = await signUpMember({ invisible: true });
    const left = await signUpMember({ status: 'deleting' });
    await as(carl).call(blockMember, { body: { id: anton.profileId } });
    const ids = [hidden, left, carl, anton, bram].map(({ profileId }) => profileId);
    const browser = browserOf(anton, randomUUID(), ...ids);
    expect(await give(browser)).toEqual({ given: 1 });
    expect(await givenBy(anton)).toEqual([bram.profileId]);
    expect(cookieOf(browser)).toBeUndefined();
  });

  test('to members of another site are dropped', async () => {
    const stranger = await signUpMember({ siteId: await openSecondSite(server) });
    const anton = await newcomer();
    const browser = browserOf(anton, stranger.profileId, bram.profileId);
    expect(await give(browser)).toEqual({ given: 1 });
    expect(await givenBy(anton)).toEqual([bram.profileId]);
  });

  test('over the hourly limit of likes stay in the browser and are given later', async () => {
    const anton = await newcomer();
    const browser = browserOf(anton, bram.profileId, carl.profileId);
    const hits = { key: `likes ${anton.accountId}`, hits: LIKES.perHour - 1 };
    const resets_at = new Date(clock.now().getTime() + HOUR_MS);
    await db
      .insertInto('rate_limits')
      .values({ ...hits, resets_at })
      .execute();
    expect(await give(browser)).toEqual({ given: 1 });
    expect(cookieOf(browser)).toBe(carl.profileId);
    clock.advance(HOUR_MS + 1);
    expect(await give(browser)).toEqual({ given: 1 });
    expect(await receivedBy(carl)).toEqual([anton.profileId]);
    expect(cookieOf(browser)).toBeUndefined();
  });

  test('of a browser are not given for a member who signed up before they can have been kept', async () => {
    const old = await newcomer({
      signedUpAt: new Date(clock.now().getTime() - EARLY_LIKES.days * DAY_MS - 1),
    });
    const browser = browserOf(old, bram.profileId);
    expect(await give(browser)).toEqual({ given: 0 });
    expect([await givenBy(old), cookieOf(browser)]).toEqual([[], undefined]);
  });

  test('are given once, also when several tabs ask at the same moment', async () => {
    const anton = await newcomer();
    const tabs = Array.from({ length: 8 }, () => browserOf(anton, bram.profileId));
    await Promise.all(tabs.map(give));
    expect(await receivedBy(bram)).toEqual([anton.profileId]);
  });

  test.each(['', '.', 'x'.repeat(5_000), '%00', "'; drop table likes", `${'0'.repeat(36)}.1`])(
    'a forged cookie gives nothing (%#)',
    async cookie => {
      const browser = browserOf(await newcomer(), cookie);
      expect(await give(browser)).toEqual({ given: 0 });
    },
  );

  test('cannot be tried more often than single likes', async () => {
    const browser = browserOf(await newcomer(), randomUUID());
    for (let time = 0; time < 12; time++) await give(browser);
    const { status, error } = await browser.send(giveEarlyLikes);
    expect([status, error?.code]).toEqual([429, 'too_many_requests']);
  });

  test('are at most ten members, however many a cookie names', async () => {
    const anton = await newcomer();
    const others = await Promise.all(Array.from({ length: 12 }, () => signUpMember()));
    const browser = browserOf(anton, ...others.map(({ profileId }) => profileId));
    expect(await give(browser)).toEqual({ given: EARLY_LIKES.max });
  });
});

describe('yeses in the form of a landing page (spec 4.7, 2.1)', () => {
  const post = (browser: Browser, fields: Record<string, string>, headers = {}) =>
    browser.request({
      method: 'POST',
      url: '/signup',
      body: Buffer.from(new URLSearchParams(fields).toString()),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const answer = ({ profileId }: { profileId: string }, said: string) => ({
    [`early_like_${profileId}`]: said,
  });

  test('are kept in a cookie for a week; noes are not, and take back an earlier yes', async () => {
    const browser = visitor();
    const first = await post(browser, { name: 'Anton', ...answer(bram, 'yes'), ...answer(carl, 'no') });
    expect(String(first.headers['set-cookie'])).toMatch(
      /^early_likes=[0-9a-f-]{36}; Max-Age=604800; Path=\/; SameSite=Lax$/,
    );
    expect(cookieOf(browser)).toBe(bram.profileId);
    await post(browser, { name: 'Anton', ...answer(carl, 'yes') });
    expect(cookieOf(browser)).toBe(`${carl.profileId}.${bram.profileId}`);
    await post(browser, { name: 'Anton', ...answer(carl, 'no'), ...answer(bram, 'no') });
    expect(cookieOf(browser)).toBeUndefined();
  });

  test('without any, or to what is no member’s id, set no cookie', async () => {
    const browser = visitor();
    const { headers } = await post(browser, { name: 'Anton', drawing_1: 'yes' });
    expect(headers['set-cookie']).toBeUndefined();
    await post(browser, { name: 'Anton', early_like_x: 'yes', early_like_: 'yes' });
    expect(cookieOf(browser)).toBeUndefined();
  });

  test('are at most ten, the newest first', async () => {
    const browser = visitor();
    const ids = Array.from({ length: 14 }, () => randomUUID());
    for (const profileId of ids) await post(browser, answer({ profileId }, 'yes'));
    expect(cookieOf(browser)?.split('.')).toEqual(ids.slice(-EARLY_LIKES.max).reverse());
  });

  test('of another site’s page, or of a member, are not kept', async () => {
    const browser = visitor();
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(browser, answer(bram, 'yes'), foreign)).status).toBe(403);
    const member = as(carl);
    await post(member, answer(bram, 'yes'));
    expect([cookieOf(browser), cookieOf(member)]).toEqual([undefined, undefined]);
  });

  const signUpWith = async (browser: Browser) => {
    const body = createSignupForm();
    await post(browser, { name: body.name, ...answer(bram, 'yes'), ...answer(carl, 'yes') });
    const { user } = await browser.call(signup, { body });
    const { text_body } = await db
      .selectFrom('email_outbox')
      .select('text_body')
      .where('recipient', '=', body.email)
      .executeTakeFirstOrThrow();
    return { id: user?.profile.id, token: /token=([\w-]{43})/.exec(text_body)?.[1] ?? '' };
  };

  test('are given by the activation in the same browser, which needs no script (spec 4.2)', async () => {
    const browser = visitor();
    const { id, token } = await signUpWith(browser);
    expect(await receivedBy(bram)).toEqual([]);
    await browser.call(activate, { body: { token }, key: randomUUID() });
    expect(cookieOf(browser)).toBeUndefined();
    expect([await receivedBy(bram), await receivedBy(carl)]).toEqual([[id], [id]]);
  });

  test('are given after an activation elsewhere, when the member is back in the first browser (spec 4.2)', async () => {
    const browser = visitor();
    const { id, token } = await signUpWith(browser);
    await visitor().call(activate, { body: { token }, key: randomUUID() });
    expect([await receivedBy(bram), cookieOf(browser)?.length]).toEqual([[], 73]);
    expect(await give(browser)).toEqual({ given: 2 });
    expect(await receivedBy(bram)).toEqual([id]);
  });
});
