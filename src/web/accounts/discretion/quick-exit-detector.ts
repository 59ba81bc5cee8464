import type { QuickExit } from '#contract/discretion';

/** A key as it went down; times in milliseconds. */
export type Keystroke = { key: string; repeat: boolean; at: number };

/** What has to be pressed how often within which time. */
const rules = {
  escape: { key: 'Escape', times: 2, withinMs: 600 },
  shift: { key: 'Shift', times: 3, withinMs: 1_000 },
  f9: { key: 'F9', times: 1, withinMs: 0 },
} as const;

/**
 * Counts presses of the key that leaves and tells of each whether it is the last one. Any other key between them begins anew, so that
 * capitals leave nowhere; so does a key that is held down. Escape counts even where it closes a dialog: two of them always leave.
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
