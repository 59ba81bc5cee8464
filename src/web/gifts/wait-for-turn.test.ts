import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForTurn } from './use-send-gift.ts';

let network: EventTarget & { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  network = Object.assign(new EventTarget(), { onLine: true });
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<void>(() => {});

test('a gift is sent when its turn comes (spec 1.2)', async () => {
  await expect(waitForTurn(Promise.resolve())).resolves.toBeUndefined();
});

test('offline a gift is refused at once, whatever its turn (spec 1.2)', async () => {
  network.onLine = false;
  await expect(waitForTurn(Promise.resolve())).rejects.toThrow('unavailable');
});

test('a waiting gift is refused when the connection is lost (spec 1.2)', async () => {
  const sent = waitForTurn(never);
  network.dispatchEvent(new Event('offline'));
  await expect(sent).rejects.toThrow('unavailable');
});

test('a gift waits half a minute for earlier messages, and no longer (spec 1.2)', async () => {
  const sent = expect(waitForTurn(never)).rejects.toThrow('unavailable');
  await vi.advanceTimersByTimeAsync(30_000);
  await sent;
});
