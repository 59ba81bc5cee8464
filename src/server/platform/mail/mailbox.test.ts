import { describe, expect, test } from 'vitest';
import { productionEnvironment } from '../../testing/production-environment.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { devAccessKey } from '../dev-access.ts';
import { transact } from '../transact.ts';
import { postLetter } from './outbox.ts';

const server = await startTestServer();
const production = await startTestServer(productionEnvironment);

const proxied = await startTestServer({ TRUSTED_PROXIES: '1' });

const post = (subject: string, text = 'tekst', html = '<html><head></head><body>opgemaakt</body></html>') =>
  transact(server.app, tx =>
    postLetter(tx, { siteId: 1, accountId: null, to: 'jan@mail.example', subject, text, html }),
  );
const keyOf = ({ app }: typeof server) => ({ dev_key: devAccessKey(app.config.secret) });
const here = { remoteAddress: '127.0.0.1', cookies: keyOf(server) };
const open = (url: string) => server.visitor(here).request({ url });

describe('the development mailbox', () => {
  test('is empty, and says how to fill it', async () => {
    expect(String((await open('/dev/mail')).body)).toContain('No letters yet');
  });

  test('lists letters newest first, with the newest one shown', async () => {
    await post('De eerste');
    server.clock.advance(1_000);
    await post('De <tweede>', 'Open https://lavender.example/activate?token=abc&x=1 nu');
    const { body, headers } = await open('/dev/mail');
    const page = String(body);
    expect(page.indexOf('De &lt;tweede&gt;')).toBeLessThan(page.indexOf('De eerste'));
    expect(page).toContain('<a href="https://lavender.example/activate?token=abc&amp;x=1">');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const frame = /<iframe src="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(String((await open(frame)).body)).toContain('<base target="_top">');
  });

  test.each(['/dev/mail/nothing', '/dev/mail/00000000-0000-7000-8000-000000000000'])(
    'has no letter at %s',
    async url => {
      expect((await open(url)).status).toBe(404);
    },
  );

  test.each(['/dev/mail', '/dev/mail/00000000-0000-7000-8000-000000000000'])(
    'does not open %s under a foreign name, which another page may have given this machine',
    async url => {
      const { status, body } = await server.visitor({ ...here, host: 'elsewhere.example' }).request({ url });
      expect(status).toBe(421);
      expect(JSON.stringify(body)).not.toContain('mailbox');
    },
  );

  test.each([
    ['another machine', { ...here, remoteAddress: '192.168.1.20' }],
    ['who does not have the key, as everybody behind a proxy that hides itself', { ...here, cookies: {} }],
    ['who has another key', { ...here, cookies: { dev_key: devAccessKey('another secret') } }],
    [
      'a proxy on this machine that asks for somebody else',
      { ...here, headers: { 'x-forwarded-for': '203.0.113.9' } },
    ],
  ])('does not exist for %s', async (_who, options) => {
    await post('Alleen hier');
    const { status, body } = await server.visitor(options).request({ url: '/dev/mail' });
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('Alleen hier');
  });

  test('opens by an address with the key, which leads on without it, and from then on by the cookie', async () => {
    await post('Met de sleutel');
    const visitor = server.visitor({ remoteAddress: '127.0.0.1' });
    const wrong = await visitor.request({ url: `/dev/mail?key=${devAccessKey('another secret')}` });
    expect([wrong.status, visitor.cookies.size]).toEqual([404, 0]);
    const { status, headers } = await visitor.request({
      url: `/dev/mail?letter=none&key=${devAccessKey(server.app.config.secret)}`,
    });
    expect([status, headers.location]).toEqual([303, '/dev/mail?letter=none']);
    expect(String(headers['set-cookie'])).toMatch(/^dev_key=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(String((await visitor.request({ url: '/dev/mail' })).body)).toContain('Met de sleutel');
  });

  test('does not exist behind a proxy, where everybody seems to be on this machine', async () => {
    const visitor = proxied.visitor({ ...here, cookies: keyOf(proxied) });
    expect((await visitor.request({ url: '/dev/mail' })).status).toBe(404);
  });

  test('does not exist in production', async () => {
    const visitor = production.visitor({ ...here, cookies: keyOf(production) });
    expect((await visitor.request({ url: '/dev/mail' })).status).toBe(404);
  });
});
