import type { ReactNode } from 'react';
import { ReportHost } from '../moderation/report/report-host.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useAppBadge } from './app-badge.ts';
import { useWaiting } from './page-head.tsx';
import { PageProgress } from './page-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What every hydrated layout has around it: progress, the report of a member, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  useAppBadge(useWaiting());
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
