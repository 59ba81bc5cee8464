import type { ReactNode } from 'react';
import { LiveSoon } from '../live/live-soon.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useAppBadge } from './app-badge.ts';
import { useWaiting } from './page-head.tsx';
import { PageProgress } from './page-progress.tsx';

/** What every hydrated layout has around it: progress, toasts, and what goes on while a member is logged in. */
export function Shell({ children }: { children: ReactNode }) {
  useAppBadge(useWaiting());
  return (
    <>
      <PageProgress />
      {children}
      <Toasts />
      <LiveSoon />
    </>
  );
}
