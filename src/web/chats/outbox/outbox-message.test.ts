import { expect, test } from 'vitest';
import { creditsPromised, type OutboxMessage } from './outbox-message.ts';

const prices = { message_credits: 1, photo_credits: 2 };
const one = (change: Partial<OutboxMessage> = {}): OutboxMessage => ({
  ...{ client_id: 'one', to: 'bram', at: '', order: 1, text: 'Hoi', gif: null, hold: null },
  ...{ delayed: false, failure: null, ...change },
});
const photo = one({ hold: { kind: 'photo', until: 0 } });
const gift = one({ hold: { kind: 'gift', until: 0 } });
const failed = one({ failure: { code: 'not_found' } });

test.each([
  ['nothing', [], 0, 0],
  ['texts to any member', [one(), one({ to: 'carl' }), one()], 3, 2],
  ['a photo and a text', [photo, one()], 3, 0],
  ['failed messages and gifts', [failed, gift], 0, 0],
] as const)('credits promised to waiting messages: %s (spec 5.9)', (_, waiting, away, online) => {
  expect(creditsPromised([...waiting], prices, false)).toBe(away);
  // An online browser may already have sent one text and all photos.
  expect(creditsPromised([...waiting], prices, true)).toBe(online);
});
