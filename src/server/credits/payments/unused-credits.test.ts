import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountForCredits, type Purchase, refundAmount, unusedCredits } from './unused-credits.ts';

const numRuns = process.env.TEST_SCOPE === 'gate' ? 500 : 10_000;

const purchases = fc
  .array(
    fc.record({
      credits: fc.integer({ min: 1, max: 500 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    {
      maxLength: 8,
    },
  )
  .map(all =>
    all.map(
      ({ credits, part }, at): Purchase => ({
        id: String(at),
        credits,
        refunded: Math.floor(credits * part),
      }),
    ),
  );

test('remaining credits belong to the latest purchases: 30 of 50, 25 and 10 are 10, 20 and none (spec D2.13)', () => {
  const bought = [
    { id: 'latest', credits: 10, refunded: 0 },
    { id: 'before', credits: 25, refunded: 0 },
    { id: 'first', credits: 50, refunded: 0 },
  ];
  expect([...unusedCredits(bought, 30)]).toEqual([
    ['latest', 10],
    ['before', 20],
    ['first', 0],
  ]);
});

test('no purchase has more unused credits than remain of it, and all together no more than the balance', () => {
  fc.assert(
    fc.property(purchases, fc.nat(3_000), (bought, balance) => {
      const unused = unusedCredits(bought, balance);
      for (const { id, credits, refunded } of bought)
        expect(unused.get(id)).toBeLessThanOrEqual(credits - refunded);
      const left = bought.reduce((sum, { credits, refunded }) => sum + credits - refunded, 0);
      const together = [...unused.values()].reduce((sum, unusedCount) => sum + unusedCount, 0);
      expect(together).toBe(Math.min(balance, left));
    }),
    { numRuns },
  );
});

test('all credits of a purchase are worth what was paid for it, some never more, and more credits never less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100_000 }), (credits, amount) => {
      expect(amountForCredits(credits, { credits, amount })).toBe(amount);
      const worth = Array.from({ length: credits + 1 }, (_, some) =>
        amountForCredits(some, { credits, amount }),
      );
      expect([worth[0], Math.max(...worth)]).toEqual([0, amount]);
      expect(worth.every((value, some) => value >= (worth[some - 1] ?? 0))).toBe(true);
    }),
    { numRuns },
  );
});

test('successive partial refunds add up to the value of the whole, never more than was paid', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 100_000 }), fc.nat(200), (some, amount, spent) => {
      const credits = some.reduce((sum, part) => sum + part, 0) + spent;
      const back = { credits: 0, amount: 0 };
      for (const part of some) {
        const money = refundAmount(part, { credits, amount }, back);
        expect(money).toBeGreaterThanOrEqual(0);
        back.amount += money;
        back.credits += part;
        expect(back.amount).toBe(amountForCredits(back.credits, { credits, amount }));
      }
      expect(back.amount).toBeLessThanOrEqual(amount);
      if (spent === 0) expect(back.amount).toBe(amount);
    }),
    { numRuns },
  );
});
