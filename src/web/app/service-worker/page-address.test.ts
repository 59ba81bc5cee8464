import { expect, test } from 'vitest';
import { isLightPage, pageAddress } from './page-address.ts';

const origin = 'https://lavender.example';

test.each([
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['\\/evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  ['https://evil.example/chats'],
  ['HTTPS:evil.example'],
  ['https:/evil.example'],
  ['https:\\\\evil.example'],
  ['https://lavender.example@evil.example/'],
  ['https://lavender.example.evil.example/'],
  ['//lavender.example:444/chats'],
  ['//user@lavender.example/chats'],
  ['http://lavender.example/chats'],
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['blob:https://lavender.example/1'],
  ['file:///etc/passwd'],
  ['//evil。example'],
  ['//xn--lavnder-2xa.example'],
  ['https://lavender.example\u2044chats'],
  ['/api/user.php'],
  ['//lavender.example/api/user.php'],
  ['/./api/user.php'],
  ['/media/1.webp'],
  [''],
  ['chats'],
  [undefined],
  [['/settings']],
])('a click on a notification with the path %j opens the messages (spec 7.12)', path => {
  expect(pageAddress(path, origin)).toBe(`${origin}/chats`);
});

test.each([
  ['/chats/1?from=push#last', `${origin}/chats/1?from=push#last`],
  ['/likes', `${origin}/likes`],
  ['/members/%2F%2Fevil.example', `${origin}/members/%2F%2Fevil.example`],
  ['/%5Cevil.example', `${origin}/%5Cevil.example`],
  ['/members/a/../b', `${origin}/members/b`],
])('the path %s of a page stays on this origin (spec 7.12)', (path, address) => {
  expect(pageAddress(path, origin)).toBe(address);
});

test('light pages, which have no script, are recognised by their address (spec 2.2)', () => {
  const light = [
    '/',
    '/pricing',
    '/complaints',
    '/safety',
    '/check-in/friend?token=x',
    '/lang-config',
    '/pages/faq?x=1',
    '/landers/video/one',
  ];
  for (const path of [...light, '/members/1/landing', '/members/1/landing2/summer'])
    expect(isLightPage(origin + path)).toBe(true);
  for (const path of [
    '/members',
    '/members/1',
    '/members/1/signup',
    '/chats',
    '/credits',
    '/signup',
    '/login',
  ])
    expect(isLightPage(origin + path)).toBe(false);
});
