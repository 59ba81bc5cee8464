import { expect, test } from 'vitest';
import { count, faults, fill } from './flood/testing/flooded-server.ts';

test('a flood creates the requested members with consistent data, and restores every index and key of the migrations', async () => {
  const { findings, written } = await fill();
  expect(findings).toEqual([]);
  expect(await count('accounts')).toBe(900);
  expect(written.streamed.likes).toBeGreaterThan(900 * 1.5);
  expect(written.streamed.messages).toBeGreaterThan(written.streamed.conversations * 6);
  expect(await faults()).toEqual([]);
});
