import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDiscretion } from '../accounts/discretion/discretion.ts';

/** @spec 2.7 D5.2 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const { discreet } = useDiscretion();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // In discreet mode all pages have the same title, so the heading is announced instead.
    setTitle(discreet ? (document.querySelector('h1')?.textContent ?? '') : document.title);
  }, [pathname, discreet]);
  return (
    <p role="status" className="unseen">
      {title}
    </p>
  );
}
