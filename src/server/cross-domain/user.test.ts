import { beforeEach, describe, expect, test } from 'vitest';
import { changeUser, dismissAlert, getUser, logout, pageHidden } from '#contract/accounts';
import { DAY_MS } from '#contract/durations';
import { uploadPhoto } from '#contract/photos';
import { changeProfile } from '#contract/profiles';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;

const start = clock.now();
beforeEach(() => clock.set(start));

const visitor = (cookies: Record<string, string> = {}) =>
  server.visitor({ cookies: { language: 'nl', ...cookies } });

describe('sessions', () => {
  test('end 30 days after their last use', async () => {
    const browser = server.as(await server.signUpMember());
    clock.advance(29 * DAY_MS);
    expect((await browser.call(getUser)).user).not.toBeNull();
    clock.advance(29 * DAY_MS);
    expect((await browser.call(getUser)).user).not.toBeNull();
    clock.advance(31 * DAY_MS);
    expect((await browser.call(getUser)).user).toBeNull();
  });

  test('a visitor has no user, and an invalid cookie is cleared', async () => {
    const browser = visitor({ session: 'x'.repeat(43) });
    expect((await browser.call(getUser)).user).toBeNull();
    expect(browser.cookies.has('session')).toBe(false);
  });

  test('logging out ends the session, on the server too', async () => {
    const member = await server.signUpMember();
    const browser = server.as(member);
    expect((await browser.send(logout)).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
    expect((await server.as(member).call(getUser)).user).toBeNull();
  });

  test.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', origin: undefined }],
    ['another site in an old browser', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    ['a neighbour domain', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none', origin: undefined }],
    ['nowhere', { 'sec-fetch-site': undefined, origin: undefined }],
  ])('logout.php from %s is refused (spec D1.4)', async (_, headers) => {
    const browser = server.as(await server.signUpMember());
    const { status, error } = await browser.send(logout, {}, headers);
    expect([status, error?.code]).toEqual([403, 'cross_site']);
    expect((await browser.call(getUser)).user).not.toBeNull();
  });

  test('logout.php accepts a same-origin request of an old browser (spec 7.2)', async () => {
    const browser = server.as(await server.signUpMember());
    const headers = { 'sec-fetch-site': undefined, origin: undefined, referer: 'http://localhost/members' };
    expect((await browser.send(logout, {}, headers)).status).toBe(204);
  });

  test('a call for members refuses a visitor with authentication_required (spec 8.1)', async () => {
    const { status, body } = await visitor().send(changeUser, { body: { language: 'nl' } });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      error: { code: 'authentication_required', message: 'Log in om dit te doen.' },
      authentication_required: true,
    });
  });
});

describe('user.php', () => {
  test('PUT stores the language, in the browser for 365 days (spec 9)', async () => {
    const member = await server.signUpMember({ language: 'nl' });
    const { body, headers } = await server.as(member).send(changeUser, { body: { language: 'en' } });
    expect(body).toMatchObject({ user: { language: 'en' } });
    expect(String(headers['set-cookie'])).toMatch(/language=en; Max-Age=31536000; Path=\//);
    expect((await server.as(member).call(getUser)).user?.language).toBe('en');
  });

  test('refusals are in the language of the account, unless the browser has chosen one', async () => {
    const member = await server.signUpMember({ language: 'en' });
    const { error } = await server.as(member).send(changeUser, { body: { language: 'xx' as 'en' } });
    expect(error?.fields?.language?.message).toBe('This isn’t quite right');
  });

  test('marks the member as online, and page-hidden as offline (spec 7.4)', async () => {
    const member = await server.signUpMember();
    const browser = server.as(member);
    const presence = () =>
      db
        .selectFrom('presence')
        .select('online_until')
        .where('profile_id', '=', member.profileId)
        .executeTakeFirst();
    await browser.call(getUser);
    expect(await presence()).toEqual({ online_until: new Date(start.getTime() + 300_000) });
    clock.advance(30_000);
    await browser.call(getUser);
    expect(await presence()).toEqual({ online_until: new Date(start.getTime() + 300_000) });
    await browser.call(pageHidden);
    expect(await presence()).toEqual({ online_until: new Date(start.getTime() + 45_000) });
  });

  test('returns since when a member is premium (spec 1.3)', async () => {
    const paid = await server.as(await server.signUpMember({ premium: true })).call(getUser);
    expect(paid.user).toMatchObject({ paid_user: true, premium_since: start.toISOString() });
    const free = await server.as(await server.signUpMember()).call(getUser);
    expect(free.user).toMatchObject({ paid_user: false, premium_since: null });
  });

  test('a dismissed alert stays hidden (spec 2.5)', async () => {
    const browser = server.as(await server.signUpMember());
    await browser.call(dismissAlert, { body: { alert: 'enrich_profile' } });
    clock.advance(DAY_MS);
    await browser.call(dismissAlert, { body: { alert: 'enrich_profile' } });
    expect((await browser.call(getUser)).user?.dismissed).toEqual({ enrich_profile: start.toISOString() });
  });

  test('a dismissal is stored for the account, in all browsers', async () => {
    const member = await server.signUpMember();
    await server.as(member).call(dismissAlert, { body: { alert: 'enrich_profile' } });
    expect((await server.as(member).call(getUser)).user?.dismissed).toHaveProperty('enrich_profile');
    const other = server.as(await server.signUpMember());
    expect((await other.call(getUser)).user?.dismissed).toEqual({});
  });

  test('a dismissal of a visitor is stored in the browser only', async () => {
    const { status } = await visitor().send(dismissAlert, { body: { alert: 'enrich_profile' } });
    expect(status).toBe(403);
  });

  test('an unknown alert is refused', async () => {
    const browser = server.as(await server.signUpMember());
    const { status } = await browser.send(dismissAlert, { body: { alert: 'other' as 'time_bonus' } });
    expect(status).toBe(422);
  });
});

describe('gaps of a profile (spec 2.5)', () => {
  const missing = async (options: Parameters<typeof server.signUpMember>[0]) =>
    (await server.as(await server.signUpMember(options)).call(getUser)).user?.profile.missing;

  test('all important fields of an empty profile', async () => {
    expect(await missing({})).toEqual(['photo', 'about_me', 'interests', 'city', 'reason']);
  });

  test('no field that is filled', async () => {
    const rich = { aboutMe: 'Kookt graag.', city: 'Utrecht', interests: ['coffee', 'tea', 'beach'] } as const;
    expect(await missing({ ...rich, interests: [...rich.interests] })).toEqual(['photo', 'reason']);
  });

  test('no photo while the main photo waits for moderation', async () => {
    const member = await server.signUpMember();
    const browser = server.as(member);
    const upload = new Blob([new Uint8Array(await smallestPhoto())], {
      type: 'image/jpeg',
    });
    await browser.call(uploadPhoto, { upload });
    await db
      .updateTable('photos')
      .set({ status: 'pending' })
      .where('profile_id', '=', member.profileId)
      .execute();
    await db.updateTable('profiles').set({ has_photo: false }).where('id', '=', member.profileId).execute();
    expect((await browser.call(getUser)).user?.profile.missing).not.toContain('photo');
  });

  test('interests when there are only two', async () => {
    expect(await missing({ aboutMe: 'Kookt graag.', interests: ['coffee', 'tea'] })).toContain('interests');
  });

  test('nothing once the profile is complete', async () => {
    const browser = server.as(await server.signUpMember({ interests: ['coffee', 'tea', 'beach'] }));
    await browser.call(changeProfile, {
      body: { about_me: 'Kookt graag.', city: 'Utrecht', reason: 'fun' },
    });
    expect((await browser.call(getUser)).user?.profile.missing).toEqual(['photo']);
  });

  test('no field that the site does not show', async () => {
    const value = JSON.stringify(['interests']);
    await db
      .insertInto('site_settings')
      .values({ site_id: 1, name: 'visible_profile_fields', value })
      .execute();
    await server.app.sites.refresh();
    expect(await missing({})).toEqual(['photo', 'interests']);
  });
});
