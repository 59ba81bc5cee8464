import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useWaitingPath } from '../../connection/waiting-navigation.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useProgressPhase } from '../../ui/progress-phase.ts';
import { toast } from '../../ui/toast-store.ts';
import { showsProgress } from './query-progress.ts';

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
        const { error } = event.action;
        setFailures(count => count + 1);
        toast(shortFailureText(t, error), 'error');
      }),
    [cache, t],
  );
  return failures;
}
