import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import type { OutboxMessage } from './outbox-message.ts';
import { flushOutbox, type OutboxDeps, type SendOutcome } from './send-outbox.ts';

class World {
  now = Date.parse('2026-05-01T12:00:00Z');
  isOnline = true;
  outcomes: ('lost' | 'answer_lost' | 'refused' | 'logged_out')[] = [];
  waiting = new Map<string, OutboxMessage>();
  arrived: OutboxMessage[] = [];
  givenBack: string[] = [];
  private written = 0;

  write(to: string): void {
    const order = ++this.written;
    const at = new Date(this.now).toISOString();
    const client_id = `${to} ${order}`;
    this.waiting.set(client_id, {
      text: `${order}`,
      ...{ gif: null, hold: null },
      client_id,
      to,
      at,
      order,
      delayed: false,
      failure: null,
    });
  }

  deps = (refusal: SendOutcome['type'] = 'failed'): OutboxDeps => ({
    waiting: () => [...this.waiting.values()].sort((one, other) => one.order - other.order),
    canSend: () => this.isOnline,
    now: () => this.now,
    slotStateOf: () => 'elsewhere',
    start() {},
    send: async outgoing => {
      await Promise.resolve();
      const outcome = this.outcomes.shift();
      if (outcome === 'lost') return { type: 'offline' };
      if (outcome === 'logged_out') return { type: 'logged_out' };
      if (outcome === 'refused') return { type: refusal, failure: { code: 'not_found' } } as SendOutcome;
      if (!this.arrived.some(({ client_id }) => client_id === outgoing.client_id))
        this.arrived.push(outgoing);
      return { type: outcome === 'answer_lost' ? 'offline' : 'sent' };
    },
    update: (outgoing, change) => this.waiting.set(outgoing.client_id, { ...outgoing, ...change }),
    remove: ({ client_id }) => this.waiting.delete(client_id),
    returnToComposer: ({ client_id, text }) => {
      this.waiting.delete(client_id);
      this.givenBack.push(text);
    },
  });

  arrivedAt = (to: string) => this.arrived.filter(one => one.to === to).map(({ order }) => order);
}

const outcomes = fc.array(fc.constantFrom('lost', 'answer_lost', 'refused', 'logged_out', undefined), {
  maxLength: 15,
});

describe('the outbox (spec look)', () => {
  test('whatever the connection does, each message arrives once and in the order of writing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'try', 'retry'), { maxLength: 25 }),
        outcomes,
        async (acts, line) => {
          const world = new World();
          world.outcomes = line as World['outcomes'];
          const retry = () => {
            for (const one of world.waiting.values())
              world.waiting.set(one.client_id, { ...one, failure: null });
          };
          for (const act of acts) {
            if (act === 'try') await flushOutbox(world.deps());
            else if (act === 'retry') retry();
            else world.write(act);
            for (const to of ['a', 'b']) {
              const orders = world.arrivedAt(to);
              expect(orders).toEqual([...orders].sort((one, other) => one - other));
            }
          }
          world.outcomes = [];
          retry();
          await flushOutbox(world.deps());
          expect(world.waiting.size).toBe(0);
          const written = acts.filter(act => act === 'a' || act === 'b');
          for (const to of ['a', 'b'])
            expect(world.arrivedAt(to)).toEqual(
              written.flatMap((one, index) => (one === to ? index + 1 : [])),
            );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a failed message holds back later ones to the same member only', async () => {
    const world = new World();
    for (const to of ['a', 'a', 'b']) world.write(to);
    world.outcomes = ['refused'];
    await flushOutbox(world.deps());
    expect([world.arrivedAt('a'), world.arrivedAt('b')]).toEqual([[], [3]]);
    expect([...world.waiting.values()].map(({ failure }) => failure?.code)).toEqual(['not_found', undefined]);
  });

  test('while offline, and after a lost connection, a message waits and is marked as delayed', async () => {
    const world = new World();
    world.write('a');
    world.isOnline = false;
    await flushOutbox(world.deps());
    expect(world.waiting.get('a 1')).toMatchObject({ delayed: false, failure: null });
    world.isOnline = true;
    world.outcomes = ['lost'];
    await flushOutbox(world.deps());
    expect(world.waiting.get('a 1')).toMatchObject({ delayed: true, failure: null });
  });

  test('a message not sent within a day is sent only if the member retries', async () => {
    const world = new World();
    world.write('a');
    world.now += 25 * HOUR_MS;
    await flushOutbox(world.deps());
    expect([world.arrived, world.waiting.get('a 1')?.failure]).toEqual([[], { code: 'unavailable' }]);
  });

  test('nothing is sent after the session ended, and a returned message is not retried', async () => {
    const world = new World();
    world.write('a');
    world.write('a');
    world.outcomes = ['logged_out'];
    await flushOutbox(world.deps());
    expect([world.arrived.length, world.waiting.size]).toEqual([0, 2]);
    world.outcomes = ['refused'];
    await flushOutbox(world.deps('returned'));
    expect([world.givenBack, world.arrivedAt('a')]).toEqual([['1'], [2]]);
  });
});
