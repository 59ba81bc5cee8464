import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ONLINE_MINUTES, PRESENCE_STEP_MS } from '#contract/constants';
import { activityOf } from './activity.ts';
import { type Comings, step } from './presence-step.ts';

const START = Date.parse('2026-03-14T12:00:00Z');
const ONLINE_MS = ONLINE_MINUTES * 60_000;
const MOMENT_MS = 250;

/** A member who comes and leaves after so many moments each; what others see of him at every moment, and when they are told. */
function watch(acts: { away: boolean; after: number }[]) {
  let state: Comings = { seen_at: new Date(START), away: true, stepped_at: null, turns_at: null };
  const [seen, told]: [boolean[], number[]] = [[], []];
  let at = 0;
  const lookUntil = (end: number) => {
    for (; at < end; at += MOMENT_MS) {
      const now = new Date(START + at);
      seen.push(activityOf({ ...state, activity_rank: 0 }, now) === 'online');
      if ([state.turns_at, state.stepped_at].some(moment => moment?.getTime() === now.getTime()))
        told.push(at);
    }
  };
  for (const { away, after } of acts) {
    lookUntil(at + after * MOMENT_MS);
    const now = new Date(START + at);
    state = { ...step(state, away, now).after, seen_at: away ? state.seen_at : now };
  }
  const left = at;
  lookUntil(at + PRESENCE_STEP_MS + MOMENT_MS);
  const turns = seen.flatMap((online, index) => (online === (seen[index - 1] ?? false) ? [] : [index]));
  return { seen, told, turns: turns.map(index => index * MOMENT_MS), left };
}

const acts = fc.array(fc.record({ away: fc.boolean(), after: fc.integer({ min: 0, max: 90 }) }), {
  minLength: 1,
  maxLength: 40,
});

test('whatever a member does, others see a step at most every 15 seconds, and after them what became of it (decisions 5.6)', () => {
  fc.assert(
    fc.property(acts, all => {
      const { seen, turns } = watch(all);
      for (const [index, at] of turns.entries())
        expect(at - (turns[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(PRESENCE_STEP_MS);
      expect(seen.at(-1)).toBe(all.at(-1)?.away === false);
    }),
    { numRuns: 300 },
  );
});

test('others are told when they see a step, and at no other time', () => {
  fc.assert(
    fc.property(acts, all => {
      const { turns, told } = watch(all);
      expect([...new Set(told)]).toEqual(turns);
    }),
    { numRuns: 300 },
  );
});

test('the first step shows at once, and one after a quiet quarter of a minute too', () => {
  const quiet = PRESENCE_STEP_MS / MOMENT_MS;
  const { turns } = watch([
    { away: false, after: 4 },
    { away: true, after: quiet },
    { away: false, after: 2 * quiet },
  ]);
  expect(turns).toEqual([1_000, 1_000 + PRESENCE_STEP_MS, 1_000 + 3 * PRESENCE_STEP_MS]);
});

test('who comes after five minutes without a sign is seen at once, though he never said that he left', () => {
  const long = new Date(START + ONLINE_MS);
  const before = { seen_at: new Date(START), away: false, stepped_at: new Date(START), turns_at: null };
  expect(step(before, false, long)).toEqual({
    after: { away: false, stepped_at: long, turns_at: null },
    tellAt: long,
  });
});
