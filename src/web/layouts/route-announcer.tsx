import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the title of a page that was navigated to without a new document, for those who do not see it change. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p role="status" className="unseen">
      {title}
    </p>
  );
}
