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
    // Discreet mode gives all pages the same title, so the heading is announced.
    setTitle(discreet ? (document.querySelector('h1')?.textContent ?? '') : document.title);
  }, [pathname, discreet]);
  return (
    <p role="status" className="unseen">
      {title}
    </p>
  );
}
