import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drain, type Office, type Outcome } from './drain.ts';
import type { Outgoing } from './outgoing.ts';

const HOUR_MS = 60 * 60_000;

/** A browser's outbox and the server behind a line that does as the test says. */
class World {
  now = Date.parse('2026-05-01T12:00:00Z');
  isOnline = true;
  /** What becomes of the next attempts; after them the line is good. */
  fates: ('lost' | 'answer_lost' | 'refused' | 'logged_out')[] = [];
  waiting = new Map<string, Outgoing>();
  arrived: Outgoing[] = [];
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

  office = (refusal: Outcome['type'] = 'failed'): Office => ({
    waiting: () => [...this.waiting.values()].sort((one, other) => one.order - other.order),
    isOpen: () => this.isOnline,
    now: () => this.now,
    standingOf: () => 'elsewhere',
    begin() {},
    send: async outgoing => {
      await Promise.resolve();
      const fate = this.fates.shift();
      if (fate === 'lost') return { type: 'no_line' };
      if (fate === 'logged_out') return { type: 'no_login' };
      if (fate === 'refused') return { type: refusal, failure: { code: 'not_found' } } as Outcome;
      if (!this.arrived.some(({ client_id }) => client_id === outgoing.client_id))
        this.arrived.push(outgoing);
      return { type: fate === 'answer_lost' ? 'no_line' : 'sent' };
    },
    mark: (outgoing, change) => this.waiting.set(outgoing.client_id, { ...outgoing, ...change }),
    remove: ({ client_id }) => this.waiting.delete(client_id),
    giveBack: ({ client_id, text }) => {
      this.waiting.delete(client_id);
      this.givenBack.push(text);
    },
  });

  arrivedAt = (to: string) => this.arrived.filter(one => one.to === to).map(({ order }) => order);
}

const fates = fc.array(fc.constantFrom('lost', 'answer_lost', 'refused', 'logged_out', undefined), {
  maxLength: 15,
});

describe('the outbox (look: offline, queue, flush in order)', () => {
  test('whatever the line does, each message arrives once and in the order it was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'try', 'retry'), { maxLength: 25 }),
        fates,
        async (acts, line) => {
          const world = new World();
          world.fates = line as World['fates'];
          const retry = () => {
            for (const one of world.waiting.values())
              world.waiting.set(one.client_id, { ...one, failure: null });
          };
          for (const act of acts) {
            if (act === 'try') await drain(world.office());
            else if (act === 'retry') retry();
            else world.write(act);
            for (const to of ['a', 'b']) {
              const orders = world.arrivedAt(to);
              expect(orders).toEqual([...orders].sort((one, other) => one - other));
            }
          }
          world.fates = [];
          retry();
          await drain(world.office());
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

  test('what failed holds back what was written to the same member after it, and nobody else', async () => {
    const world = new World();
    for (const to of ['a', 'a', 'b']) world.write(to);
    world.fates = ['refused'];
    await drain(world.office());
    expect([world.arrivedAt('a'), world.arrivedAt('b')]).toEqual([[], [3]]);
    expect([...world.waiting.values()].map(({ failure }) => failure?.code)).toEqual(['not_found', undefined]);
  });

  test('without a line, and after a lost one, it waits, and says that it was tried', async () => {
    const world = new World();
    world.write('a');
    world.isOnline = false;
    await drain(world.office());
    expect(world.waiting.get('a 1')).toMatchObject({ delayed: false, failure: null });
    world.isOnline = true;
    world.fates = ['lost'];
    await drain(world.office());
    expect(world.waiting.get('a 1')).toMatchObject({ delayed: true, failure: null });
  });

  test('what a day has not sent is not sent any more unless the member says so', async () => {
    const world = new World();
    world.write('a');
    world.now += 25 * HOUR_MS;
    await drain(world.office());
    expect([world.arrived, world.waiting.get('a 1')?.failure]).toEqual([[], { code: 'unavailable' }]);
  });

  test('nothing is sent once the login has ended, and what is given back is not tried again', async () => {
    const world = new World();
    world.write('a');
    world.write('a');
    world.fates = ['logged_out'];
    await drain(world.office());
    expect([world.arrived.length, world.waiting.size]).toEqual([0, 2]);
    world.fates = ['refused'];
    await drain(world.office('given_back'));
    expect([world.givenBack, world.arrivedAt('a')]).toEqual([['1'], [2]]);
  });
});
