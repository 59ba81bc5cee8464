import { expect, test } from 'vitest';
import { parsePushPayload } from './parse-push-payload.ts';

const payload = { title: 'Bram', body: '', tag: 'chat 1', path: '/chats/1', total: 0 };

test('a payload as the server sends it is read, without anything that it does not need (spec 7.12)', () => {
  expect(parsePushPayload(JSON.stringify({ ...payload, more: 'x' }))).toEqual(payload);
});

test.each([
  [undefined],
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['"text"'],
  [JSON.stringify({ ...payload, title: ' ' })],
  [JSON.stringify({ ...payload, body: null })],
  [JSON.stringify({ ...payload, path: 1 })],
  [JSON.stringify({ ...payload, tag: undefined })],
  [JSON.stringify({ ...payload, total: 1.5 })],
  [JSON.stringify({ ...payload, total: -1 })],
])('%s is no payload', text => {
  expect(parsePushPayload(text)).toBeNull();
});
