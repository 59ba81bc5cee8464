import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VIEWING } from '#contract/constants';
import { announceConnection } from '../typing/socket-sender.ts';
import { reportViewing } from './report-viewing.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let reported: boolean[];
let ending: AbortController;

const open = (visibilityState: 'visible' | 'hidden' = 'visible') => {
  page.visibilityState = visibilityState;
  ending = new AbortController();
  reportViewing({ report: isViewing => reported.push(isViewing), signal: ending.signal });
};
const become = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  reported = [];
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an open conversation is reported at once and repeated before the report expires (spec 4.11)', () => {
  open();
  vi.advanceTimersByTime(VIEWING.expiryMs);
  expect(reported).toEqual([true, true, true]);
  expect(VIEWING.repeatMs).toBeLessThan(VIEWING.expiryMs / 2);
});

test('a hidden tab, a page in the cache of the browser and a closed conversation are not viewed (spec 4.11)', () => {
  open();
  become('hidden');
  vi.advanceTimersByTime(10 * VIEWING.repeatMs);
  expect(reported).toEqual([true, false]);
  become('visible');
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  ending.abort();
  become('visible');
  expect(reported).toEqual([true, false, true, false, true, false]);
});

test('a tab that opens in the background is reported when it is looked at (spec 4.11)', () => {
  open('hidden');
  expect(reported).toEqual([]);
  become('visible');
  expect(reported).toEqual([true]);
});

test('a new connection gets the report again, because the first report may have been lost (spec 4.11)', () => {
  open();
  announceConnection();
  become('hidden');
  announceConnection();
  expect(reported).toEqual([true, true, false]);
});
