import { expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { testDatabase } from '../testing/database.ts';
import { readDelayMs, throttleRead } from './read-limits.ts';

const db = await testDatabase();
const accountOf = (accountId: string) => ({ site: { key: 'lavender' }, accountId });
const throttle = { resource: 'profiles', unthrottled: 3, max: 6 };

test('the delay grows with the number of reads', () => {
  expect([1, 3, 4, 5, 6].map(read => readDelayMs(read, throttle))).toEqual([0, 0, 1_000, 2_000, 3_000]);
});

test('all processes count reads together, and the refusal contains when reading is possible again', async () => {
  const start = new Date('2026-03-14T12:00:00Z');
  const clocks = [fixedClock(start), fixedClock(start)];
  const read = (turn: number) =>
    throttleRead({ db, clock: clocks[turn % 2] ?? fixedClock(start) }, accountOf('somebody'), throttle);
  for (let turn = 0; turn < 6; turn++) await read(turn);
  expect(clocks.map(clock => clock.now().getTime() - start.getTime())).toEqual([2_000, 4_000]);
  await expect(read(6)).rejects.toMatchObject({
    code: 'too_many_reads',
    params: { seconds: 3_598, minutes: 60 },
  });
  await expect(
    throttleRead({ db, clock: fixedClock(start) }, accountOf('another'), throttle),
  ).resolves.toBeUndefined();
  for (const clock of clocks) clock.advance(3_600_000);
  await expect(read(0)).resolves.toBeUndefined();
});
