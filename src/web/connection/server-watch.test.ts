import { expect, test } from 'vitest';
import { createServerWatch } from './server-watch.ts';

function watchOf({ isOnline = (): boolean => true } = {}) {
  const asked: (() => unknown)[] = [];
  let isBack = false;
  const seen: boolean[] = [];
  const watch = createServerWatch({
    isThere: async () => isBack,
    isOnline,
    schedule: work => asked.push(work),
  });
  watch.watch(() => seen.push(watch.isAway()));
  return {
    watch,
    seen,
    asked,
    comesBack: () => {
      isBack = true;
    },
    nextQuestion: async () => asked.shift()?.(),
  };
}

test('one answer that does not come is no proof that the server is away', () => {
  const { watch, seen } = watchOf();
  watch.tell(null);
  watch.tell(200);
  watch.tell(503);
  expect([watch.isAway(), seen]).toEqual([false, []]);
});

test.each([[null], [502], [503], [504]])('two in a row are: %o', status => {
  const { watch, seen } = watchOf();
  watch.tell(status);
  watch.tell(status);
  expect([watch.isAway(), seen]).toEqual([true, [true]]);
});

test.each([[200], [404], [422], [500]])('a server that answers %i is there', status => {
  const { watch } = watchOf();
  watch.tell(null);
  watch.tell(null);
  watch.tell(status);
  expect(watch.isAway()).toBe(false);
});

test('while it is away it is asked again and again, until it is back', async () => {
  const { watch, seen, asked, comesBack, nextQuestion } = watchOf();
  watch.tell(null);
  watch.tell(null);
  watch.tell(null);
  expect(asked).toHaveLength(1);
  await nextQuestion();
  expect([watch.isAway(), asked.length]).toEqual([true, 1]);
  comesBack();
  await nextQuestion();
  expect([watch.isAway(), asked.length, seen]).toEqual([false, 0, [true, false]]);
});

test('a browser without a line knows nothing of the server', () => {
  const { watch } = watchOf({ isOnline: () => false });
  watch.tell(null);
  watch.tell(null);
  expect(watch.isAway()).toBe(false);
});
