import { expect, test } from 'vitest';
import type { SafetyNote } from '#contract/safety-words';
import type { Thread } from '../thread-query.ts';
import { shownSafetyNote } from './shown-safety-note.ts';

const threadOf = (notes: (SafetyNote | null)[], dismissed: SafetyNote | null) =>
  ({
    chat: { conversation: { safety_dismissed: dismissed } },
    messages: notes.map(safety => ({ safety })),
  }) as Thread;

test.each([
  [[null, 'money'], null, 'money'],
  [['money', 'extortion'], null, 'extortion'],
  [['money'], 'money', null],
  [['money', 'extortion'], 'money', 'extortion'],
  [['money', 'extortion'], 'extortion', null],
  [[null], null, null],
] as const)('messages %j with %j hidden show the note %s (spec D5.3)', (notes, dismissed, shown) => {
  expect(shownSafetyNote(threadOf([...notes], dismissed))).toBe(shown);
});
