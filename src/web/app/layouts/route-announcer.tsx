import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces each new page to screen readers.
 * @param hasOneTitle true in discreet mode, where the heading is announced instead of the title
 * @spec 2.7 D5.2
 */
export function RouteAnnouncer({ hasOneTitle }: { hasOneTitle: boolean }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(hasOneTitle ? (document.querySelector('h1')?.textContent ?? '') : document.title);
  }, [pathname, hasOneTitle]);
  return (
    <p role="status" className="unseen">
      {title}
    </p>
  );
}
