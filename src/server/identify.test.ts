import { describe, expect, test } from 'vitest';
import { changeUser } from '#contract/accounts';
import { sendComplaint } from '#contract/moderation';
import { getSettings } from '#contract/site';
import { startTestServer } from './testing/start-test-server.ts';

const server = await startTestServer(
  {},
  {
    // A socket that is closed has forgotten its address.
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

/** What a visitor hears when he is refused: in Dutch or in English. */
async function spokenTo(
  cookies: Record<string, string>,
  acceptLanguage: string,
): Promise<string | undefined> {
  const browser = server.visitor({ cookies, headers: { 'accept-language': acceptLanguage } });
  const { error } = await browser.send(changeUser, { body: { language: 'nl' } });
  return error?.message;
}

const DUTCH = 'Log in om dit te doen.';
const ENGLISH = 'Log in to do this.';

describe('a browser that has gone before it is answered', () => {
  const complaint = (number: number) => ({
    topic: 'other' as const,
    text: `Nobody answers, ${number}.`,
    email: 'jan@mail.example',
  });

  test('is no failure, and counts together with all others who went', async () => {
    const ask = (number: number) =>
      server.http.inject({
        method: 'POST',
        url: sendComplaint.path,
        headers: { host: 'localhost', origin: 'http://localhost', 'x-gone': 'yes' },
        payload: complaint(number),
      });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) statuses.push((await ask(number)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('domain_language (spec 7, settings)', () => {
  test('is among the settings', async () => {
    await setDomainLanguage('en_US');
    expect((await server.visitor().call(getSettings)).settings.domain_language).toBe('en_US');
  });

  test.each(['en_US', 'en', 'EN-gb'])(
    '%s: without a language cookie the site speaks English',
    async value => {
      await setDomainLanguage(value);
      expect(await spokenTo({}, 'nl')).toBe(ENGLISH);
    },
  );

  test('is spoken, too, where a request is refused before anybody asked whose it is', async () => {
    await setDomainLanguage('en');
    const { body } = await server
      .visitor({ headers: { 'accept-language': 'nl' } })
      .request({ url: '/api/nothing.php' });
    expect(body).toMatchObject({ error: { message: 'This doesn’t exist (anymore).' } });
  });

  test('a language cookie wins', async () => {
    await setDomainLanguage('en_US');
    expect(await spokenTo({ language: 'nl' }, 'en')).toBe(DUTCH);
  });

  test('a cookie that names no language is none', async () => {
    await setDomainLanguage('en_US');
    expect(await spokenTo({ language: 'xx' }, 'nl')).toBe(ENGLISH);
  });

  test.each(['sv_SE', '', 'x'])('%o is no supported language: the browser’s wish counts', async value => {
    await setDomainLanguage(value);
    expect(await spokenTo({}, 'en')).toBe(ENGLISH);
    expect(await spokenTo({}, 'nl')).toBe(DUTCH);
  });
});
