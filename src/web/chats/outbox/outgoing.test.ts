import { expect, test } from 'vitest';
import { creditsFor, type Outgoing } from './outgoing.ts';

const prices = { message_credits: 1, photo_credits: 2 };
const one = (change: Partial<Outgoing> = {}): Outgoing => ({
  ...{ client_id: 'one', to: 'bram', at: '', order: 1, text: 'Hoi', gif: null, hold: null },
  ...{ delayed: false, failure: null, ...change },
});
const photo = one({ hold: { kind: 'photo', until: 0 } });
const gift = one({ hold: { kind: 'gift', until: 0 } });
const failed = one({ failure: { code: 'not_found' } });

test.each([
  ['nothing', [], 0, 0],
  ['texts, to whomever', [one(), one({ to: 'carl' }), one()], 3, 2],
  ['a photo and a text', [photo, one()], 3, 0],
  ['what failed, and a gift, which waits for no line', [failed, gift], 0, 0],
] as const)('what waits is counted before one more is written: %s (spec 5)', (_, waiting, away, online) => {
  expect(creditsFor([...waiting], prices, false)).toBe(away);
  // What is leaving may be paid for already.
  expect(creditsFor([...waiting], prices, true)).toBe(online);
});
