import { expect, test } from 'vitest';
import type { OutboxMessage } from './outbox/outbox-message.ts';
import { firstMessageState } from './use-first-message.ts';

const outgoing = (change: Partial<OutboxMessage>): OutboxMessage => ({
  ...{ text: 'Hoi', gif: null, client_id: 'one', to: 'bram', at: '2026-05-01T12:00:00Z' },
  ...{ hold: null, order: 2, delayed: false, failure: null, ...change },
});
const refused = { code: 'first_messages_limit' as const, params: { minutes: 20 } };
const failure = { code: 'unavailable' as const };

test.each([
  ['nothing was sent yet', null, [], null, 'idle'],
  ['it is in the outbox', 'one', [outgoing({})], null, 'on_its_way'],
  ['the browser is offline', 'one', [outgoing({ delayed: true })], null, 'waiting'],
  ['it left the outbox', 'one', [], null, 'sent'],
  ['it came back as the draft', 'one', [], refused, refused],
  ['it failed and can be tried again', 'one', [outgoing({ failure })], null, failure],
  [
    'one before it failed, which the conversation shows',
    'one',
    [outgoing({ client_id: 'zero', order: 1, failure }), outgoing({})],
    null,
    'sent',
  ],
] as const)('a message from the match overlay: %s (spec 2.6)', (_, clientId, outbox, refusal, state) => {
  expect(firstMessageState(clientId, [...outbox], refusal)).toEqual(state);
});
