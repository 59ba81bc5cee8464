import { expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

test.each(['/members', '/members?page=2&gender=male', '/chats/1#last', '/'])('%s stays', path => {
  expect(sameSitePath(path, '/home')).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'members',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'javascript:alert(1)',
])('%s leads home', path => {
  expect(sameSitePath(path, '/home')).toBe('/home');
});
