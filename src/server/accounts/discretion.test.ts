import { describe, expect, test } from 'vitest';
import { getUser, login, logout } from '#contract/accounts';
import { changeDiscretion, quickExits } from '#contract/discretion';
import { resendActivation } from '#contract/signup';
import { documentTraitsOf } from '../http/web.ts';
import { defaultSettings } from '../site/settings.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, as, signUpMember } = server;

const lastEmailTo = ({ email }: TestMember) =>
  db
    .selectFrom('email_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

describe('discreet mode (spec D5.2)', () => {
  test('is off at first; is stored with the account and in a cookie with the exit key', async () => {
    const browser = as(await signUpMember());
    expect((await browser.call(getUser)).user).toMatchObject({ discreet: false, quick_exit: 'escape' });
    expect(browser.cookies.has('discreet')).toBe(false);
    const discretion = await browser.call(changeDiscretion, { body: { discreet: true } });
    expect(discretion).toEqual({ discreet: true, quick_exit: 'escape' });
    expect(browser.cookies.get('discreet')).toBe('escape');
    expect((await browser.call(getUser)).user).toMatchObject(discretion);
    for (const quick_exit of quickExits) {
      const changed = await browser.call(changeDiscretion, { body: { quick_exit } });
      expect(changed).toEqual({ discreet: true, quick_exit });
      expect(browser.cookies.get('discreet')).toBe(quick_exit);
    }
    await browser.call(changeDiscretion, { body: { discreet: false } });
    expect(browser.cookies.has('discreet')).toBe(false);
  });

  test('stays in the browser after the logout, and a login brings it to another browser', async () => {
    const password = 'a long enough secret 7';
    const member = await signUpMember({ password });
    const browser = as(member);
    await browser.call(changeDiscretion, { body: { discreet: true } });
    await browser.call(logout);
    expect(browser.cookies.get('discreet')).toBe('escape');
    const other = server.visitor();
    await other.call(login, { body: { email: member.email, password } });
    expect(other.cookies.get('discreet')).toBe('escape');
    const plain = await signUpMember({ password });
    await other.call(login, { body: { email: plain.email, password } });
    expect(other.cookies.has('discreet')).toBe(false);
  });

  test('an unknown key is refused at its field', async () => {
    const answer = await as(await signUpMember()).send(changeDiscretion, {
      body: { quick_exit: 'space' as 'escape' },
    });
    expect([answer.status, answer.error?.fields?.quick_exit?.code]).toEqual([422, 'field_invalid']);
  });

  test('a visitor cannot turn it on', async () => {
    const answer = await server.visitor().send(changeDiscretion, { body: { discreet: true } });
    expect([answer.status, answer.error?.code]).toEqual([403, 'authentication_required']);
  });

  test('a cached light page is not shared between discreet and other browsers', async () => {
    const site = { key: 'default', settings: defaultSettings };
    const caller = { site, language: 'nl', member: null, geoCountry: null } as unknown as Parameters<
      typeof documentTraitsOf
    >[0];
    const shared = (cookie?: string) => documentTraitsOf(caller, { url: '/', headers: { cookie } }).cacheKey;
    expect(shared('discreet=escape')).not.toBe(shared());
  });

  test('a cookie that the page does not understand stores no page for discreet browsers or another theme', async () => {
    const site = { key: 'default', settings: defaultSettings };
    const caller = { site, language: 'nl', member: null, geoCountry: null } as unknown as Parameters<
      typeof documentTraitsOf
    >[0];
    const shared = (cookie?: string) => documentTraitsOf(caller, { url: '/', headers: { cookie } }).cacheKey;
    for (const cookie of [
      'discreet=',
      'discreet=%65scape',
      'discreet="escape"',
      'scheme="dark"',
      'scheme=%64ark',
    ])
      expect(shared(cookie), cookie).toBe(shared());
  });
});

describe('emails to a discreet member (spec D5.2)', () => {
  test.each([
    ['nl', 'Agenda', 'Je hebt een nieuwe melding'],
    ['en', 'Calendar', 'You have a new notification'],
  ] as const)(
    '%s: subject, sender, preview and heading do not name the site',
    async (language, name, subject) => {
      const member = await signUpMember({ status: 'not_confirmed', language });
      const browser = as(member);
      await browser.call(changeDiscretion, { body: { discreet: true } });
      await browser.call(resendActivation);
      const message = await lastEmailTo(member);
      expect(message).toMatchObject({ subject, sender_name: name });
      expect(message.text_body.startsWith(`${name}\n`)).toBe(true);
      expect(message.html_body).toContain(`<title>${name}</title>`);
      const shownFirst = message.html_body.slice(0, message.html_body.indexOf('/open?to='));
      expect(shownFirst).not.toContain(app.sites.byHost('localhost')?.settings.name ?? 'Lavender');
    },
  );

  test('emails to other members name the site', async () => {
    const member = await signUpMember({ status: 'not_confirmed' });
    await as(member).call(resendActivation);
    const message = await lastEmailTo(member);
    expect(message.sender_name).toBeNull();
    expect(message.subject).toContain('Lavender');
  });
});
