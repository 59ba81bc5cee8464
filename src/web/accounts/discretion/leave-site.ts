/** Key in sessionStorage of the URL this tab left to, until the site is opened again by a new navigation. */
const LEFT_TO_KEY = 'left_to';

/**
 * Leaves the site at once: hides the page before the network answers and replaces its history entry. The
 * Referrer-Policy sends no Referer. Drafts stay stored.
 * @spec D5.2
 */
export function leaveSite(address: string): void {
  document.documentElement.style.display = 'none';
  sessionStorage.setItem(LEFT_TO_KEY, address);
  location.replace(address);
}

/** Runs inline before the page is painted, so it can use only its parameter. */
function leaveAgainOnReturn(key: string): void {
  const leaveAgain = () => {
    const address = sessionStorage.getItem(key);
    if (address === null) return;
    document.documentElement.style.display = 'none';
    location.replace(address);
  };
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') leaveAgain();
  else sessionStorage.removeItem(key);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveAgain();
  });
}

/** Inline script that leaves again when Back returns to an earlier page of a tab that left. */
export const leaveAgainScript = `(${leaveAgainOnReturn})(${JSON.stringify(LEFT_TO_KEY)})`;
