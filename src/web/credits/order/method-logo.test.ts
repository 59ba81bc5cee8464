import { describe, expect, test } from 'vitest';
import { paymentMethods } from '#contract/payment-methods';
import { methodLogos } from './method-logo.tsx';

describe('the logos of payment methods (spec 3.10)', () => {
  test('no two methods have the same', () => {
    const drawn = paymentMethods.map(method => JSON.stringify(methodLogos[method]));
    expect(new Set(drawn).size).toBe(18);
  });

  test.each(paymentMethods)('that of %s is not empty, and its text stays within it', method => {
    const { shapes = [], texts = [] } = methodLogos[method];
    expect(shapes.length + texts.length).toBeGreaterThan(0);
    for (const [, text, x, width, y, size] of texts) {
      expect([x >= 3, x + width <= 37, y - size >= 0, y <= 23], text).toEqual([true, true, true, true]);
      // Narrower or wider characters would be hard to read.
      const perCharacter = width / text.length / size;
      expect(perCharacter, text).toBeGreaterThan(0.35);
      expect(perCharacter, text).toBeLessThan(0.75);
    }
  });
});
