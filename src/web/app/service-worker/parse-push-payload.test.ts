import { expect, test } from 'vitest';
import { parsePushPayload } from './parse-push-payload.ts';

const payload = { title: 'Bram', body: '', tag: 'chat 1', path: '/chats/1', total: 0, discreet: false };

test('a payload as the server sends it is read, without anything that it does not need (spec 7.12)', () => {
  expect(parsePushPayload(JSON.stringify({ ...payload, more: 'x' }))).toEqual(payload);
});

test('a payload of an earlier server, which says nothing of discreet mode, is shown as discreet (spec D5.2)', () => {
  const { discreet: _discreet, ...earlier } = payload;
  for (const known of [earlier, { ...earlier, discreet: null }, { ...earlier, discreet: true }])
    expect(parsePushPayload(JSON.stringify(known))).toEqual({ ...payload, discreet: true });
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
