/* The quick exit of light pages in discreet mode. The same as in src/web/accounts/discretion/quick-exit.tsx. */
(() => {
  const LEFT_TO = 'left_to';
  const hide = () => {
    document.documentElement.style.display = 'none';
  };
  const leave = address => {
    hide();
    try {
      sessionStorage.setItem(LEFT_TO, address);
    } catch {
      // Leaves all the same if the browser stores nothing; only Back is not prevented then.
    }
    // The page of a mailed link names its origin otherwise.
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }),
    );
    location.replace(address);
  };

  const LINK = '[data-quick-exit]';
  addEventListener('click', event => {
    const link = event.target.closest(LINK);
    if (!link) return;
    event.preventDefault();
    leave(link.href);
  });

  const rules = {
    escape: { key: 'Escape', times: 2, withinMs: 600 },
    shift: { key: 'Shift', times: 3, withinMs: 1_000 },
    f9: { key: 'F9', times: 1, withinMs: 0 },
  };
  // Visitors share one cached page, so the key that they chose is only in the cookie.
  const chosenKey = link => link.dataset.quickExit || /(?:^|;\s*)discreet=(\w+)/.exec(document.cookie)?.[1];
  let pressed = [];
  const countPress = ({ key, repeat, timeStamp }) => {
    const link = document.querySelector(LINK);
    const rule = link && rules[chosenKey(link)];
    if (!rule || key !== rule.key) pressed = [];
    else if (!repeat) pressed = [...pressed.filter(before => timeStamp - before <= rule.withinMs), timeStamp];
    if (rule && pressed.length >= rule.times) leave(link.href);
  };
  addEventListener('keydown', countPress, { capture: true });

  // Stands last, because it fails where the browser forbids storage.
  const leaveAgain = () => {
    const address = sessionStorage.getItem(LEFT_TO);
    if (address === null) return;
    hide();
    location.replace(address);
  };
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') leaveAgain();
  else sessionStorage.removeItem(LEFT_TO);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveAgain();
  });
})();
