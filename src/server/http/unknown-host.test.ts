import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { getSettings } from '#contract/site';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer({ CDN_PREFIX: 'https://pictures.example/media/' });
const unknownHostBrowser = (headers: Record<string, string> = {}) =>
  server.visitor({
    host: 'nobody.example',
    cookies: { session: 'x'.repeat(43) },
    headers: { accept: 'text/html', ...headers },
  });

test.each([
  ['nl-NL,nl;q=0.9', 'nl-NL', 'Op dit adres is geen site'],
  ['en-GB', 'en-US', 'There is no site at this address'],
  ['sv', 'nl-NL', 'Op dit adres is geen site'],
])(
  'an unknown host gets an error page in the language of the browser (%s)',
  async (acceptLanguage, language, title) => {
    const { status, body, headers } = await unknownHostBrowser({ 'accept-language': acceptLanguage }).request(
      {
        url: '/',
      },
    );
    expect(status).toBe(421);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
  },
);

test.each(['/', '/members', '/dev/mail', '/favicon.svg', '/media/x/256.webp'])(
  'at %s the response to an unknown host contains no site and no host, sets no cookie and is not cached',
  async url => {
    const { status, body, headers } = await unknownHostBrowser().request({ url });
    expect(status).toBe(421);
    expect(`${body}${JSON.stringify(headers)}`).not.toMatch(/lavender|nobody\.example/i);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('every call to an unknown host gets an error body', async () => {
  const browser = unknownHostBrowser({ 'accept-language': 'en' });
  for (const { status, error, headers } of [
    await browser.send(getSettings),
    await browser.request({ url: '/api/nothing.php' }),
  ]) {
    expect(status).toBe(421);
    expect(error).toEqual({ code: 'unknown_host', message: 'There is no site at this address.' });
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('a socket to an unknown host is refused', async () => {
  const url = await server.http.listen({ port: 0, host: '127.0.0.1' });
  const member = await server.signUpMember();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: {
      host: 'nobody.example',
      origin: 'http://nobody.example',
      cookie: `session=${member.sessionSecret}`,
    },
  });
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(421);
  answer.destroy();
});

test('health checks work with any host', async () => {
  expect((await unknownHostBrowser().request({ url: '/healthz' })).status).toBe(200);
});

test('the media host serves only media', async () => {
  const pictures = server.visitor({ host: 'pictures.example' });
  expect((await pictures.request({ url: `/media/${'a'.repeat(32)}/256.webp` })).status).toBe(404);
  expect((await pictures.request({ url: '/members' })).status).toBe(421);
});
