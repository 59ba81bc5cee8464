import type { LiveFrame } from '#contract/events';
import type { TypingFrame } from '#contract/typing';
import { keepSocket } from './keep-socket.ts';
import type { Say } from './say.ts';

export type TabsParts = {
  /** The member whose tabs share a socket. */
  profileId: string;
  url: string;
  onFrame: (frame: LiveFrame) => void;
  signal: AbortSignal;
};

/**
 * One socket a browser: the tab that holds the lock keeps it, hands its frames to the others and says what they say; when that tab
 * closes, the next one takes over. A browser without locks or channels has a socket in every tab. Answers how to say something over it.
 */
export function connectTabs({ profileId, url, onFrame, signal }: TabsParts): Say {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return keepSocket({ url, onFrame, signal });
  const name = `live ${profileId}`;
  const [others, said] = [new BroadcastChannel(name), new BroadcastChannel(`${name} said`)];
  others.addEventListener('message', ({ data }) => onFrame(data as LiveFrame));
  signal.addEventListener('abort', () => {
    others.close();
    said.close();
  });
  const share = (frame: LiveFrame) => {
    others.postMessage(frame);
    onFrame(frame);
  };
  let own: Say | null = null;
  said.addEventListener('message', ({ data }) => own?.(data as TypingFrame));
  const untilAborted = () =>
    new Promise<void>(resolve => {
      // A browser may grant the lock just as it is no longer wanted.
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', () => resolve());
      own = keepSocket({ url, onFrame: share, signal });
    });
  navigator.locks.request(name, { signal }, untilAborted).catch(() => {
    // Aborted while another tab still had the lock.
  });
  return sign => (own ? own(sign) : said.postMessage(sign));
}
