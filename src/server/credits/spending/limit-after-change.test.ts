import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import { type CurrentLimit, currentLimit, limitAfterChange, type SpendingAmount } from './current-limit.ts';

const now = new Date('2026-03-14T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const euro = (amount: number | null): SpendingAmount => ({ amount, currency: 'EUR' });
const currentOf = (amount: number | null, raised: CurrentLimit['raised'] = null): CurrentLimit => ({
  ...euro(amount),
  raised,
});

const readAt = ({ amount, currency, raised }: CurrentLimit, at: Date) =>
  currentLimit(
    {
      account_id: '',
      amount,
      currency,
      raised_to: raised?.amount ?? null,
      raised_currency: raised?.currency ?? null,
      raised_at: raised?.at ?? null,
    },
    at,
  );

describe('a changed spending limit (spec D5.1)', () => {
  test.each([
    ['the first', null, euro(5_000), currentOf(5_000)],
    ['a lower one', currentOf(5_000), euro(2_000), currentOf(2_000)],
    ['the same', currentOf(5_000, { ...euro(9_000), at: later(3) }), euro(5_000), currentOf(5_000)],
    ['nothing at all', currentOf(5_000), euro(0), currentOf(0)],
    [
      'nothing, in another currency',
      currentOf(5_000),
      { amount: 0, currency: 'GBP' },
      { amount: 0, currency: 'GBP', raised: null },
    ],
    ['none where there is none', currentOf(null), euro(null), currentOf(null)],
  ] as const)('that is %s holds at once', (_, before, wanted, after) => {
    expect(limitAfterChange(before, wanted, now)).toEqual(after);
  });

  test.each([
    ['higher', currentOf(5_000), euro(6_000)],
    ['taken away', currentOf(5_000), euro(null)],
    ['in another currency', currentOf(5_000), { amount: 100, currency: 'GBP' }],
    ['higher than the one that waits', currentOf(5_000, { ...euro(6_000), at: later(3) }), euro(7_000)],
    ['taken away while a higher one waits', currentOf(5_000, { ...euro(6_000), at: later(3) }), euro(null)],
  ] as const)('that is %s holds after 24 hours, and the old one until then', (_, before, wanted) => {
    const after = limitAfterChange(before, wanted, now);
    expect(after).toEqual({ ...euro(5_000), raised: { ...wanted, at: later(24) } });
    expect(readAt(after, later(23))).toMatchObject(euro(5_000));
    expect(readAt(after, later(24))).toEqual({ ...wanted, raised: null });
  });

  test('requested again, or lower than the pending one, does not restart the wait', () => {
    const waiting = currentOf(5_000, { ...euro(9_000), at: later(3) });
    expect(limitAfterChange(waiting, euro(9_000), now)).toEqual(waiting);
    expect(limitAfterChange(waiting, euro(7_000), now)).toEqual(
      currentOf(5_000, { ...euro(7_000), at: later(3) }),
    );
    const away = currentOf(5_000, { ...euro(null), at: later(3) });
    expect(limitAfterChange(away, euro(7_000), now).raised?.at).toEqual(later(3));
  });

  test('never allows more within 24 hours than before, whatever is requested in between', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null });
    const asked = fc.array(fc.record({ amount, hours: fc.integer({ min: 0, max: 5 }) }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), asked, (first, wishes) => {
        let limit: CurrentLimit | null = currentOf(first);
        let hours = 0;
        for (const wish of wishes) {
          hours += wish.hours;
          if (hours >= 24) return;
          limit = limitAfterChange(readAt(limit, later(hours)), euro(wish.amount), later(hours));
          expect(limit.amount ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(first);
        }
      }),
      { numRuns: 500 },
    );
  });
});
