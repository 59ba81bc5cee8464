import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Divider, dividerAfterReply, initialDivider, nextDivider } from './use-divider.ts';

const looking = (latest: number) => ({ latest, isLooking: true, isOpening: false });
const away = (latest: number) => ({ latest, isLooking: false, isOpening: false });
const opening = (latest: number) => ({ latest, isLooking: true, isOpening: true });
const applySteps = (start: Divider, ...steps: Parameters<typeof nextDivider>[1][]) =>
  steps.reduce(nextDivider, start);

describe('the "new" divider (spec look)', () => {
  test('is above the messages unread at opening, and stays while more arrive', () => {
    expect(applySteps(initialDivider(4, 7), opening(7), looking(7), looking(8), looking(9)).after).toBe(4);
  });

  test('messages fetched while the conversation opens were unread, too', () => {
    expect(applySteps(initialDivider(7, 7), opening(7), opening(9), looking(9)).after).toBe(7);
  });

  test('messages that arrive while the reader looks at the end are not new', () => {
    expect(applySteps(initialDivider(7, 7), looking(7), looking(8), looking(9)).after).toBe(null);
    expect(applySteps(initialDivider(null, 0), looking(1)).after).toBe(null);
  });

  test('is above messages that arrived while the reader was away or scrolled back', () => {
    const back = applySteps(
      initialDivider(7, 7),
      looking(7),
      looking(8),
      away(8),
      away(9),
      away(10),
      looking(10),
    );
    expect(back.after).toBe(8);
    expect(applySteps(back, looking(11)).after).toBe(8);
    expect(applySteps(back, away(10), away(12)).after).toBe(10);
  });

  test('disappears when the reader replies', () => {
    expect(nextDivider(dividerAfterReply(initialDivider(4, 7)), looking(8)).after).toBe(null);
  });

  test('is never above a message that the reader saw arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean())), steps => {
        let divider = applySteps(initialDivider(5, 5), looking(5));
        const seenArriving = new Set<number>();
        for (const [isLooking, arrives] of steps) {
          const latest = divider.latest + (arrives ? 1 : 0);
          if (isLooking && arrives) seenArriving.add(latest);
          divider = nextDivider(divider, { latest, isLooking, isOpening: false });
          if (divider.after !== null) expect(seenArriving).not.toContain(divider.after + 1);
        }
      }),
    );
  });
});
