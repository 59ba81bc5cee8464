/** Does something now where this tab is in view, else when it comes to the fore. @returns how to give it up */
export function whenInView(act: () => void): () => void {
  const waiting = new AbortController();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    waiting.abort();
    act();
  };
  document.addEventListener('visibilitychange', look, { signal: waiting.signal });
  look();
  return () => waiting.abort();
}
