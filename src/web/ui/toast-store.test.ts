import { beforeEach, describe, expect, test } from 'vitest';
import { currentToasts, dropToast, toast } from './toast-store.ts';

const texts = () => currentToasts().map(({ text }) => text);
const undo = { label: 'Undo', onAction: () => {} };

describe('what is said in the corner of the screen (spec 9, look)', () => {
  beforeEach(() => {
    for (const { id } of currentToasts()) dropToast(id);
  });

  test('the same text is not stacked, and no more than three stand at once', () => {
    for (const text of ['one', 'two', 'two', 'three', 'four']) toast(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  test('an offer to undo takes the place of the one before, and of nothing else', () => {
    toast('no line', 'error');
    toast('reading is off', 'good', undo);
    toast('typing is off', 'good', undo);
    expect(texts()).toEqual(['no line', 'typing is off']);
  });
});
