import { describe, expect, test } from 'vitest';
import { opaqueToken } from '../platform/opaque-token.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { neutralPath, withNeutralLinks } from './email-parts/neutral-links.ts';

const server = await startTestServer();
const { secret } = server.app.config;
const open = (url: string) => server.visitor().request({ url });
const forged = (text: string) => `/open?to=${opaqueToken(secret, 'neutral link', `12345678${text}`)}`;

describe('a link of a discreet email (spec D5.2)', () => {
  test.each([
    '/members',
    '/likes/matches',
    `/reset-password/do?token=${'x'.repeat(43)}`,
    `/mail-change/do?token=${'x'.repeat(43)}&revert=${'y'.repeat(43)}`,
    '/news/lente%20é/愛?a=1&b=2#top',
  ])('leads to its page with its query, without a trace in caches and Referer: %s', async path => {
    const { status, headers } = await open(neutralPath(secret, path));
    expect([status, headers.location]).toEqual([303, encodeURI(path).replaceAll('%25', '%')]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('shows neither its page nor its length, and differs from the same link of another member', () => {
    const links = ['/credits', '/likes/matches', `/activate?token=${'x'.repeat(43)}`].map(path =>
      neutralPath(secret, path),
    );
    expect(new Set(links.map(({ length }) => length)).size).toBe(1);
    expect(links.join()).not.toMatch(/credits|likes|activate/);
    expect(neutralPath(secret, '/credits')).not.toBe(neutralPath(secret, '/credits'));
  });

  test.each([
    ['no token', '/open'],
    ['an empty token', '/open?to='],
    ['an address instead of a token', '/open?to=https://evil.example/'],
    ['two tokens', '/open?to=a&to=b'],
    ['a token of another purpose', `/open?to=${opaqueToken(secret, 'unsubscribe', '12345678/credits')}`],
    ['a token cut short', neutralPath(secret, '/credits').slice(0, -1)],
    ['another site', forged('https://evil.example/')],
    ['another host', forged('//evil.example/')],
    ['another host behind a backslash', forged('/\\evil.example/')],
    ['another host behind a dot', forged('/.//evil.example/')],
    ['another host behind a tab', forged('/\t/evil.example/')],
  ])('with %s leads to the members of the site', async (_what, url) => {
    const { status, headers } = await open(url);
    expect([status, headers.location]).toEqual([303, '/members']);
  });

  test('replaces the site’s URLs in a text, and no others', () => {
    const text = 'Open http://localhost:3000/reset-password. Or https://other.example/reset-password';
    const shown = withNeutralLinks(secret, 'http://localhost:3000', text);
    expect(shown).toMatch(
      /^Open http:\/\/localhost:3000\/open\?to=[\w-]+\. Or https:\/\/other\.example\/reset-password$/,
    );
  });
});
