import { expect, test } from 'vitest';
import {
  isListedPage,
  landerPaths,
  publicPageKind,
  sitePaths,
  withoutTrailingSlash,
} from './public-pages.ts';
import { sharePictureOf, sharePicturePath } from './share-pictures.ts';

const id = '6a2f41a3-c54c-4b52-a1b0-1c1a4b1d0c11';

test.each([
  '/members',
  `/members/${id}`,
  `/members/${id}/landing`,
  `/members/${id}/landing2/weekend`,
  '/signup',
  '/login',
  '/lang-config',
  '/unsubscribe',
  '/pages/unknown',
  '/landers',
  '/landers/unknown',
  '/landers/adultonly/weekend',
  '/landers/landing2/weekend',
  '/landers/gallery/weekend/more',
])('search engines never list %s (spec 2.7, D1.11)', path => {
  expect(publicPageKind(path)).toBeNull();
  for (const signups of ['all', 'with_trafficsource', 'invite_only'] as const)
    expect(isListedPage(path, { signups })).toBe(false);
});

test('search engines list pages about the site, also where sign-up is closed (spec 2.7)', () => {
  for (const path of sitePaths)
    for (const signups of ['all', 'with_trafficsource', 'invite_only'] as const)
      expect(isListedPage(path, { signups }), path).toBe(true);
});

test.each([
  ['all', true, true],
  ['with_trafficsource', false, true],
  ['invite_only', false, false],
] as const)(
  'sign-up %s: search engines list landing pages where their reader can sign up (spec 2.7, 6.1)',
  (signups, lander, campaign) => {
    for (const path of landerPaths) expect(isListedPage(path, { signups })).toBe(lander);
    expect(isListedPage('/landers/gallery/weekend', { signups })).toBe(campaign);
  },
);

test.each([
  ['/', '/'],
  ['/pricing/', '/pricing'],
  ['//', '/'],
  ['/pages/faq', '/pages/faq'],
])('the path %s is written as %s', (path, written) => {
  expect(withoutTrailingSlash(path)).toBe(written);
});

test.each([
  ['/', 'home'],
  ['/signup', 'home'],
  [`/members/${id}/landing3/weekend`, 'home'],
  ['/pricing', 'pricing'],
  ['/complaints', 'help'],
  ['/pages/privacy', 'help'],
  ['/landers/video', 'video'],
  ['/landers/gallery/weekend', 'gallery'],
  [`/members/${id}`, null],
  ['/members', null],
  ['/chats', null],
])('the share picture of %s is %s (spec 2.7)', (path, name) => {
  expect(sharePictureOf(path)).toBe(name);
});

test('the address of a share picture changes with all that it shows, and with nothing else (spec 2.7)', () => {
  const site = { name: 'Lavender', brand_hue: 293, audience: 'men_seeking_men' as const, design_version: 2 };
  const address = sharePicturePath('home', 'nl', site);
  expect(address).toMatch(/^\/share\/home-nl\.jpg\?v=[a-z0-9]+$/);
  expect(sharePicturePath('home', 'nl', { ...site })).toBe(address);
  for (const changed of [
    { name: 'Lilac' },
    { brand_hue: 340 },
    { audience: 'everyone' as const },
    { design_version: 3 },
  ])
    expect(sharePicturePath('home', 'nl', { ...site, ...changed })).not.toBe(address);
});
