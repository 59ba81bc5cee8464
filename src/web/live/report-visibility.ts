import { pageHidden } from '#contract/accounts';
import { callUrl } from '#contract/client';
import { apiBaseUrl } from '../api-base-url.ts';

type VisibilityOptions = {
  profileId: string;
  signal: AbortSignal;
  /** Called when the page becomes visible, or stays visible after another tab was hidden. */
  onReturn: () => void;
};

/** sessionStorage key, set when a page is hidden, so that the tab's next page reports the return. */
const LEFT_KEY = 'told-left';
/**
 * Delay before a page reports its return: longer than a beacon takes, so that the reports arrive in order.
 */
const RETURN_DELAY_MS = 400;

/**
 * A hidden page reports by a beacon that the member is away. Another tab that is visible then reports the
 * return.
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
  // The previous page reported leaving while this page was loading, so this page reports the return.
  if (sessionStorage.getItem(LEFT_KEY)) returnSoon();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    others?.close();
  });
}

const isVisible = () => document.visibilityState === 'visible';
