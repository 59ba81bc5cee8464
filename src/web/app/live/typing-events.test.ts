import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TYPING_SHOWN_MS } from '#contract/constants';
import type { LiveEvent } from '#contract/events';
import { typingQuery } from '../../chats/typing/typing-state.ts';
import { createQueryClient } from '../../data/api.ts';
import { applyEvent } from '../../data/apply-event.ts';
import './cache-writers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const conversations = ['with Anna', 'with Bert'] as const;
const conversation = fc.constantFrom(...conversations);
type Step =
  | { type: 'typing'; conversation: string; typing: boolean }
  | { type: 'message'; conversation: string; mine: boolean }
  | { type: 'wait'; ms: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('typing' as const), conversation, typing: fc.boolean() }),
  fc.record({ type: fc.constant('message' as const), conversation, mine: fc.boolean() }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.nat(2 * TYPING_SHOWN_MS) }),
);

function eventOf(event: Exclude<Step, { type: 'wait' }>): LiveEvent {
  if (event.type === 'typing') return event;
  const message = { id: crypto.randomUUID(), conversation: event.conversation, mine: event.mine };
  return { type: 'message', message: message as never, profile: event.conversation };
}

test('the other member is shown typing for as long as they type and have not written (spec D5.6)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      const cache = createQueryClient((async () => null) as never);
      /** When each member pressed the last key, unless they stopped or wrote since. */
      const pressed = new Map<string, number>();
      for (const event of steps) {
        if (event.type === 'wait') vi.setSystemTime(Date.now() + event.ms);
        else applyEvent(cache, eventOf(event));
        if (event.type === 'typing' && event.typing) pressed.set(event.conversation, Date.now());
        else if (event.type === 'typing' || (event.type === 'message' && !event.mine))
          pressed.delete(event.conversation);
        for (const id of conversations) {
          const isShown = (cache.getQueryData(typingQuery(id).queryKey) ?? 0) > Date.now();
          const lastKey = pressed.get(id) ?? Number.NEGATIVE_INFINITY;
          expect(isShown).toBe(Date.now() - lastKey < TYPING_SHOWN_MS);
        }
      }
      cache.clear();
    }),
  );
});
