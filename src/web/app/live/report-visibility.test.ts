import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportVisibility } from './report-visibility.ts';

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { getAttribute: () => null },
});
const storage = new Map<string, string>();
const sendBeacon = vi.fn();
let onReturn: ReturnType<typeof vi.fn<() => void>>;
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  sendBeacon.mockClear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => {
  ending = new AbortController();
  onReturn = vi.fn();
  reportVisibility({ profileId: 'me', signal: ending.signal, onReturn });
};
const become = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('after a reload the member is back within half a second, because the previous page reported leaving (spec 7.4)', () => {
  open();
  become('hidden');
  expect(sendBeacon).toHaveBeenCalledOnce();
  ending.abort();
  page.visibilityState = 'visible';
  open();
  vi.advanceTimersByTime(500);
  expect(onReturn).toHaveBeenCalledOnce();
  ending.abort();
  open();
  vi.advanceTimersByTime(5_000);
  expect(onReturn).not.toHaveBeenCalled();
});

test('opening a page reports nothing, returning to one does (spec 7.4)', () => {
  open();
  vi.advanceTimersByTime(5_000);
  expect(onReturn).not.toHaveBeenCalled();
  become('hidden');
  vi.advanceTimersByTime(5_000);
  expect(onReturn).not.toHaveBeenCalled();
  become('visible');
  vi.advanceTimersByTime(500);
  expect(onReturn).toHaveBeenCalledOnce();
});
