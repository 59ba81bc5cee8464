import { describe, expect, test } from 'vitest';
import { paymentMethods } from '#contract/payment-methods';
import { methodLogos } from './method-logos.ts';

describe('the signs of payment methods (section 3)', () => {
  test('no method has that of another', () => {
    const drawn = paymentMethods.map(method => JSON.stringify(methodLogos[method]));
    expect(new Set(drawn).size).toBe(18);
  });

  test.each(paymentMethods)('that of %s shows something, and its words stay within it', method => {
    const { shapes = [], words = [] } = methodLogos[method];
    expect(shapes.length + words.length).toBeGreaterThan(0);
    for (const [, text, x, width, y, size] of words) {
      expect([x >= 3, x + width <= 37, y - size >= 0, y <= 23], text).toEqual([true, true, true, true]);
      // Neither squeezed nor drawn out beyond reading.
      const perLetter = width / text.length / size;
      expect(perLetter, text).toBeGreaterThan(0.35);
      expect(perLetter, text).toBeLessThan(0.75);
    }
  });
});
