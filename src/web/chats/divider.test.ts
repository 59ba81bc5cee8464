import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered, type Divider, moved, openedWith } from './divider.ts';

const looking = (latest: number) => ({ latest, isLooking: true, isOpening: false });
const away = (latest: number) => ({ latest, isLooking: false, isOpening: false });
const opening = (latest: number) => ({ latest, isLooking: true, isOpening: true });
const follow = (start: Divider, ...steps: Parameters<typeof moved>[1][]) => steps.reduce(moved, start);

describe('the "new" divider (look: history)', () => {
  test('it stands above what was unread at the opening, and stays while more arrives', () => {
    expect(follow(openedWith(4, 7), opening(7), looking(7), looking(8), looking(9)).after).toBe(4);
  });

  test('what is fetched while the conversation opens was unread, too', () => {
    expect(follow(openedWith(7, 7), opening(7), opening(9), looking(9)).after).toBe(7);
  });

  test('nothing that arrives before the eyes of who reads at the end is new', () => {
    expect(follow(openedWith(7, 7), looking(7), looking(8), looking(9)).after).toBe(null);
    expect(follow(openedWith(null, 0), looking(1)).after).toBe(null);
  });

  test('it stands above what came while he was in another tab or read back, and is there when he returns', () => {
    const back = follow(openedWith(7, 7), looking(7), looking(8), away(8), away(9), away(10), looking(10));
    expect(back.after).toBe(8);
    expect(follow(back, looking(11)).after).toBe(8);
    expect(follow(back, away(10), away(12)).after).toBe(10);
  });

  test('it is gone once he answers', () => {
    expect(moved(answered(openedWith(4, 7)), looking(8)).after).toBe(null);
  });

  test('whatever happens, it never stands above a message that he has seen arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean())), steps => {
        let divider = follow(openedWith(5, 5), looking(5));
        const seenArriving = new Set<number>();
        for (const [isLooking, arrives] of steps) {
          const latest = divider.latest + (arrives ? 1 : 0);
          if (isLooking && arrives) seenArriving.add(latest);
          divider = moved(divider, { latest, isLooking, isOpening: false });
          if (divider.after !== null) expect(seenArriving).not.toContain(divider.after + 1);
        }
      }),
    );
  });
});
