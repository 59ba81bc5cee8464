/**
 * Calls `act` once this tab is visible.
 * @returns a function that stops waiting
 */
export function whenInView(act: () => void): () => void {
  const pending = new AbortController();
  const runIfVisible = () => {
    if (document.visibilityState !== 'visible') return;
    pending.abort();
    act();
  };
  document.addEventListener('visibilitychange', runIfVisible, { signal: pending.signal });
  runIfVisible();
  return () => pending.abort();
}
