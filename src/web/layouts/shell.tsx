import type { ReactNode } from 'react';
import { ReportHost } from '../moderation/report/report-host.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useAppBadge } from './app-badge.ts';
import { useUnseenCount } from './page-head.tsx';
import { PageProgress } from './page-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

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
