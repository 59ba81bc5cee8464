import { expect, test } from 'vitest';
import { ownOriginPath } from './own-origin-path.ts';

const origin = 'https://lavender.example';

test('an address of the own origin becomes a path (spec 7.12)', () => {
  expect(ownOriginPath(`${origin}/chats/1?x=1#end`, origin)).toBe('/chats/1?x=1#end');
  expect(ownOriginPath('/likes', origin)).toBe('/likes');
});

test.each([
  'https://evil.example/chats',
  'http://lavender.example/chats',
  'https://lavender.example:8443/chats',
  'https://lavender.example.evil.example/',
  'https://lavender.example@evil.example/',
  'https://evil.example@lavender.example/',
  'https://user:secret@lavender.example/',
  '//evil.example/chats',
  '\\\\evil.example/chats',
  '/\\evil.example/chats',
  '\\/evil.example',
  ' //evil.example',
  '/\t/evil.example',
  'https:\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://lavender.example/1',
  'filesystem:https://lavender.example/x',
  'file:///etc/passwd',
  'ftp://lavender.example/',
  'https://lаvender.example/',
  'https://[::1]/',
  'https://',
])('a foreign address is refused: %j (spec 7.12)', address => {
  expect(ownOriginPath(address, origin)).toBeNull();
});

test.each([[null], [undefined], [1], [{}], [['/chats']]])('what is no address is refused: %j', address => {
  expect(ownOriginPath(address, origin)).toBeNull();
});
