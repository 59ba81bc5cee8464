import { pageHidden } from '#contract/accounts';
import { callUrl } from '#contract/client';
import { apiBaseUrl } from '../api-base-url.ts';

type VisibilityOptions = {
  profileId: string;
  signal: AbortSignal;
  /** Called if the page becomes visible, or if another tab becomes hidden and this page is visible. */
  onReturn: () => void;
};

/** Key in sessionStorage, set by a hidden page. The tab's next page then reports that the member is back. */
const LEFT_KEY = 'told-left';
/**
 * The delay before a page reports that the member is back. It is longer than a beacon takes, so that the
 * server gets the reports in order.
 */
const RETURN_DELAY_MS = 400;

/**
 * A page that becomes hidden reports by a beacon that the member is away. If another tab is visible, that tab
 * then reports that the member is back.
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
  // The previous page in this tab reported that the member left, so this page reports that they are back.
  if (sessionStorage.getItem(LEFT_KEY)) returnSoon();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    others?.close();
  });
}

const isVisible = () => document.visibilityState === 'visible';
