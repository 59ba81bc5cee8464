import { expect, test } from 'vitest';
import { type KeyBinding, matchKeys } from './match-keys.ts';

const binding = (keys: string, text = keys): KeyBinding => ({ keys, text, run: () => undefined });
const bindings = [binding('g t'), binding('g m'), binding('j'), binding('?')];

test('one key acts at once, and `g` waits for the key of a section (spec D5.10)', () => {
  expect(matchKeys(bindings, null, 'j')).toMatchObject({ binding: { keys: 'j' }, pending: null });
  expect(matchKeys(bindings, null, 'g')).toEqual({ binding: null, pending: 'g' });
  expect(matchKeys(bindings, 'g', 'm')).toMatchObject({ binding: { keys: 'g m' }, pending: null });
});

test('a wrong second key ends the pair and does nothing (spec D5.10)', () => {
  expect(matchKeys(bindings, 'g', 'j')).toEqual({ binding: null, pending: null });
  expect(matchKeys(bindings, null, 'x')).toEqual({ binding: null, pending: null });
});

test('a page can give a key of the frame another meaning (spec D5.10)', () => {
  const page = binding('j', 'of the page');
  expect(matchKeys([...bindings, page], null, 'j').binding).toBe(page);
});
