import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { checkSignup, getSignupPolicy, type SignupForm, signup } from '#contract/signup';
import { documentTraitsOf, identifyPageCaller } from '../../http/web.ts';
import { servePages } from '../../platform/http/pages.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createSignupForm as form } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { decodeSourceCookie, encodeSourceCookie } from './capture-referral.ts';

let rendered = 0;
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
        render: async ({ url }, { fetch }) => {
          rendered += 1;
          const policy = await (await fetch('/api/signup.php', {})).json();
          const light = new URL(url).pathname === '/';
          return new Response(JSON.stringify({ policy, rendered }), {
            headers: { 'content-type': 'text/html', ...(light && { 'x-light-page': 'yes' }) },
          });
        },
      }),
  },
);
const { db } = server;
let networks = 0;
const visitor = (cookies: Record<string, string> = {}) =>
  server.visitor({ remoteAddress: `198.51.100.${++networks}`, cookies });
const source = { network: 'exo', ref: '', sub1: 'click-7', sub2: '', sub3: '' };
const storedSource = (cookies: Map<string, string>) => decodeSourceCookie(cookies.get('source'));

describe('the page a visitor lands on (spec 3.13)', () => {
  test.each(['/', '/members', '/landers/gallery', '/nowhere'])('%s stores the traffic source', async path => {
    const browser = visitor();
    const { headers } = await browser.request({ url: `${path}?network=exo&aff_sub=%7Bclick-7%7D` });
    expect(storedSource(browser.cookies)).toEqual(source);
    expect(String(headers['set-cookie'])).toMatch(
      /^source=[\w-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('without a source sets no cookie, and a later page without one leaves the first', async () => {
    const browser = visitor();
    await browser.request({ url: '/members?page=2' });
    expect(browser.cookies.has('source')).toBe(false);
    await browser.request({ url: '/?network=exo&sub=click-7' });
    await browser.request({ url: '/members' });
    expect(storedSource(browser.cookies)).toEqual(source);
  });

  test('the last link that names a source counts, as a whole', async () => {
    const browser = visitor();
    await browser.request({ url: '/?network=exo&sub1=click-7' });
    await browser.request({ url: '/?ref=friends' });
    expect(storedSource(browser.cookies)).toEqual({
      network: '',
      ref: 'friends',
      sub1: '',
      sub2: '',
      sub3: '',
    });
  });

  test('a cached page sets no cookie, and knows nothing of the query of an earlier one', async () => {
    await visitor().request({ url: '/?network=exo&sub1=mine' });
    const sent = visitor({ source: encodeSourceCookie(source) });
    const first = await sent.request({ url: '/' });
    const before = rendered;
    const second = await visitor({ source: encodeSourceCookie({ ...source, sub1: 'other' }) }).request({
      url: '/',
    });
    expect(rendered).toBe(before);
    expect(second.body).toBe(first.body);
    expect([first.headers['set-cookie'], second.headers['set-cookie']]).toEqual([undefined, undefined]);
    const stranger = visitor();
    await stranger.request({ url: '/' });
    expect(stranger.cookies.size).toBe(0);
  });

  test('does nothing for a member', async () => {
    const browser = server.as(await server.signUpMember());
    await browser.request({ url: '/members?network=exo' });
    expect(browser.cookies.has('source')).toBe(false);
  });

  test('limits the cookie for any link', async () => {
    const browser = visitor();
    const long = encodeURIComponent('�語'.repeat(400));
    const query = ['network', 'ref', 'sub1', 'sub2', 'sub3'].map(name => `${name}=${long}`).join('&');
    await browser.request({ url: `/members?${query}` });
    expect(browser.cookies.get('source')?.length).toBeLessThan(4_000);
    expect(storedSource(browser.cookies)?.sub3).toHaveLength(150);
  });
});

describe('with_trafficsource (spec 3.5, 6.1)', () => {
  const signupRefusalFor = async (cookies: Record<string, string>) =>
    (await visitor(cookies).call(getSignupPolicy)).refusal;

  test('allows sign-up only with a traffic source, already on the landing page', async () => {
    await setSetting(server, 'signups', 'with_trafficsource');
    const landing = await visitor().request({ url: '/signup?network=exo' });
    expect(JSON.parse(String(landing.body)).policy).toEqual({ refusal: null });
    expect(await signupRefusalFor({ source: encodeSourceCookie(source) })).toBeNull();
    expect(await signupRefusalFor({})).toBe('signup_invite_only');
    for (const call of [signup, checkSignup]) {
      const { status, error } = await visitor().send(call, { body: form() });
      expect([status, error?.code]).toEqual([403, 'signup_invite_only']);
    }
  });

  test.each([
    'network',
    'e30',
    '%00',
    Buffer.from('["exo"]').toString('base64url'),
    Buffer.from('["","","","",""]').toString('base64url'),
    Buffer.from('["exo",1,"","",""]').toString('base64url'),
    Buffer.from('["{exo}","","","",""]').toString('base64url'),
    Buffer.from(JSON.stringify(['e'.repeat(151), '', '', '', ''])).toString('base64url'),
    'A'.repeat(9_000),
  ])('a forged cookie is ignored: %.40s', async cookie => {
    expect(await signupRefusalFor({ source: cookie })).toBe('signup_invite_only');
    expect((await visitor({ source: cookie }).send(getUser)).status).toBe(200);
  });
});

describe('signing up', () => {
  const stored = (email: string) =>
    db
      .selectFrom('accounts')
      .leftJoin('traffic_sources', 'traffic_sources.account_id', 'accounts.id')
      .where('email', '=', email)
      .select(['network', 'ref', 'sub1', 'sub2', 'sub3', 'terms_accepted_at'])
      .executeTakeFirst();
  const join = async (cookies: Record<string, string>, changes: Partial<SignupForm> = {}) => {
    await setSetting(server, 'signups', 'all');
    const browser = visitor(cookies);
    const body = form(changes);
    await browser.call(signup, { body });
    return { browser, row: await stored(body.email) };
  };

  test('stores the referral and the acceptance of the terms with the account, and clears the cookie', async () => {
    const { browser, row } = await join({ source: encodeSourceCookie(source) });
    expect(row).toEqual({ ...source, terms_accepted_at: server.clock.now() });
    expect(browser.cookies.has('source')).toBe(false);
  });

  test('stores no traffic source if there was none', async () => {
    const { row } = await join({});
    expect(row).toMatchObject({ network: null, sub1: null, terms_accepted_at: server.clock.now() });
  });

  test('the traffic source is deleted with the account and never part of a response', async () => {
    const { browser } = await join({ source: encodeSourceCookie({ ...source, sub2: 'told-to-nobody' }) });
    const answers = await Promise.all(
      ['user', 'profile', 'settings'].map(noun => browser.request({ url: `/api/${noun}.php` })),
    );
    expect(JSON.stringify(answers)).not.toContain('told-to-nobody');
    const { user } = await browser.call(getUser);
    await db
      .deleteFrom('accounts')
      .where('email', '=', user?.email ?? '')
      .execute();
    const left = await db.selectFrom('traffic_sources').selectAll().execute();
    expect(JSON.stringify(left)).not.toContain('told-to-nobody');
  });
});
