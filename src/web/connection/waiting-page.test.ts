import { afterEach, expect, test } from 'vitest';
import { forgetWaiting, goOnWaiting, untilTriedAgain, waitForLine } from './waiting-page.ts';

afterEach(forgetWaiting);

/** A navigation to a page, and whether it went on. */
function navigationTo(place: string) {
  const leaving = new AbortController();
  const navigation = { hasGoneOn: false, leave: () => leaving.abort() };
  void untilTriedAgain({ url: `https://site.example${place}`, signal: leaving.signal }).then(() => {
    navigation.hasGoneOn = true;
  });
  return navigation;
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('all that one page waits for goes on together once it is tried again', async () => {
  const [layout, page] = [navigationTo('/likes'), navigationTo('/likes')];
  await settled();
  expect([layout.hasGoneOn, page.hasGoneOn]).toEqual([false, false]);
  goOnWaiting();
  await settled();
  expect([layout.hasGoneOn, page.hasGoneOn]).toEqual([true, true]);
});

test('a page that was given up does not go on, nor one that another took the place of', async () => {
  const given = navigationTo('/likes');
  given.leave();
  goOnWaiting();
  const replaced = navigationTo('/chats');
  let loaded = 0;
  waitForLine('/members', () => {
    loaded += 1;
  });
  // Left late, it takes nothing along.
  replaced.leave();
  goOnWaiting();
  goOnWaiting();
  await settled();
  expect([given.hasGoneOn, replaced.hasGoneOn, loaded]).toEqual([false, false, 1]);
});

test('a page that was given up before it began to wait takes no place from the page that waits', async () => {
  const waits = navigationTo('/chats');
  const late = new AbortController();
  late.abort();
  void untilTriedAgain({ url: 'https://site.example/likes', signal: late.signal });
  goOnWaiting();
  await settled();
  expect(waits.hasGoneOn).toBe(true);
});
