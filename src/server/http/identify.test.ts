import { describe, expect, test } from 'vitest';
import { changeUser } from '#contract/accounts';
import { sendComplaint } from '#contract/moderation';
import { getSettings } from '#contract/site';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer(
  {},
  {
    // A closed socket, as after a browser's disconnect, has no remote address.
    addPages: async http => {
      http.addHook('onRequest', async ({ headers, raw }) => {
        if (headers['x-gone']) Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
      });
    },
  },
);
const { app, db } = server;

async function setDomainLanguage(value: string): Promise<void> {
  await db.deleteFrom('site_settings').where('name', '=', 'domain_language').execute();
  const row = { site_id: 1, name: 'domain_language', value: JSON.stringify(value) };
  await db.insertInto('site_settings').values(row).execute();
  await app.sites.refresh();
}

async function refusalMessage(
  cookies: Record<string, string>,
  acceptLanguage: string,
): Promise<string | undefined> {
  const browser = server.visitor({ cookies, headers: { 'accept-language': acceptLanguage } });
  const { error } = await browser.send(changeUser, { body: { language: 'nl' } });
  return error?.message;
}

const DUTCH = 'Log in om dit te doen.';
const ENGLISH = 'Log in to do this.';

describe('a browser that disconnects before the response', () => {
  const complaint = (number: number) => ({
    topic: 'other' as const,
    text: `Nobody answers, ${number}.`,
    email: 'jan@mail.example',
  });

  test('is no error, and all disconnected clients share one rate limit', async () => {
    const complain = (number: number) =>
      server.http.inject({
        method: 'POST',
        url: sendComplaint.path,
        headers: { host: 'localhost', origin: 'http://localhost', 'x-gone': 'yes' },
        payload: complaint(number),
      });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) statuses.push((await complain(number)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('domain_language (spec 3.5, 7.7)', () => {
  test('is among the settings', async () => {
    await setDomainLanguage('en_US');
    expect((await server.visitor().call(getSettings)).settings.domain_language).toBe('en_US');
  });

  test.each(['en_US', 'en', 'EN-gb'])('%s: without a language cookie the site is in English', async value => {
    await setDomainLanguage(value);
    expect(await refusalMessage({}, 'nl')).toBe(ENGLISH);
  });

  test('is used when a request is refused before its caller is identified', async () => {
    await setDomainLanguage('en');
    const { body } = await server
      .visitor({ headers: { 'accept-language': 'nl' } })
      .request({ url: '/api/nothing.php' });
    expect(body).toMatchObject({ error: { message: 'We can’t find this. It may be gone.' } });
  });

  test('a language cookie has precedence', async () => {
    await setDomainLanguage('en_US');
    expect(await refusalMessage({ language: 'nl' }, 'en')).toBe(DUTCH);
  });

  test('a cookie with an unknown language is ignored', async () => {
    await setDomainLanguage('en_US');
    expect(await refusalMessage({ language: 'xx' }, 'nl')).toBe(ENGLISH);
  });

  test.each(['sv_SE', '', 'x'])(
    '%o is not a supported language: the language of the browser is used',
    async value => {
      await setDomainLanguage(value);
      expect(await refusalMessage({}, 'en')).toBe(ENGLISH);
      expect(await refusalMessage({}, 'nl')).toBe(DUTCH);
    },
  );
});
