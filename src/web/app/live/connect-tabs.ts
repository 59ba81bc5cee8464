import type { LiveFrame } from '#contract/events';
import type { TypingFrame } from '#contract/typing';
import type { SocketSender } from '../../chats/typing/socket-sender.ts';
import { maintainSocket } from './maintain-socket.ts';

type TabsOptions = {
  profileId: string;
  url: string;
  onFrame: (frame: LiveFrame) => void;
  signal: AbortSignal;
};

/**
 * The tab with the lock opens the only socket and relays its frames.
 * @spec D5.6
 */
export function connectTabs({ profileId, url, onFrame, signal }: TabsOptions): SocketSender {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return maintainSocket({ url, onFrame, signal });
  const name = `live ${profileId}`;
  const [others, requests] = [new BroadcastChannel(name), new BroadcastChannel(`${name} said`)];
  others.addEventListener('message', ({ data }) => onFrame(data as LiveFrame));
  signal.addEventListener('abort', () => {
    others.close();
    requests.close();
  });
  const share = (frame: LiveFrame) => {
    others.postMessage(frame);
    onFrame(frame);
  };
  let send: SocketSender | null = null;
  requests.addEventListener('message', ({ data }) => send?.(data as TypingFrame));
  const untilAborted = () =>
    new Promise<void>(resolve => {
      // The browser may grant the lock after `signal` has aborted.
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', () => resolve());
      send = maintainSocket({ url, onFrame: share, signal });
    });
  navigator.locks.request(name, { signal }, untilAborted).catch(() => {
    // Ignores the rejection, which comes if `signal` aborts while another tab holds the lock.
  });
  return frame => (send ? send(frame) : requests.postMessage(frame));
}
