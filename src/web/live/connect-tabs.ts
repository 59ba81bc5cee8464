import type { LiveFrame } from '#contract/events';
import { keepSocket } from './keep-socket.ts';

export type TabsParts = {
  /** The member whose tabs share a socket. */
  profileId: string;
  url: string;
  onFrame: (frame: LiveFrame) => void;
  signal: AbortSignal;
};

/**
 * One socket a browser: the tab that holds the lock keeps it and hands its frames to the others; when that tab closes, the next one
 * takes over. A browser without locks or channels has a socket in every tab.
 */
export function connectTabs({ profileId, url, onFrame, signal }: TabsParts): void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    keepSocket({ url, onFrame, signal });
    return;
  }
  const name = `live ${profileId}`;
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }) => onFrame(data as LiveFrame));
  signal.addEventListener('abort', () => others.close());
  const share = (frame: LiveFrame) => {
    others.postMessage(frame);
    onFrame(frame);
  };
  const untilAborted = () =>
    new Promise<void>(resolve => {
      // A browser may grant the lock just as it is no longer wanted.
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', () => resolve());
      keepSocket({ url, onFrame: share, signal });
    });
  navigator.locks.request(name, { signal }, untilAborted).catch(() => {
    // Aborted while another tab still had the lock.
  });
}
