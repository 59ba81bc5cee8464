/** Where this tab left to, as long as nobody came back to the site by an address of his own. */
const LEFT_TO_KEY = 'left_to';

/**
 * Leaves the site at once: the page is blank before the network answers, and what takes its place takes its entry in the history
 * too. No Referer goes along: the pages' policy sends none to another site. Drafts are kept where they always are.
 */
export function leaveSite(address: string): void {
  document.documentElement.style.display = 'none';
  sessionStorage.setItem(LEFT_TO_KEY, address);
  location.replace(address);
}

/** Sent as text and run before a page is drawn: it knows nothing but its parameter. */
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

/** The back button of a tab that left leads to earlier pages of the site: this script leaves them again before they are seen. */
export const leaveAgainScript = `(${leaveAgainOnReturn})(${JSON.stringify(LEFT_TO_KEY)})`;
