import { describe, expect, test } from 'vitest';
import { devAccessKey } from '../../platform/dev-access.ts';
import { queueEmail } from '../../platform/mail/outbox.ts';
import { transact } from '../../platform/transact.ts';
import { productionEnvironment } from '../../testing/production-environment.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const production = await startTestServer(productionEnvironment);

const proxied = await startTestServer({ TRUSTED_PROXIES: '1' });

const queueTestEmail = (
  subject: string,
  text = 'tekst',
  html = '<html><head></head><body>opgemaakt</body></html>',
) =>
  transact(server.app, tx =>
    queueEmail(tx, { siteId: 1, accountId: null, to: 'jan@mail.example', subject, text, html }),
  );
const devCookies = ({ app }: typeof server) => ({ dev_key: devAccessKey(app.config.secret) });
const localRequest = { remoteAddress: '127.0.0.1', cookies: devCookies(server) };
const open = (url: string) => server.visitor(localRequest).request({ url });

describe('the development mailbox', () => {
  test('is empty at first, with a hint', async () => {
    expect(String((await open('/dev/mail')).body)).toContain('No emails yet');
  });

  test('lists emails newest first, and shows the newest', async () => {
    await queueTestEmail('De eerste');
    server.clock.advance(1_000);
    await queueTestEmail('De <tweede>', 'Open https://lavender.example/activate?token=abc&x=1 nu');
    const { body, headers } = await open('/dev/mail');
    const page = String(body);
    expect(page.indexOf('De &lt;tweede&gt;')).toBeLessThan(page.indexOf('De eerste'));
    expect(page).toContain('<a href="https://lavender.example/activate?token=abc&amp;x=1">');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const frame = /<iframe src="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(String((await open(frame)).body)).toContain('<base target="_top">');
  });

  test.each(['/dev/mail/nothing', '/dev/mail/00000000-0000-7000-8000-000000000000'])(
    'has no email at %s',
    async url => {
      expect((await open(url)).status).toBe(404);
    },
  );

  test.each(['/dev/mail', '/dev/mail/00000000-0000-7000-8000-000000000000'])(
    'does not open %s under a foreign host name, which another page may resolve to this machine',
    async url => {
      const { status, body } = await server
        .visitor({ ...localRequest, host: 'elsewhere.example' })
        .request({ url });
      expect(status).toBe(421);
      expect(JSON.stringify(body)).not.toContain('mailbox');
    },
  );

  test.each([
    ['another machine', { ...localRequest, remoteAddress: '192.168.1.20' }],
    ['a request without the key', { ...localRequest, cookies: {} }],
    ['a request with another key', { ...localRequest, cookies: { dev_key: devAccessKey('another secret') } }],
    [
      'a proxy on this machine that forwards a request',
      { ...localRequest, headers: { 'x-forwarded-for': '203.0.113.9' } },
    ],
  ])('does not exist for %s', async (_who, options) => {
    await queueTestEmail('Alleen hier');
    const { status, body } = await server.visitor(options).request({ url: '/dev/mail' });
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('Alleen hier');
  });

  test('opens by a URL with the key, which redirects to the URL without it, and afterwards by the cookie', async () => {
    await queueTestEmail('Met de sleutel');
    const visitor = server.visitor({ remoteAddress: '127.0.0.1' });
    const wrong = await visitor.request({ url: `/dev/mail?key=${devAccessKey('another secret')}` });
    expect([wrong.status, visitor.cookies.size]).toEqual([404, 0]);
    const { status, headers } = await visitor.request({
      url: `/dev/mail?email=none&key=${devAccessKey(server.app.config.secret)}`,
    });
    expect([status, headers.location]).toEqual([303, '/dev/mail?email=none']);
    expect(String(headers['set-cookie'])).toMatch(/^dev_key=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(String((await visitor.request({ url: '/dev/mail' })).body)).toContain('Met de sleutel');
  });

  test('does not exist behind a proxy, where all requests come from this machine', async () => {
    const visitor = proxied.visitor({ ...localRequest, cookies: devCookies(proxied) });
    expect((await visitor.request({ url: '/dev/mail' })).status).toBe(404);
  });

  test('does not exist in production', async () => {
    const visitor = production.visitor({ ...localRequest, cookies: devCookies(production) });
    expect((await visitor.request({ url: '/dev/mail' })).status).toBe(404);
  });
});
