import { describe, expect, test } from 'vitest';
import { emailPreviews } from '../../domains.ts';
import { devAccessKey } from '../../platform/dev-access.ts';
import { productionEnvironment } from '../../testing/production-environment.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const production = await startTestServer(productionEnvironment);
const local = (one: typeof server) => ({
  remoteAddress: '127.0.0.1',
  cookies: { dev_key: devAccessKey(one.app.config.secret) },
});
const open = async (url: string) => {
  const { status, body } = await server.visitor(local(server)).request({ url });
  return { status, page: String(body) };
};

describe('the page of emails in development (spec D2.31)', () => {
  test('lists every email, with its headers, text part and frame', async () => {
    const { page } = await open('/dev/emails');
    for (const title of Object.keys(emailPreviews)) expect(page).toContain(`>${title}</a>`);
    expect(page).toContain('Bevestig je e-mailadres');
    expect(page).toContain('<dt>To</dt><dd>ruben.');
    expect(page).toContain('-- \n');
    const frame = (/<iframe class="wide" src="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
    expect((await open(frame)).page).toContain('<base target="_top">');
  });

  test('shows an email in another language, theme and width, and as a discreet member gets it', async () => {
    const email = encodeURIComponent('Password reset');
    const { page } = await open(`/dev/emails?email=${email}&language=en&width=phone&discreet=yes`);
    expect(page).toContain('<h2>You have a new notification</h2>');
    expect(page).toContain('<dt>From</dt><dd>Calendar</dd>');
    expect(page).toContain('<iframe class="phone"');
    const frame = `/dev/emails/frame?email=${email}&language=en`;
    expect((await open(`${frame}&theme=dark`)).page).toContain('@media (min-width: 0)');
    expect((await open(`${frame}&theme=light`)).page).toContain('@media (max-width: 0)');
  });

  test('answers an unknown email with the first one', async () => {
    const withoutTokens = async (url: string) => (await open(url)).page.replace(/token=[\w-]+/g, '');
    expect(await withoutTokens('/dev/emails?email=constructor&language=xx&theme=%3Cb%3E')).toBe(
      await withoutTokens('/dev/emails'),
    );
  });

  test('exists neither without the key nor under a foreign host name nor in production', async () => {
    for (const url of ['/dev/emails', '/dev/emails/frame']) {
      const stranger = server.visitor({ remoteAddress: '127.0.0.1' });
      expect((await stranger.request({ url })).status).toBe(404);
      const foreign = server.visitor({ ...local(server), host: 'elsewhere.example' });
      expect((await foreign.request({ url })).status).toBe(421);
      expect((await production.visitor(local(production)).request({ url })).status).toBe(404);
    }
  });
});
