import { expect, test } from 'vitest';
import { siteOrigins, siteUrl } from './site-url.ts';
import type { Site } from './sites.ts';

const siteWithHosts = (...hosts: string[]) => ({ hosts }) as Site;
const localConfig = { publicUrl: null, port: 3000 };

test.each([
  ['in development', localConfig, siteWithHosts('127.0.0.1', 'localhost'), 'http://localhost:3000/activate'],
  [
    'at the configured address',
    { publicUrl: 'https://lavender.example', port: 3000 },
    siteWithHosts('localhost', 'lavender.example'),
    'https://lavender.example/activate',
  ],
  [
    'of another site than the configured one',
    { publicUrl: 'https://lavender.example', port: 3000 },
    siteWithHosts('lilac.example'),
    'https://lilac.example/activate',
  ],
])('a page %s', (_, config, site, address) => {
  expect(siteUrl(config, site, '/activate')).toBe(address);
});

test('a site has one origin for each of its hosts', () => {
  const site = siteWithHosts('localhost', '127.0.0.1', '::1', 'lavender.example', 'www.lavender.example');
  const config = { publicUrl: 'https://lavender.example:8443', port: 3000 };
  expect(siteOrigins(config, site)).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://lavender.example:8443',
    'https://www.lavender.example',
  ]);
});
