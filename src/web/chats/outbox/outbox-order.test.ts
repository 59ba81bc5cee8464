import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutboxContent, OutboxMessage, SlotState } from './outbox-message.ts';
import { flushOutbox, type OutboxDeps } from './send-outbox.ts';

const LEASE_MS = 90_000;
const TABS = ['left', 'right'] as const;
type BrowserTab = (typeof TABS)[number];

class Browser {
  now = Date.parse('2026-05-01T12:00:00Z');
  waiting = new Map<string, OutboxMessage>();
  arrived: OutboxMessage[] = [];
  failsNext = false;
  own: Record<BrowserTab, Map<string, SlotState>> = { left: new Map(), right: new Map() };
  private written = 0;

  write(to: string): void {
    this.put(to, {});
  }
  hold(to: string, tab: BrowserTab, kind: 'photo' | 'gift'): void {
    const { client_id } = this.put(to, { hold: { kind, until: this.now + LEASE_MS } });
    this.own[tab].set(client_id, 'ready');
  }
  private put(to: string, content: Partial<OutboxContent>): OutboxMessage {
    const order = ++this.written;
    const at = new Date(this.now).toISOString();
    const known = { text: `${order}`, gif: null, hold: null, client_id: `${order}`, to, at, order };
    const outgoing = { ...known, delayed: false, failure: null, ...content };
    this.waiting.set(outgoing.client_id, outgoing);
    return outgoing;
  }

  end(tab: BrowserTab, arrives: boolean): void {
    for (const [id, standing] of this.own[tab]) {
      const held = this.waiting.get(id);
      if (standing !== 'begun' || !held) continue;
      if (arrives) this.arrive(held);
      this.own[tab].delete(id);
      this.waiting.delete(id);
    }
  }
  pass(ms: number): void {
    this.now += ms;
    for (const tab of TABS)
      for (const id of this.own[tab].keys()) {
        const held = this.waiting.get(id);
        if (held?.hold) this.waiting.set(id, { ...held, hold: { ...held.hold, until: this.now + LEASE_MS } });
      }
  }
  die(tab: BrowserTab): void {
    this.own[tab].clear();
  }
  retry(): void {
    for (const one of this.waiting.values()) this.waiting.set(one.client_id, { ...one, failure: null });
  }

  flush = (tab: BrowserTab): Promise<void> => flushOutbox(this.deps(tab));
  private deps = (tab: BrowserTab): OutboxDeps => ({
    waiting: () => this.inOrder(),
    canSend: () => true,
    now: () => this.now,
    slotStateOf: ({ client_id }) => this.own[tab].get(client_id) ?? 'elsewhere',
    start: held => {
      this.expectNothingBefore(held);
      this.own[tab].set(held.client_id, 'begun');
    },
    send: async outgoing => {
      await Promise.resolve();
      this.expectNothingBefore(outgoing);
      if (this.failsNext) {
        this.failsNext = false;
        return { type: 'failed', failure: { code: 'unavailable' } };
      }
      this.arrive(outgoing);
      return { type: 'sent' };
    },
    update: (outgoing, change) => this.waiting.set(outgoing.client_id, { ...outgoing, ...change }),
    remove: ({ client_id }) => this.waiting.delete(client_id),
    returnToComposer: ({ client_id }) => this.waiting.delete(client_id),
  });
  inOrder = () => [...this.waiting.values()].sort((one, other) => one.order - other.order);

  private arrive(outgoing: OutboxMessage): void {
    expect(this.arrived.map(({ client_id }) => client_id)).not.toContain(outgoing.client_id);
    this.arrived.push(outgoing);
  }
  private expectNothingBefore({ to, order, hold }: OutboxMessage): void {
    const before = this.inOrder().filter(one => one.to === to && one.order < order);
    const failed = before.find(({ failure }) => failure)?.order ?? Number.POSITIVE_INFINITY;
    expect(hold?.kind === 'gift' ? before.filter(one => one.order < failed) : before).toEqual([]);
  }
}

const member = fc.constantFrom('a', 'b');
const tab = fc.constantFrom(...TABS);
const act = fc.oneof(
  member.map(to => (world: Browser) => world.write(to)),
  fc.tuple(member, tab, fc.constantFrom('photo', 'gift')).map(
    ([to, of, kind]) =>
      (world: Browser) =>
        world.hold(to, of, kind),
  ),
  tab.map(of => (world: Browser) => world.flush(of)),
  fc.tuple(tab, fc.boolean()).map(
    ([of, arrives]) =>
      (world: Browser) =>
        world.end(of, arrives),
  ),
  fc.constant((world: Browser) => {
    world.failsNext = true;
  }),
  fc.constant((world: Browser) => world.retry()),
  fc.constantFrom(10_000, 100_000).map(ms => (world: Browser) => world.pass(ms)),
  tab.map(of => (world: Browser) => world.die(of)),
);

describe('the order of the outbox across tabs (spec look)', () => {
  test('whatever photos, gifts and tabs do, nothing overtakes, is sent twice, or is held back forever', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async acts => {
        const world = new Browser();
        for (const next of acts) await next(world);
        world.failsNext = false;
        world.retry();
        const texts = world.inOrder().filter(({ hold }) => !hold).length;
        const before = world.arrived.filter(({ hold }) => !hold).length;
        world.pass(LEASE_MS + 1);
        for (let turns = 0; world.waiting.size > 0 && turns < 200; turns++)
          for (const of of TABS) {
            await world.flush(of);
            world.end(of, true);
          }
        expect(world.waiting.size).toBe(0);
        expect(world.arrived.filter(({ hold }) => !hold).length).toBe(before + texts);
      }),
      { numRuns: 500 },
    );
  });

  test('a text waits for a photo of another tab only as long as that tab exists', async () => {
    const world = new Browser();
    world.hold('a', 'left', 'photo');
    world.write('a');
    world.write('b');
    await world.flush('right');
    expect(world.arrived.map(({ to }) => to)).toEqual(['b']);
    world.die('left');
    world.pass(LEASE_MS - 1);
    await world.flush('right');
    expect(world.arrived.length).toBe(1);
    world.pass(2);
    await world.flush('right');
    expect(world.arrived.map(({ to }) => to)).toEqual(['b', 'a']);
  });

  test('a failed message holds back the photo after it, but not the gift', async () => {
    const world = new Browser();
    world.failsNext = true;
    world.write('a');
    world.hold('a', 'left', 'photo');
    world.hold('a', 'left', 'gift');
    await world.flush('left');
    expect([...world.own.left.values()]).toEqual(['ready', 'begun']);
    world.retry();
    world.end('left', true);
    await world.flush('left');
    expect([...world.own.left.values()]).toEqual(['begun']);
  });
});
