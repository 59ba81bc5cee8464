import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDiscretion } from '../../accounts/discretion/discretion.ts';
import { ReportHost } from '../../moderation/report/report-host.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { PageProgress } from './page-progress.tsx';
import { useUnseenCount } from './use-counts.ts';

/** @spec 2.2 */
export function Shell({ children }: { children: ReactNode }) {
  useAppBadge(useUnseenCount());
  return (
    <>
      <PageProgress />
      {children}
      <ReportHost />
      <Toasts />
      <RouteAnnouncer />
    </>
  );
}

/** @spec 2.7 */
function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}

/** @spec 2.7 D5.2 */
function RouteAnnouncer() {
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
