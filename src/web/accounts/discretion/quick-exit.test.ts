import { describe, expect, test } from 'vitest';
import type { QuickExit } from '#contract/discretion';
import { createQuickExitDetector } from './quick-exit.tsx';

/** Returns the index of the press that triggers the quick exit; `at` is in ms. */
function leavesAt(chosen: QuickExit, presses: [key: string, at: number, repeat?: 'held'][]): number {
  const isLast = createQuickExitDetector(chosen);
  return presses.findIndex(([key, at, held]) => isLast({ key, at, repeat: held === 'held' }));
}

describe('the quick exit key (spec D5.2)', () => {
  test('Escape twice within 600 ms, even if the first one closed something', () => {
    expect(
      leavesAt('escape', [
        ['Escape', 0],
        ['Escape', 600],
      ]),
    ).toBe(1);
    expect(
      leavesAt('escape', [
        ['Escape', 0],
        ['Escape', 601],
      ]),
    ).toBe(-1);
    expect(
      leavesAt('escape', [
        ['Escape', 0],
        ['Escape', 601],
        ['Escape', 900],
      ]),
    ).toBe(2);
  });

  test('a held key counts once', () => {
    expect(
      leavesAt('escape', [
        ['Escape', 0],
        ['Escape', 50, 'held'],
        ['Escape', 80, 'held'],
      ]),
    ).toBe(-1);
    expect(leavesAt('f9', [['F9', 0, 'held']])).toBe(-1);
  });

  test('Shift three times within a second, but not while typing capitals', () => {
    expect(
      leavesAt('shift', [
        ['Shift', 0],
        ['Shift', 300],
        ['Shift', 900],
      ]),
    ).toBe(2);
    expect(
      leavesAt('shift', [
        ['Shift', 0],
        ['A', 40],
        ['Shift', 200],
        ['B', 240],
        ['Shift', 400],
      ]),
    ).toBe(-1);
  });

  test('F9 at once, and no key when the quick exit is off', () => {
    expect(
      leavesAt('f9', [
        ['Escape', 0],
        ['F9', 10],
      ]),
    ).toBe(1);
    expect(
      leavesAt('off', [
        ['Escape', 0],
        ['Escape', 10],
        ['F9', 20],
      ]),
    ).toBe(-1);
  });
});
