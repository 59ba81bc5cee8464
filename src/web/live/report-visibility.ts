import { pageHidden } from '#contract/accounts';
import { callUrl } from '#contract/client';
import { apiBaseUrl } from '../api-base-url.ts';

type VisibilityOptions = {
  profileId: string;
  signal: AbortSignal;
  /** Called when the page is visible again, or still. */
  onReturn: () => void;
};

/** Set in the session storage when the page was hidden, so that a reload knows it. */
const LEFT_KEY = 'told-left';
/** Longer than the beacon takes, so that a member who switches tabs ends as present. */
const RETURN_DELAY_MS = 400;

/**
 * A hidden page reports by a beacon that the member is away; another visible tab reports the return.
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
