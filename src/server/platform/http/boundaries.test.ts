import { expect, test } from 'vitest';
import { networkOf } from './client-address.ts';
import { isSameOrigin } from './origin.ts';
import { contentSecurityPolicy } from './pages.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:5555', '203.0.113.7'],
  ['[2001:0DB8:0001:0002::9]:443', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
])('%s is counted as the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://lavender.example' }, false],
  [{ origin: 'https://lavender.example' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ referer: 'https://lavender.example/chats' }, true],
  [{ referer: 'https://lavender.example.evil.example/' }, false],
  [{}, false],
])('a request with %j may change state: %s (spec D1.4)', (headers, allowed) => {
  expect(isSameOrigin(headers, 'lavender.example')).toBe(allowed);
});

test.each([
  [{ 'sec-fetch-site': 'same-site', origin: 'https://lavender.example:8443' }, true],
  [{ origin: 'https://lavender.example:8443' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://lavender.example:9443' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://lavender.example:8443' }, false],
  [{ 'sec-fetch-site': 'none', origin: 'https://lavender.example:8443' }, false],
])('when pages are served on another port, a request with %j may change state: %s', (headers, allowed) => {
  expect(isSameOrigin(headers, 'lavender.example', ['https://lavender.example:8443'])).toBe(allowed);
});

test('a page runs only its own scripts and cannot be framed', () => {
  const policy = contentSecurityPolicy({ nonce: 'n0nce', cdnOrigin: 'https://cdn.example', relaxed: false });
  expect(policy).toContain("script-src 'nonce-n0nce' 'strict-dynamic'");
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('a page may call an API on another origin and open its socket', () => {
  const apiBaseUrl = 'https://lavender.example:8443/base';
  const policy = contentSecurityPolicy({ nonce: 'n', cdnOrigin: null, apiBaseUrl, relaxed: false });
  expect(policy).toContain("connect-src 'self' https://lavender.example:8443 wss://lavender.example:8443;");
});

test('a light page, which is cached for everyone, has no nonce', () => {
  expect(contentSecurityPolicy({ nonce: null, cdnOrigin: null, relaxed: false })).toContain(
    "script-src 'self';",
  );
});
