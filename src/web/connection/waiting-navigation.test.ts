import { afterEach, expect, test } from 'vitest';
import {
  cancelWaitingNavigation,
  holdNavigation,
  resumeWaitingNavigation,
  waitForRetry,
} from './waiting-navigation.ts';

afterEach(cancelWaitingNavigation);

function navigationTo(path: string) {
  const leaving = new AbortController();
  const navigation = { hasGoneOn: false, leave: () => leaving.abort() };
  void waitForRetry({ url: `https://site.example${path}`, signal: leaving.signal }).then(() => {
    navigation.hasGoneOn = true;
  });
  return navigation;
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('all loaders of a waiting page continue together on a retry', async () => {
  const [layout, page] = [navigationTo('/likes'), navigationTo('/likes')];
  await settled();
  expect([layout.hasGoneOn, page.hasGoneOn]).toEqual([false, false]);
  resumeWaitingNavigation();
  await settled();
  expect([layout.hasGoneOn, page.hasGoneOn]).toEqual([true, true]);
});

test('a cancelled or replaced navigation does not continue', async () => {
  const cancelled = navigationTo('/likes');
  cancelled.leave();
  resumeWaitingNavigation();
  const replaced = navigationTo('/chats');
  let loaded = 0;
  holdNavigation('/members', () => {
    loaded += 1;
  });
  // The replaced navigation aborts late, which must not cancel the navigation that waits now.
  replaced.leave();
  resumeWaitingNavigation();
  resumeWaitingNavigation();
  await settled();
  expect([cancelled.hasGoneOn, replaced.hasGoneOn, loaded]).toEqual([false, false, 1]);
});

test('a navigation aborted before it waits does not replace the waiting one', async () => {
  const waiting = navigationTo('/chats');
  const late = new AbortController();
  late.abort();
  void waitForRetry({ url: 'https://site.example/likes', signal: late.signal });
  resumeWaitingNavigation();
  await settled();
  expect(waiting.hasGoneOn).toBe(true);
});
