import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellWhetherHere } from './tell-here.ts';

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { getAttribute: () => null },
});
const kept = new Map<string, string>();
const sendBeacon = vi.fn();
let comeBack: ReturnType<typeof vi.fn<() => void>>;
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  sendBeacon.mockClear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => {
  ending = new AbortController();
  comeBack = vi.fn();
  tellWhetherHere({ profileId: 'me', signal: ending.signal, comeBack });
};
const become = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('who reloads a page is back within half a second, since the page before said that he left (section 7)', () => {
  open();
  become('hidden');
  expect(sendBeacon).toHaveBeenCalledOnce();
  ending.abort();
  page.visibilityState = 'visible';
  open();
  vi.advanceTimersByTime(500);
  expect(comeBack).toHaveBeenCalledOnce();
  ending.abort();
  // Once said, it need not be said with the next page again.
  open();
  vi.advanceTimersByTime(5_000);
  expect(comeBack).not.toHaveBeenCalled();
});

test('a page that opens says nothing, and one that is looked at again does', () => {
  open();
  vi.advanceTimersByTime(5_000);
  expect(comeBack).not.toHaveBeenCalled();
  become('hidden');
  vi.advanceTimersByTime(5_000);
  expect(comeBack).not.toHaveBeenCalled();
  become('visible');
  vi.advanceTimersByTime(500);
  expect(comeBack).toHaveBeenCalledOnce();
});
