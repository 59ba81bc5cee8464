import { expect, test } from 'vitest';
import { addressAt, ownOrigins } from './address-at.ts';
import type { Site } from './sites.ts';

const siteOn = (...hosts: string[]) => ({ hosts }) as Site;
const nowhere = { publicUrl: null, port: 3000 };

test.each([
  ['on a laptop', nowhere, siteOn('127.0.0.1', 'localhost'), 'http://localhost:3000/activate'],
  [
    'at the configured address',
    { publicUrl: 'https://lavender.example', port: 3000 },
    siteOn('localhost', 'lavender.example'),
    'https://lavender.example/activate',
  ],
  [
    'of another site than the configured one',
    { publicUrl: 'https://lavender.example', port: 3000 },
    siteOn('lilac.example'),
    'https://lilac.example/activate',
  ],
])('a page %s', (_, config, site, address) => {
  expect(addressAt(config, site, '/activate')).toBe(address);
});

test('pages of a site have an origin at each of its hosts, as they are reached', () => {
  const site = siteOn('localhost', '127.0.0.1', '::1', 'lavender.example', 'www.lavender.example');
  const config = { publicUrl: 'https://lavender.example:8443', port: 3000 };
  expect(ownOrigins(config, site)).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://lavender.example:8443',
    'https://www.lavender.example',
  ]);
});
