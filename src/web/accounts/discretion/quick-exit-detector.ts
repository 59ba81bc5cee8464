import type { QuickExit } from '#contract/discretion';

type Keystroke = { key: string; repeat: boolean; at: number };

const rules = {
  escape: { key: 'Escape', times: 2, withinMs: 600 },
  shift: { key: 'Shift', times: 3, withinMs: 1_000 },
  f9: { key: 'F9', times: 1, withinMs: 0 },
} as const;

/**
 * Any other key resets the count, so that typing capital letters never triggers the exit.
 * @spec D5.2
 */
export function createQuickExitDetector(quickExit: QuickExit): (press: Keystroke) => boolean {
  if (quickExit === 'off') return () => false;
  const { key: exitKey, times, withinMs } = rules[quickExit];
  let pressed: number[] = [];
  return ({ key, repeat, at }) => {
    if (repeat || key !== exitKey) pressed = repeat && key === exitKey ? pressed : [];
    else pressed = [...pressed.filter(before => at - before <= withinMs), at];
    return pressed.length >= times;
  };
}
