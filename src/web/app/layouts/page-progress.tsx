import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useWaitingPath } from '../../connection/waiting-navigation.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useProgressPhase } from '../../ui/progress-phase.ts';
import { toast } from '../../ui/toast-store.ts';

/** @spec 4.1 */
export function PageProgress() {
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
