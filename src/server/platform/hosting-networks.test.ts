import { describe, expect, test } from 'vitest';
import { hostingRanges, isHostingNetwork } from './hosting-networks.ts';

describe('networks of hosting companies (spec D5.13)', () => {
  test.each(['3.5.140.2', '5.9.0.1', '::ffff:5.9.0.1', '2a01:4f8::/64'])('%s is one', async network => {
    expect(await isHostingNetwork(network)).toBe(true);
  });

  test.each(['127.0.0.1', '84.104.10.5', '2001:1c00::/64', 'gone', '', '999.1.1.1'])(
    '%s is none',
    async network => {
      expect(await isHostingNetwork(network)).toBe(false);
    },
  );

  test('the ranges are sorted, and take less than 500 kB', async () => {
    const { v4, v6 } = await hostingRanges();
    expect(v4.byteLength + v6.byteLength).toBeLessThan(500_000);
    expect(v4.every((value, at) => at === 0 || value >= (v4[at - 1] ?? 0))).toBe(true);
    expect(v6.every((value, at) => at === 0 || value >= (v6[at - 1] ?? 0n))).toBe(true);
  });
});
