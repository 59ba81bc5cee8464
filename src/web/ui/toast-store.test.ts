import { beforeEach, describe, expect, test } from 'vitest';
import { getToasts, removeToast, removeToastOf, toast } from './toast-store.ts';

const texts = () => getToasts().map(({ text }) => text);
const undo = { label: 'Undo', onAction: () => {} };

describe('toasts (spec 9, look)', () => {
  beforeEach(() => {
    for (const { id } of getToasts()) removeToast(id);
  });

  test('the same text is not stacked and at most three toasts are shown', () => {
    for (const text of ['one', 'two', 'two', 'three', 'four']) toast(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  test('an offer to undo replaces the previous offer and no other toast', () => {
    toast('no line', 'error');
    toast('reading is off', 'good', undo);
    toast('typing is off', 'good', undo);
    expect(texts()).toEqual(['no line', 'typing is off']);
  });

  test('a toast that is no longer true is removed by its text, and the others stay', () => {
    for (const text of ['likes are saved', 'news is saved']) toast(text);
    removeToastOf('likes are saved');
    expect(texts()).toEqual(['news is saved']);
  });
});
