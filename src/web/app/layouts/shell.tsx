import { type ReactNode, useEffect } from 'react';
import { useBadgeClearings } from '../../accounts/browser-traces.ts';
import { useDiscretion } from '../../accounts/discretion/discretion.ts';
import { ReportHost } from '../../moderation/report/report-host.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { PageProgress } from './page-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useUnseenCount } from './use-counts.ts';

/** @spec 2.2 */
export function Shell({ children }: { children: ReactNode }) {
  useAppBadge(useUnseenCount());
  const { discreet } = useDiscretion();
  return (
    <>
      <PageProgress />
      {children}
      <ReportHost />
      <Toasts />
      <RouteAnnouncer hasOneTitle={discreet} />
    </>
  );
}

/**
 * Set again after another member's badge was cleared, which happens after the first page of a login.
 * @spec 2.7 D2.21
 */
function useAppBadge(count: number): void {
  const clearings = useBadgeClearings();
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(count).catch(() => undefined);
  }, [count, clearings]);
}
