import { VIEWING } from '#contract/constants';
import { onConnection } from '../typing/socket-sender.ts';

type ViewingOptions = {
  /** Gets false when the page no longer shows the conversation. */
  report: (isViewing: boolean) => void;
  signal: AbortSignal;
};

/**
 * Reports while the conversation is before the member's eyes, and repeats it in case a report was lost.
 * @spec 4.11
 */
export function reportViewing({ report, signal }: ViewingOptions): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    report(false);
  };
  const update = () => {
    if (document.visibilityState !== 'visible') return stop();
    if (timer !== undefined) return;
    report(true);
    timer = setInterval(report, VIEWING.repeatMs, true);
  };
  document.addEventListener('visibilitychange', update, { signal });
  // A page that goes into the cache of the browser is not always hidden first.
  globalThis.addEventListener('pagehide', stop, { signal });
  globalThis.addEventListener('pageshow', update, { signal });
  onConnection(() => {
    if (timer !== undefined) report(true);
  }, signal);
  signal.addEventListener('abort', stop);
  update();
}
