import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useBadgeClearings } from '../../accounts/browser-traces.ts';
import { useDiscretion } from '../../accounts/discretion/discretion.ts';
import { useWaitingPath } from '../../connection/waiting-navigation.ts';
import { ReportHost } from '../../moderation/report/report-host.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useProgressPhase } from '../../ui/progress-phase.ts';
import { toast } from '../../ui/toast-store.ts';
import { Toasts } from '../../ui/toasts.tsx';
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

/** @spec 4.1 */
function PageProgress() {
  const t = useText();
  const isWaiting = useWaitingPath() !== null;
  const navigating = useNavigation().state !== 'idle' && !isWaiting;
  const fetching = useIsFetching({ predicate: showsProgress }) > 0;
  const failures = useFailedRefreshes();
  const phase = useProgressPhase(navigating || fetching, failures);
  return <ProgressBar phase={phase} label={t('state.loading')} />;
}

function useFailedRefreshes(): number {
  const t = useText();
  const cache = useQueryClient().getQueryCache();
  const [failures, setFailures] = useState(0);
  useEffect(
    () =>
      cache.subscribe(({ type, query, ...event }) => {
        if (type !== 'updated' || !('action' in event) || event.action.type !== 'error') return;
        if (query.meta?.progress === 'never' || query.getObserversCount() === 0) return;
        // The list itself reports that its next page failed.
        if (query.meta?.progress === 'first' && query.state.fetchMeta?.fetchMore) return;
        const { error } = event.action;
        setFailures(count => count + 1);
        toast(shortFailureText(t, error), 'error');
      }),
    [cache, t],
  );
  return failures;
}

/**
 * `first` shows the progress bar only while the query has no data.
 * @spec 4.1
 */
type QueryProgress = 'first' | 'never';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { progress?: QueryProgress };
  }
}

const showsProgress = ({ meta, state }: Query): boolean =>
  meta?.progress === 'never' ? false : meta?.progress === 'first' ? state.data === undefined : true;
