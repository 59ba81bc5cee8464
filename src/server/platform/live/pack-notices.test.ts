import { expect, test } from 'vitest';
import { type BusNotice, packNotices } from './bus.ts';

const notice = (recipients: number, note = ''): BusNotice => ({
  to: Array.from({ length: recipients }, (_, n) => `${n}`.padStart(36, '0')),
  type: 'message',
  ids: { note },
});
const unpacked = (payloads: string[]) => payloads.flatMap(payload => JSON.parse(payload) as BusNotice[]);

test('notices of one moment share a payload', () => {
  expect(packNotices([notice(1), notice(2), notice(3)])).toHaveLength(1);
});

test('no payload reaches the 8000 bytes that PostgreSQL refuses, and nothing is lost or reordered', () => {
  const notices = Array.from({ length: 500 }, (_, n) => notice(n % 7, `é${n}`));
  const payloads = packNotices(notices);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(unpacked(payloads)).toEqual(notices);
});

test('a notice for very many members is split, with each member once', () => {
  const payloads = packNotices([notice(1_000)]);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(unpacked(payloads).flatMap(({ to }) => to)).toEqual(notice(1_000).to);
});
