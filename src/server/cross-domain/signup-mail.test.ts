import { expect, test, vi } from 'vitest';
import { getUser } from '#contract/accounts';
import { activate, signup } from '#contract/signup';
import { startMailServer } from '../platform/testing/mail-server.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const mail = await startMailServer();
const server = await startTestServer({
  ROLE: 'both',
  SMTP_URL: mail.url,
  PUBLIC_URL: 'https://lavender.example',
  MAIL_FROM: 'Lavender <hello@lavender.example>',
});

test('the activation email arrives, and its link confirms the address (spec 4.2)', async () => {
  const browser = server.visitor({ host: 'lavender.example', cookies: { language: 'en' } });
  await browser.call(signup, {
    body: {
      name: 'Newcomer',
      email: 'newcomer@mail.example',
      password: 'cycling in the rain',
      date_of_birth: '1991-08-02',
      country: 'GB',
      terms: true,
    },
  });
  await vi.waitFor(() => expect(mail.emails).toHaveLength(1), { timeout: 60_000, interval: 10 });
  expect(mail.emails[0]?.to).toBe('newcomer@mail.example');
  const source = (mail.emails[0]?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(source).toContain('Subject: Confirm your email address for Lavender');
  const token = /https:\/\/lavender\.example\/activate\?token=([\w-]{43})/.exec(source)?.[1] ?? '';
  await browser.call(activate, { body: { token } });
  expect((await browser.call(getUser)).user?.status).toBe('active');
});

test('over https the cookies are bound to the host', async () => {
  const browser = server.visitor({ host: 'lavender.example' });
  await browser.call(signup, {
    body: {
      name: 'Second',
      email: 'second@mail.example',
      password: 'cycling in the rain',
      date_of_birth: '1991-08-02',
      terms: true,
    },
  });
  expect([...browser.cookies.keys()].sort()).toEqual(['__Host-known', '__Host-session']);
});
