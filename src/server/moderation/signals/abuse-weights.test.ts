import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ABUSE_SIGNALS,
  type AbuseSignal,
  abuseSignalKinds,
  isBulkSpam,
  levelOf,
  rankOf,
  scoreOf,
  weightsOf,
} from '#contract/abuse';
import { DAY_MS } from '#contract/durations';
import { countedReporters, independentComplainants } from './independent-groups.ts';

const now = new Date('2026-03-14T12:00:00Z');
const signal = fc.record({
  kind: fc.constantFrom(...abuseSignalKinds),
  at: fc.integer({ min: 0, max: 200 * DAY_MS }).map(ago => new Date(now.getTime() - ago)),
});
const signals = fc.array(signal, { maxLength: 60 });
const scoreAt = (list: readonly AbuseSignal[], at: Date) => scoreOf(weightsOf(list, at));

describe('weights of abuse signals (spec D5.13)', () => {
  test('a score never rises by time alone, and never exceeds what its kinds may weigh', () => {
    fc.assert(
      fc.property(signals, fc.integer({ min: 0, max: 400 * DAY_MS }), (list, later) => {
        const score = scoreAt(list, now);
        expect(scoreAt(list, new Date(now.getTime() + later))).toBeLessThanOrEqual(score);
        const kinds = new Set(list.map(({ kind }) => kind));
        const most = [...kinds].reduce((sum, kind) => sum + ABUSE_SIGNALS[kind].most, 0);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('one signal more never lowers the score or the level, and their order does not matter', () => {
    fc.assert(
      fc.property(signals, signal, (list, one) => {
        const [before, after] = [scoreAt(list, now), scoreAt([one, ...list], now)];
        expect(after).toBeGreaterThanOrEqual(before);
        expect(rankOf(levelOf(after))).toBeGreaterThanOrEqual(rankOf(levelOf(before)));
        expect(scoreAt([...list].reverse(), now)).toBe(before);
      }),
    );
  });

  test('half of the weight is gone after the half-life, and all of it in the end', () => {
    const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
    for (const kind of abuseSignalKinds) {
      const { halfLifeDays, points } = ABUSE_SIGNALS[kind];
      const weight = (days: number) => weightsOf([{ kind, at: at(days) }], now).get(kind) ?? 0;
      expect(weight(0)).toBe(points);
      expect(weight(halfLifeDays ?? 100)).toBeCloseTo(halfLifeDays === null ? points : points / 2);
      if (halfLifeDays !== null) expect(weight(180)).toBeLessThan(1);
    }
  });

  test('blocks and reports, or the account alone, stop nobody without a person', () => {
    const many = (kind: AbuseSignal['kind']) => Array.from({ length: 100 }, () => ({ kind, at: now }));
    for (const kind of abuseSignalKinds) expect(levelOf(scoreAt(many(kind), now))).not.toBe('stopped');
    expect(levelOf(scoreAt(many('blocked'), now))).toBe('slowed');
    expect(levelOf(scoreAt([...many('disposable_address'), ...many('hosting_network')], now))).toBeNull();
  });

  test('only the same text to many, with links or payment words, is bulk spam', () => {
    const many = (kind: AbuseSignal['kind'], count: number) =>
      Array.from({ length: count }, () => ({ kind, at: now }));
    expect(isBulkSpam(weightsOf(many('repeated_opener', 20), now))).toBe(false);
    expect(isBulkSpam(weightsOf(many('link', 20), now))).toBe(false);
    expect(isBulkSpam(weightsOf([...many('repeated_opener', 5), ...many('link', 5)], now))).toBe(true);
  });
});

describe('members who complain (spec D5.13)', () => {
  const from = (profileId: string, signedUpOn: string) => ({
    ...{ profileId, signedUpOn, kind: 'reported' as const, isUpheld: false, at: now },
  });

  test('a ring that signed up on one day, or whose members write each other, counts once', () => {
    const ring = ['a', 'b', 'c', 'd'].map(id => from(id, '2026-03-01'));
    expect(independentComplainants(ring, []).map(({ profileId }) => profileId)).toEqual(['a']);
    const friends = ['a', 'b', 'c'].map((id, at) => from(id, `2026-03-0${at + 1}`));
    expect(
      independentComplainants(friends, [
        ['a', 'b'],
        ['b', 'c'],
      ]),
    ).toHaveLength(1);
  });

  test('strangers count each, and a contact with somebody else unites nobody', () => {
    const strangers = ['a', 'b', 'c'].map((id, at) => from(id, `2026-03-0${at + 1}`));
    expect(independentComplainants(strangers, [['a', 'x']])).toHaveLength(3);
  });

  test('how many groups there are does not depend on the order', () => {
    const people = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 });
    const days = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 21, maxLength: 21 });
    const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })));
    fc.assert(
      fc.property(people, days, pairs, (ids, signedUp, contacts) => {
        const list = ids.map(id => from(String(id), `2026-03-0${signedUp[id]}`));
        const known = contacts.map(([one, other]) => [String(one), String(other)] as const);
        const groups = independentComplainants(list, known).length;
        expect(independentComplainants([...list].reverse(), [...known].reverse())).toHaveLength(groups);
        expect(groups).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('reports that nobody has decided count as one together, however many send them; upheld ones count each', () => {
    const people = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 });
    const days = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 21, maxLength: 21 });
    const upheld = fc.array(fc.boolean(), { minLength: 21, maxLength: 21 });
    fc.assert(
      fc.property(people, days, upheld, (ids, signedUp, isUpheld) => {
        const list = ids.map(id => ({
          ...from(String(id), `2026-03-0${signedUp[id]}`),
          isUpheld: isUpheld[id] ?? false,
        }));
        const decided = list.filter(one => one.isUpheld);
        const counted = countedReporters(list, []);
        const fully = independentComplainants(decided, []).length;
        expect(counted.filter(one => one.isUpheld)).toHaveLength(fully);
        expect(counted.length).toBeLessThanOrEqual(fully + 1);
        expect(counted.length).toBeGreaterThanOrEqual(1);
        expect(countedReporters([...list].reverse(), [])).toHaveLength(counted.length);
      }),
    );
  });
});
