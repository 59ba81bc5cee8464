const LEFT_TO_KEY = 'left_to';

/** @spec D5.2 */
export function leaveSite(address: string): void {
  document.documentElement.style.display = 'none';
  sessionStorage.setItem(LEFT_TO_KEY, address);
  location.replace(address);
}

/** The function's source becomes an inline script, so it can use only its parameter. */
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

/** Leaves the site again when the member presses Back after a quick exit. */
export const leaveAgainScript = `(${leaveAgainOnReturn})(${JSON.stringify(LEFT_TO_KEY)})`;
