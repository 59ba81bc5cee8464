import { pageHidden } from '#contract/accounts';
import { callUrl } from '#contract/client';
import { apiBaseUrl } from '../../data/api-base-url.ts';

type VisibilityOptions = {
  profileId: string;
  signal: AbortSignal;
  /** Also called when another tab becomes hidden while this page is visible. */
  onReturn: () => void;
};

/** Session storage key that a hidden page sets and the tab's next page reads. */
const LEFT_KEY = 'reported-left';
/** Longer than a beacon takes, so that the server gets the reports in order. */
const RETURN_DELAY_MS = 400;

/**
 * A hidden tab reports the member as away. Any visible tab then reports the return.
 * @spec 7.4 D4.8
 */
export function reportVisibility({ profileId, signal, onReturn }: VisibilityOptions): void {
  const address = apiBaseUrl() + callUrl(pageHidden, undefined);
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`here ${profileId}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const returnSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isVisible()) return;
      sessionStorage.removeItem(LEFT_KEY);
      onReturn();
    }, RETURN_DELAY_MS);
  };
  const onVisibilityChange = () => {
    if (isVisible()) return returnSoon();
    sessionStorage.setItem(LEFT_KEY, '1');
    navigator.sendBeacon(address, new Blob(['{}'], { type: 'application/json' }));
    others?.postMessage('left');
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  others?.addEventListener('message', returnSoon);
  // The tab's previous page reported that the member left.
  if (sessionStorage.getItem(LEFT_KEY)) returnSoon();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    others?.close();
  });
}

const isVisible = () => document.visibilityState === 'visible';
