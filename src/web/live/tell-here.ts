import { pageHidden } from '#contract/accounts';
import { callUrl } from '#contract/client';
import { apiBaseUrl } from '../api-base-url.ts';

export type HereParts = {
  profileId: string;
  signal: AbortSignal;
  /** A sign of life: the page is seen again, or still. */
  comeBack: () => void;
};

/** What the tab keeps through a reload: that it has told it was left. */
const LEFT = 'told-left';
/** Longer than the beacon of a tab that one left takes: who changes tabs is here in the end. */
const COME_BACK_MS = 400;

/**
 * Tells the server by a beacon when the page becomes hidden (section 7): the member is away. He is back when it is seen again, and
 * was never gone where he still sees another tab: it hears of the one he left.
 */
export function tellWhetherHere({ profileId, signal, comeBack }: HereParts): void {
  const address = apiBaseUrl() + callUrl(pageHidden, undefined);
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`here ${profileId}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const comeBackSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isSeen()) return;
      sessionStorage.removeItem(LEFT);
      comeBack();
    }, COME_BACK_MS);
  };
  const tell = () => {
    if (isSeen()) return comeBackSoon();
    sessionStorage.setItem(LEFT, '1');
    navigator.sendBeacon(address, new Blob(['{}'], { type: 'application/json' }));
    others?.postMessage('left');
  };
  document.addEventListener('visibilitychange', tell, { signal });
  others?.addEventListener('message', comeBackSoon);
  // The page before this one in the same tab was left, and said so while this one was already on its way.
  if (sessionStorage.getItem(LEFT)) comeBackSoon();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    others?.close();
  });
}

const isSeen = () => document.visibilityState === 'visible';
